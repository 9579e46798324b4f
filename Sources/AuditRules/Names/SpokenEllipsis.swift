internal import AccessibilityModel
public import Auditing

/// Reports texts that end in dots which are read out.
///
/// «Loading ellipsis» (hulop/NavCogIOS#46). On a button the dots are a convention.
public struct SpokenEllipsis: ElementRule {
  public static let description = RuleDescription(
    id: "spoken-ellipsis",
    group: .speech,
    summary: "A text about a state does not end in an ellipsis.",
    rationale: "The dots are spoken in many languages: “Loading ellipsis”.",
    remedy: "leave the dots out of the accessibilityLabel",
    severity: .note,
    needs: [.labels],
    isRecommended: false
  )

  public static let subjects: SubjectKinds = .labelled

  public var cues: Cues { .marked(.finalStop) }

  public init() {}

  public func check(_ subject: Subject, findings: inout Findings) {
    let shape = subject.labelShape
    guard let last = shape.last, last == "…" || last == ".", subject.isContent else { return }
    let label = subject.labelText.collapsed
    let dots = label.hasSuffix("...") ? 3 : label.hasSuffix("…") ? 1 : 0
    guard dots > 0, shape.hasLetterOrDigit else { return }
    findings.report(
      "\(subject) says \(subject.quotedLabel), of which the dots may be spoken", at: subject,
      fix: Fix(attribute: .label, value: String(label.dropLast(dots)).collapsed))
  }
}

extension SpokenEllipsis {
  public static let examples = RuleExamples(
    passing: [
      Example(#"<UILabel text="Loading" frame="20 100 80 44"/>"#),
      Example(#"<UILabel text="It is loading." frame="20 100 80 44"/>"#),
      Example(#"<UIButton title="Save as…" frame="20 100 80 44"/>"#),
      Example(#"<UILabel text="…" frame="20 100 80 44"/>"#),
    ],
    failing: [
      Example(#"↓<UILabel text="Loading…" frame="20 100 80 44"/>"#),
      Example(#"↓<UILabel text="Loading..." frame="20 100 80 44"/>"#),
    ]
  )
}
