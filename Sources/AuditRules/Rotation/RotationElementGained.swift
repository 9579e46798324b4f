internal import AccessibilityModel
public import Auditing
internal import Relayout

/// Reports controls that are there in landscape only.
///
/// Who cannot turn the device never learns of them.
public struct RotationElementGained: PairRule {
  public static let description = RuleDescription(
    id: "rotation-element-gained",
    group: .rotation,
    summary: "What can be done in landscape can be done in portrait.",
    rationale: "Who cannot turn the device never learns of what is there in landscape only.",
    remedy: "offer it in portrait too",
    severity: .warning,
    criteria: [.wcag("1.3.4")],
    needs: [.labels],
    platforms: [.iOS, .android]
  )

  public init() {}

  public func check(_ pair: OrientationPair, findings: inout PairFindings) {
    for subject in pair.second.stopSubjects
    where subject.isActionable && !subject.isMeantForOneOrientation {
      let counterpart = pair.counterpart(of: subject)?.subject
      if let counterpart, !counterpart.kinds.isEmpty { continue }
      // A capture of a list holds the rows that were on the screen, and may have been scrolled.
      let mayScroll = subject.context.geometry.scroller(of: subject.index) != nil
      findings.report(
        "\(subject) is not there in \(pair.first.screen.orientation.rawValue)", at: subject,
        outcome: mayScroll && pair.first.screen.isCapture ? .review : .fail)
    }
  }
}

extension RotationElementGained {
  public static let examples = RuleExamples(
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
