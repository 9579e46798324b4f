internal import AccessibilityModel
public import Auditing

/// Reports stops that have nothing to be called by.
///
/// VoiceOver then speaks the kind alone: someone hears «Button» and cannot tell which.
public struct MissingLabel: ElementRule {
  public static let description = RuleDescription(
    id: "missing-label",
    group: .names,
    summary: "A control needs a label.",
    rationale: "Without one VoiceOver speaks the kind alone: someone hears “Button” and cannot "
      + "tell which.",
    remedy: "give it an accessibilityLabel that says what it does",
    severity: .error,
    criteria: [.wcag("1.1.1"), .wcag("4.1.2")],
    needs: [.labels]
  )

  public static let subjects: SubjectKinds = .stops

  public init() {}

  public func check(_ subject: Subject, findings: inout Findings) {
    // Images are another rule's, and so are fields, which their placeholder may name.
    guard subject.hasBlankLabel, !subject.isTextEntry, !subject.isImage || subject.isActionable
    else { return }
    guard !subject.element.isTextual else { return }
    findings.report("\(subject) has no label", at: subject)
  }
}

extension MissingLabel {
  public static let examples = RuleExamples(
    passing: [
      Example(#"<UIButton title="Buy" frame="20 100 80 44"/>"#),
      Example(#"<UIButton label="" isElement="false" frame="20 100 80 44"/>"#),
      Example(#"<UIButton hidden="true" frame="20 100 80 44"/>"#),
    ],
    failing: [
      Example(#"↓<UIButton image="cart" frame="20 100 80 44"/>"#),
      Example(#"↓<UIButton label=" " frame="20 100 80 44"/>"#),
      Example(#"↓<StarsView isElement="true" frame="20 100 200 44"/>"#),
    ]
  )
}
