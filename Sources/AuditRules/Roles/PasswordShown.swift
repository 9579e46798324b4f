internal import AccessibilityModel
internal import Auditing

/// Reports fields for passwords that show and speak what is typed.
struct PasswordShown: ElementRule {
  static let description = RuleDescription(
    id: "password-shown",
    group: .roles,
    summary: "Fields for passwords should hide what is typed.",
    rationale: "The screen reader speaks each character of the password aloud.",
    remedy: Remedy(
      "set isSecureTextEntry",
      appKit: "use NSSecureTextField",
      android: "set android:inputType to textPassword",
      .uiKit("field.isSecureTextEntry = true"),
      .swiftUI("SecureField(\"Password\", text: $password)"),
      .appKit("let field = NSSecureTextField()"),
      .views(#"android:inputType="textPassword""#),
      .compose("SecureTextField(state = password)")),
    severity: .warning,
    needs: [.labels],
    languages: PersonalData.languages
  )

  static let subjects: ElementKinds = .textEntries

  func check(_ subject: AuditedElement, findings: inout Findings) {
    guard subject.role == .textField, !subject.traits.contains(.secureTextField),
      PersonalData(of: subject)?.type == "password"
    else { return }
    findings.report(
      "\(subject) shows the password", at: subject, on: [.design],
      doubt: .when(subject.context.showsData, "users may have asked to see it"))
  }
}

extension PasswordShown {
  static let examples = RuleExamples(
    passing: [
      Example(#"<UITextField label="Password" secure="true" frame="20 100 300 44"/>"#),
      Example(#"<UITextField label="Name" frame="20 100 300 44"/>"#),
      Example(#"<UITextField label="Password hint" frame="20 100 300 44"/>"#),
    ],
    failing: [
      Example(#"↓<UITextField label="Password" frame="20 100 300 44"/>"#),
      Example(#"↓<UITextField placeholder="Your password" frame="20 100 300 44"/>"#),
    ]
  )
}
