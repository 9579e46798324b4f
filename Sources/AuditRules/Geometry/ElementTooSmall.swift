internal import AccessibilityModel
public import Auditing

/// Reports stops that are too small to be found by touch.
///
/// Whoever explores a screen with a finger passes over what is only a few points high.
public struct ElementTooSmall: ElementRule {
  public static let description = RuleDescription(
    id: "element-too-small",
    group: .geometry,
    summary: "A stop is at least 14 points wide and high.",
    rationale:
      "Whoever explores a screen with a finger passes over what is only a few points high.",
    remedy: "give it an accessibilityFrame that takes in the space around it",
    severity: .note,
    needs: [.frames, .exposure],
    isRecommended: false
  )

  public static let subjects: ElementKinds = .stops

  /// A11yUITests' figure, arbitrary by its author's own words.
  var least = 14.0
  var tolerance = 0.1

  public init() {}

  public func check(_ subject: AuditedElement, findings: inout Findings) {
    let frame = subject.effectiveFrame
    guard frame.isFinite, frame.shorterSide > 0,
      frame.shorterSide < subject.sureLeast(least) - tolerance
    else {
      return
    }
    findings.report(
      """
      \(subject) is \(sizeInWords: frame) \(subject.unit), less than \(least.inWords) by \
      \(least.inWords)
      """, at: subject, outcome: subject.geometryOutcome)
  }
}

extension ElementTooSmall {
  public static let examples = RuleExamples(
    passing: [
      Example(#"<UILabel text="Total" frame="20 100 60 14"/>"#),
      Example(#"<UIView frame="0 100 390 1"/>"#),
      Example(#"<UILabel text="Total" accessibilityFrame="20 96 60 20" frame="20 100 60 12"/>"#),
    ],
    failing: [
      Example(#"↓<UILabel text="Total" frame="20 100 60 13"/>"#),
      Example(#"↓<UIView isElement="true" label="Line" frame="0 100 390 1"/>"#),
    ]
  )
}
