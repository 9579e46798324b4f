internal import AccessibilityModel
public import Auditing

/// Reports fields whose empty accessibility value hides the entered text.
///
/// Not on Android: TalkBack speaks the text of a field, and its content description only if there
/// is no text (docs/evidence/android.md#words-of-talkback).
public struct FieldNameMasksValue: ElementRule {
  public static let description = RuleDescription(
    id: "field-name-masks-value",
    group: .names,
    summary: "Text fields must not hide their entered text.",
    rationale: "Users hear the name of the field but never its content, and cannot check what "
      + "they typed.",
    remedy: Remedy(
      "remove accessibilityValue from the field",
      appKit: "do not call setAccessibilityValue(_:) on the field",
      .uiKit("field.accessibilityValue = nil"),
      .swiftUI(#"TextField("Name", text: $name)"#),
      .appKit("field.setAccessibilityValue(field.stringValue)")),
    severity: .error,
    criteria: [.wcag("4.1.2")],
    needs: [.labels],
    platforms: [.iOS, .tvOS, .macOS]
  )

  public static let subjects: ElementKinds = .textEntries

  public init() {}

  public func check(_ subject: AuditedElement, findings: inout Findings) {
    guard subject.kinds.contains(.labelled), subject.origins[.label] == .given,
      subject.origins[.value] == .given, subject.value?.isBlank == true,
      let text = subject.element.text, !text.isBlank
    else { return }
    findings.report(
      "\(subject) has an empty accessibility value but the text \(text.quoted)", at: subject,
      fix: Fix(attribute: .value, value: nil))
  }
}

extension FieldNameMasksValue {
  public static let examples = RuleExamples(
    passing: [
      Example(#"<UITextField label="Name" text="Ann" frame="20 100 200 44"/>"#),
      Example(#"<UITextField label="Name" value="" frame="20 100 200 44"/>"#),
      Example(#"<UITextField value="" text="Ann" frame="20 100 200 44"/>"#),
    ],
    failing: [
      Example(#"↓<UITextField label="Name" value="" text="Ann" frame="20 100 200 44"/>"#)
    ]
  )
}
