internal import AccessibilityModel
internal import Auditing

/// Reports elements that lose their hint after rotation.
struct RotationHintLost: PairRule {
  static let description = RuleDescription(
    id: "rotation-hint-lost",
    group: .rotation,
    summary: "Hints must be present in both orientations.",
    rationale: "The result of an action does not depend on the orientation, but users hear it "
      + "only in one.",
    remedy: Remedy(
      "set accessibilityHint in both layouts",
      android: "set the hint in both layouts",
      .uiKit(#"button.accessibilityHint = "Opens the order.""#),
      .swiftUI(#".accessibilityHint("Opens the order.")"#),
      .views(#"android:tooltipText="@string/opens_the_order""#),
      .compose(#"Modifier.semantics { onClick(label = "open the order", action = null) }"#)),
    severity: .error,
    criteria: [.wcag("4.1.2"), .wcag("1.3.4")],
    needs: [.hints],
    platforms: [.iOS, .android]
  )

  func check(_ pair: OrientationPair, findings: inout PairFindings) {
    for (before, after) in pair.matchedStops where after.subject.isStop {
      guard let old = before.hint, !old.isBlank, after.subject.hint?.isBlank ?? true else {
        continue
      }
      findings.report(
        """
        \(after.subject) loses its hint \(old.quoted) \
        \(after.subject.inOrientation)\(after.doubtInWords)
        """, at: after.subject, doubt: after.doubt, fix: Fix(attribute: .hint, value: old))
    }
  }
}

extension RotationHintLost {
  static let examples = RuleExamples(
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
