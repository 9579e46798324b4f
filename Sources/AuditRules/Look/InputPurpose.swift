internal import AccessibilityModel
internal import Auditing

/// Reports fields for personal data without a content type.
struct InputPurpose: ElementRule {
  static let description = RuleDescription(
    id: "input-purpose",
    group: .look,
    summary: "Fields for personal data should declare their content type.",
    rationale: "Users with motor or cognitive disabilities must type an address that the device "
      + "could fill in.",
    remedy: Remedy(
      "set textContentType",
      appKit: "set contentType",
      android: "set android:autofillHints",
      .uiKit("field.textContentType = .emailAddress"),
      .swiftUI(".textContentType(.emailAddress)"),
      .appKit("field.contentType = .emailAddress"),
      .views(#"android:autofillHints="emailAddress""#),
      .compose("Modifier.semantics { contentType = ContentType.EmailAddress }")),
    severity: .note,
    criteria: [.wcag("1.3.5")],
    needs: [.contentTypes],
    isRecommended: false,
    languages: PersonalData.languages
  )

  static let subjects: ElementKinds = .textEntries

  func check(_ subject: AuditedElement, findings: inout Findings) {
    let element = subject.element
    guard element.role != .searchField, element.role != .textView,
      element.textContentType == nil,
      let purpose = PersonalData(of: subject)
    else { return }
    findings.report(
      "\(subject) probably takes \(purpose.words) but has no content type", at: subject,
      suggestion: Remedy(
        "set textContentType to .\(purpose.type)", appKit: "set contentType to .\(purpose.type)",
        android: "set android:autofillHints for \(purpose.words)"),
      fix: Fix(attribute: .textContentType, value: purpose.type))
  }
}

extension InputPurpose {
  private static func field(_ attributes: String, mark: String = "") -> Example {
    Example("\(mark)<UITextField \(attributes) frame=\"20 100 300 34\"/>")
  }

  static let examples = RuleExamples(
    passing: [
      field(#"label="Email" textContentType="emailAddress""#), field(#"label="Album name""#),
      field(#"label="Note""#), field(#"label="Email subject""#), field(#"label="Server address""#),
      Example(#"<UISearchBar placeholder="Street" frame="0 0 390 56"/>"#),
    ],
    failing: [
      field(#"label="Email""#, mark: "↓"), field(#"placeholder="Your name""#, mark: "↓"),
      field(#"label="" identifier="login_password_field""#, mark: "↓"),
      field(#"identifier="zipCodeField""#, mark: "↓"), field(#"label="Street address""#, mark: "↓"),
    ]
  )
}
