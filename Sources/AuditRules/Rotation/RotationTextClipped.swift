internal import AccessibilityModel
public import Auditing

/// Reports texts that fit in portrait and are cut off in landscape.
///
/// Who reads with large text sees the first words only.
public struct RotationTextClipped: PairRule {
  public static let description = RuleDescription(
    id: "rotation-text-clipped",
    group: .rotation,
    summary: "A text that fits in portrait fits in landscape.",
    rationale:
      "Who reads with the eyes sees the first words only, and fewer still with large text.",
    remedy: "let the text wrap (numberOfLines = 0) and its frame grow in both layouts",
    severity: .warning,
    criteria: [.wcag("1.4.4")],
    needs: [.frames, .visibleText, .fonts],
    platforms: [.iOS, .android]
  )

  public init() {}

  public func check(_ pair: OrientationPair, findings: inout PairFindings) {
    let rule = TextClipped()
    for after in pair.second.subjects(.texts) {
      guard let before = pair.counterpart(of: after), before.subject.kinds.contains(.texts),
        let found = rule.finding(at: after), rule.finding(at: before.subject) == nil
      else { continue }
      findings.report(
        "\(found.message) \(after.inOrientation), and fits \(before.subject.inOrientation)",
        at: after, outcome: before.outcome.and(found.outcome))
    }
  }
}

extension RotationTextClipped {
  public static let examples = RuleExamples(
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
