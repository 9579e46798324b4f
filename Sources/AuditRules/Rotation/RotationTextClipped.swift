internal import AccessibilityModel
internal import Auditing

/// Reports texts that fit in portrait and are clipped in landscape.
struct RotationTextClipped: PairRule {
  static let description = RuleDescription(
    id: "rotation-text-clipped",
    group: .rotation,
    summary: "Texts must fit their frame after rotation.",
    rationale: "Users with low vision see only the first words, and fewer with larger text.",
    remedy: Remedy(
      "set numberOfLines = 0 and let the frame grow in both layouts",
      android: "remove maxLines and use wrap_content in both layouts",
      .uiKit("label.numberOfLines = 0"),
      .swiftUI(".lineLimit(nil).fixedSize(horizontal: false, vertical: true)"),
      .views(#"android:layout_height="wrap_content""#),
      .compose("Text(text, maxLines = Int.MAX_VALUE)")),
    severity: .error,
    criteria: [.wcag("1.4.4")],
    needs: [.frames, .visibleText, .fonts],
    platforms: [.iOS, .android]
  )

  func check(_ pair: OrientationPair, findings: inout PairFindings) {
    let rule = TextClipped()
    for after in pair.second.subjects(.texts) {
      guard let before = pair.counterpart(of: after), before.subject.kinds.contains(.texts),
        let found = rule.finding(at: after), rule.finding(at: before.subject) == nil
      else { continue }
      findings.report(
        "\(after) clips its text \(after.inOrientation) but not \(before.subject.inOrientation)",
        at: after, doubt: before.doubt ?? found.doubt)
    }
  }
}

extension RotationTextClipped {
  static let examples = RuleExamples(
    passing: [
      .turned(
        portrait: #"<UILabel text="Pay when the parcel has come" frame="20 100 300 21"/>"#,
        landscape: #"<UILabel text="Pay when the parcel has come" frame="20 100 400 21"/>"#),
      .turned(
        portrait: #"<UILabel text="Pay when the parcel has come" frame="20 100 80 21"/>"#,
        landscape: #"<UILabel text="Pay when the parcel has come" frame="20 100 80 21"/>"#),
    ],
    failing: [
      .turned(
        portrait: #"<UILabel text="Pay when the parcel has come" frame="20 100 300 21"/>"#,
        landscape: #"↓<UILabel text="Pay when the parcel has come" frame="20 100 80 21"/>"#)
    ]
  )
}
