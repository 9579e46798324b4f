internal import AccessibilityModel
internal import Auditing

/// Reports disabled controls without an explanation.
///
/// A note for review: an empty form and a browser without history have disabled buttons that need
/// no hint.
struct DisabledControl: ElementRule {
  static let description = RuleDescription(
    id: "disabled-control",
    group: .roles,
    summary: "Disabled controls should explain how to enable them.",
    rationale: "Users hear “Submit, dimmed” and go through the form again to find out what is "
      + "missing.",
    remedy: Remedy(
      "explain in accessibilityHint or in adjacent text what is missing",
      appKit: "explain in setAccessibilityHelp(_:) or in adjacent text what is missing",
      android: "explain in adjacent text what is missing",
      .uiKit(#"button.accessibilityHint = "Enter an amount first.""#),
      .swiftUI(#".accessibilityHint("Enter an amount first.")"#),
      .appKit(#"button.setAccessibilityHelp("Enter an amount first.")"#),
      .views(#"android:text="@string/enter_an_amount_first""#),
      .compose(#"Text("Enter an amount first.")"#)),
    severity: .note,
    isRecommended: false
  )

  static let subjects: ElementKinds = .controls

  func check(_ subject: AuditedElement, findings: inout Findings) {
    guard !subject.flags.contains(.enabled) || subject.traits.contains(.notEnabled) else { return }
    guard subject.hint?.isBlank ?? true else {
      return findings.excuse(subject, because: "its hint may explain it")
    }
    if subject.neighbours.explanation != nil {
      return findings.excuse(subject, because: "a text directly before or after it may explain it")
    }
    findings.report(
      "\(subject) is disabled without an explanation", at: subject,
      doubt: "another element may explain it")
  }
}

extension DisabledControl {
  static let examples = RuleExamples(
    passing: [
      Example(#"<UIButton title="Submit" frame="20 100 80 44"/>"#),
      Example(
        #"<UIButton title="Submit" enabled="false" hint="Fill in your name first." frame="20 100 80 44"/>"#
      ),
      Example(
        #"""
        <UIButton title="Submit" enabled="false" frame="20 100 80 44"/>
        <UILabel text="Fill in your name first" frame="20 150 300 20"/>
        """#),
    ],
    failing: [
      Example(#"↓<UIButton title="Submit" enabled="false" frame="20 100 80 44"/>"#),
      Example(#"↓<UIButton title="Submit" traits="button notEnabled" frame="20 100 80 44"/>"#),
      Example(
        #"""
        <UILabel text="Total" frame="20 60 300 20"/>
        ↓<UIButton title="Submit" enabled="false" frame="20 100 80 44"/>
        """#),
    ]
  )
}
