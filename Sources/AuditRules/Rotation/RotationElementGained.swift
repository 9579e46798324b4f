internal import AccessibilityModel
internal import Auditing
internal import Relayout

/// Reports controls that exist only in landscape.
struct RotationElementGained: PairRule {
  static let description = RuleDescription(
    id: "rotation-element-gained",
    group: .rotation,
    summary: "Actions available in landscape should be available in portrait.",
    rationale: "Users who cannot rotate the device never learn of them.",
    remedy: Remedy(
      "add the action to the portrait layout",
      .uiKit("moreMenu.menu = UIMenu(children: landscapeActions)"),
      .swiftUI(#"Menu("More") { landscapeActions }"#),
      .views(#"app:showAsAction="ifRoom""#),
      .compose("DropdownMenu(isOpen, onDismiss) { ShareItem() }")),
    severity: .note,
    criteria: [.wcag("1.3.4")],
    needs: [.labels],
    platforms: [.iOS, .android],
    isRecommended: true
  )

  func check(_ pair: OrientationPair, findings: inout PairFindings) {
    for subject in pair.second.stopSubjects
    where subject.isActionable && !subject.isMeantForOneOrientation {
      let counterpart = pair.counterpart(of: subject)?.subject
      if let counterpart, !counterpart.kinds.isEmpty { continue }
      if let reason = pair.reasonOfColumn(subject) {
        findings.excuse(subject, because: reason)
        continue
      }
      findings.report(
        "\(subject) is missing in \(pair.first.screen.orientation.rawValue)", at: subject,
        doubt: pair.doubtAboutRows(subject))
    }
  }
}

extension RotationElementGained {
  static let examples = RuleExamples(
    passing: [
      .turned(
        portrait: #"<UIButton title="Buy" frame="20 100 80 44"/>"#,
        landscape: #"""
          <UIButton title="Buy" frame="20 100 80 44"/><UILabel text="More room" frame="200 100 80 20"/>
          """#),
      .turned(
        portrait: #"<UIButton title="Buy" frame="20 100 80 44"/>"#,
        landscape: #"""
          <UIButton title="Buy" frame="20 100 80 44"/>
          <UIButton title="Side by side" only="landscape" frame="200 100 80 44"/>
          """#),
    ],
    failing: [
      .turned(
        portrait: #"<UIButton title="Buy" frame="20 100 80 44"/>"#,
        landscape: #"""
          <UIButton title="Buy" frame="20 100 80 44"/>
          ↓<UIButton title="Compare" frame="200 100 80 44"/>
          """#)
    ]
  )
}
