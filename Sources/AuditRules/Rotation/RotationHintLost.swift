internal import AccessibilityModel
public import Auditing

/// Reports hints that are there in portrait only.
///
/// What an element does when it is tapped does not depend on how the device is held.
public struct RotationHintLost: PairRule {
  public static let description = RuleDescription(
    id: "rotation-hint-lost",
    group: .rotation,
    summary: "An element keeps its hint when the device is turned.",
    rationale: "What an element does when it is tapped does not depend on how the device is held.",
    remedy: "set the accessibilityHint in both layouts",
    severity: .error,
    criteria: [.wcag("4.1.2"), .wcag("1.3.4")],
    needs: [.hints],
    platforms: [.iOS, .android]
  )

  public init() {}

  public func check(_ pair: OrientationPair, findings: inout PairFindings) {
    for (before, after) in pair.matchedStops where after.subject.isStop {
      guard let old = before.hint, !old.isBlank, after.subject.hint?.isBlank ?? true else {
        continue
      }
      findings.report(
        """
        \(after.subject) has no hint \(after.subject.inOrientation) and \(old.quoted) \
        \(before.inOrientation)\(after.doubt)
        """, at: after.subject, outcome: after.outcome, fix: Fix(attribute: .hint, value: old))
    }
  }
}

extension RotationHintLost {
  public static let examples = RuleExamples(
    passing: [
      .turned(
        portrait: #"<UIButton title="Buy" hint="Opens the cart." frame="20 100 80 44"/>"#,
        landscape: #"<UIButton title="Buy" hint="Shows the cart." frame="20 100 80 44"/>"#)
    ],
    failing: [
      .turned(
        portrait: #"<UIButton title="Buy" hint="Opens the cart." frame="20 100 80 44"/>"#,
        landscape: #"↓<UIButton title="Buy" frame="20 100 80 44"/>"#)
    ]
  )
}
