internal import AccessibilityModel
public import Auditing

/// Reports labels with blanks too many.
///
/// VoiceOver may pause at them, and what looks the same in a test is not the same text.
public struct LabelUntrimmed: ElementRule {
  public static let description = RuleDescription(
    id: "label-untrimmed",
    group: .names,
    summary: "A label has no blanks at its ends, and one at a time inside.",
    rationale: "The voice may stumble over them, and two labels that look the same are told apart.",
    remedy: "trim the label",
    severity: .note,
    needs: [.labels],
    isRecommended: false
  )

  public static let subjects: SubjectKinds = .labelled

  public init() {}

  public func check(_ subject: Subject, findings: inout Findings) {
    let shape = subject.labelShape
    guard shape.has([.outerSpace, .spaceRun]) else { return }
    let place = shape.has(.outerSpace) ? "begins or ends with" : "has several"
    findings.report(
      "\(subject) is called \(subject.quotedLabel), which \(place) blanks", at: subject,
      fix: Fix(attribute: "label", value: shape.text.collapsed))
  }
}

extension LabelUntrimmed {
  public static let examples = RuleExamples(
    passing: [
      Example(#"<UIButton label="Add to cart" frame="20 100 80 44"/>"#),
      // Nothing but blanks is no label at all.
      Example(#"<UIButton label="  " frame="20 100 80 44"/>"#),
      Example(#"<UIButton label="Add&#10;to cart" frame="20 100 80 44"/>"#),
    ],
    failing: [
      Example(#"↓<UIButton label="Add to cart " frame="20 100 80 44"/>"#),
      Example(#"↓<UIButton label=" Add to cart" frame="20 100 80 44"/>"#),
      Example(#"↓<UIButton label="Add  to cart" frame="20 100 80 44"/>"#),
      Example(#"↓<UIButton label="Add to cart&#10;" frame="20 100 80 44"/>"#),
      Example(#"↓<UILabel text="Total&#xA0;" frame="20 100 80 44"/>"#),
    ]
  )
}
