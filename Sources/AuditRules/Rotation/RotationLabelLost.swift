internal import AccessibilityModel
public import Auditing

/// Reports elements that have a label in portrait and none in landscape.
///
/// What had a name is a button like any other.
public struct RotationLabelLost: PairRule {
  public static let description = RuleDescription(
    id: "rotation-label-lost",
    group: .rotation,
    summary: "An element keeps its label when the device is turned.",
    rationale:
      "What had a name is a button like any other, after a turn that may not even have been "
      + "meant.",
    remedy: "set the accessibilityLabel in both layouts",
    severity: .error,
    criteria: [.wcag("4.1.2"), .wcag("3.2.4")],
    needs: [.labels],
    platforms: [.iOS, .android]
  )

  public init() {}

  public func check(_ pair: OrientationPair, findings: inout PairFindings) {
    for (before, after) in pair.matchedStops
    where after.subject.isStop && !before.element.hasBlankLabel {
      guard after.subject.element.hasBlankLabel else { continue }
      findings.report(
        """
        \(after.subject) has no label \(after.subject.inOrientation) and is \(before.quotedLabel) \
        \(before.inOrientation)\(after.doubt)
        """, at: after.subject, outcome: after.outcome,
        fix: Fix(attribute: .label, value: before.label))
    }
  }
}

extension RotationLabelLost {
  public static let examples = RuleExamples(
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
