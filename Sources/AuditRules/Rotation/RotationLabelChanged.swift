internal import AccessibilityModel
internal import Auditing

/// Reports elements with another label in landscape.
struct RotationLabelChanged: PairRule {
  static let description = RuleDescription(
    id: "rotation-label-changed",
    group: .rotation,
    summary: "Labels must be the same in both orientations.",
    rationale: "Users who know the screen by ear, or use Voice Control, look for the name they "
      + "know.",
    remedy: Remedy(
      "use one accessibilityLabel and shorten only the visible text",
      android: "use one contentDescription and shorten only the visible text",
      .uiKit(#"button.accessibilityLabel = "Add to cart""#),
      .swiftUI(#".accessibilityLabel("Add to cart")"#),
      .views(#"android:contentDescription="@string/add_to_cart""#),
      .compose(#"Modifier.semantics { contentDescription = "Add to cart" }"#)),
    severity: .error,
    criteria: [.wcag("3.2.4")],
    needs: [.labels],
    platforms: [.iOS, .android]
  )

  func check(_ pair: OrientationPair, findings: inout PairFindings) {
    for (before, after) in pair.matchedStops where after.subject.isStop {
      let (old, new) = (before.wording.words.list, after.subject.wording.words.list)
      guard !old.isEmpty, !new.isEmpty, old != new else { continue }
      let doubt: Reason? =
        Self.withoutNumbers(old) == Self.withoutNumbers(new)
        ? "a counter may have changed between the captures" : after.doubt
      let isShort = Self.abbreviates(old, new) || Self.abbreviates(new, old)
      findings.report(
        """
        \(after.subject) is labelled \(after.subject.wording.quotedLabel) \(after.subject.inOrientation) but \
        \(before.wording.quotedLabel) \(before.inOrientation)\(after.doubtInWords)
        """, at: after.subject, doubt: doubt, severity: isShort ? .note : nil)
    }
  }

  private static func withoutNumbers(_ words: [String]) -> [String] {
    words.filter { !$0.allSatisfy(\.isNumber) }
  }

  /// Whether a name is the beginning of another, or made of its initials.
  private static func abbreviates(_ short: [String], _ long: [String]) -> Bool {
    let (name, whole) = (short.joined(separator: " "), long.joined(separator: " "))
    if name.count < whole.count, whole.hasPrefix(name) { return true }
    return short.count == 1 && long.count > 1 && name == String(long.compactMap(\.first))
  }
}

extension RotationLabelChanged {
  static let examples = RuleExamples(
    passing: [
      .turned(
        portrait: #"<UIButton identifier="buy" title="Buy" frame="20 100 80 44"/>"#,
        landscape: #"<UIButton identifier="buy" title="Buy…" frame="20 100 80 44"/>"#)
    ],
    failing: [
      .turned(
        portrait: #"<UIButton identifier="buy" title="Buy" frame="20 100 80 44"/>"#,
        landscape: #"↓<UIButton identifier="buy" title="Check out" frame="20 100 80 44"/>"#),
      // A note.
      .turned(
        portrait: #"<UIButton identifier="info" title="Info" frame="20 100 80 44"/>"#,
        landscape: #"↓<UIButton identifier="info" title="Information" frame="20 100 80 44"/>"#),
    ]
  )
}
