internal import AccessibilityModel
internal import Auditing

/// Reports elements that lose their label after rotation.
struct RotationLabelLost: PairRule {
  static let description = RuleDescription(
    id: "rotation-label-lost",
    group: .rotation,
    summary: "Labels must be present in both orientations.",
    rationale: "Users hear only the role of a control that had a name before.",
    remedy: Remedy(
      "set accessibilityLabel in both layouts",
      android: "set contentDescription in both layouts",
      .uiKit(#"button.accessibilityLabel = "Buy""#),
      .swiftUI(#".accessibilityLabel("Buy")"#),
      .views(#"android:contentDescription="@string/buy""#),
      .compose(#"Modifier.semantics { contentDescription = "Buy" }"#)),
    severity: .error,
    criteria: [.wcag("4.1.2"), .wcag("3.2.4")],
    needs: [.labels],
    platforms: [.iOS, .android]
  )

  func check(_ pair: OrientationPair, findings: inout PairFindings) {
    for (before, after) in pair.matchedStops
    where after.subject.isStop && !before.element.hasBlankLabel {
      guard after.subject.wording.label.isBlank else { continue }
      findings.report(
        """
        \(after.subject) loses its label \(before.wording.quotedLabel) \
        \(after.subject.inOrientation)\(after.doubtInWords)
        """, at: after.subject, doubt: after.doubt,
        fix: Fix(attribute: .label, value: before.label))
    }
  }
}

extension RotationLabelLost {
  static let examples = RuleExamples(
    passing: [
      .turned(
        portrait: #"<UIButton identifier="buy" title="Buy" frame="20 100 80 44"/>"#,
        landscape: #"<UIButton identifier="buy" title="Buy now" frame="20 100 80 44"/>"#)
    ],
    failing: [
      .turned(
        portrait: #"<UIButton identifier="buy" title="Buy" frame="20 100 80 44"/>"#,
        landscape: #"↓<UIButton identifier="buy" frame="20 100 80 44"/>"#),
      .turned(
        portrait: #"<UIButton title="Buy" frame="20 100 80 44"/>"#,
        landscape: #"↓<UIButton image="cart" frame="20 100 80 44" label=""/>"#),
    ]
  )
}
