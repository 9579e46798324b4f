internal import AccessibilityModel
internal import Auditing

/// Reports user input labels without the visible text.
struct UserInputLabelUseless: ElementRule {
  static let description = RuleDescription(
    id: "user-input-label-useless",
    group: .actions,
    summary: "User input labels should include the visible text.",
    rationale: "Voice Control users say the text they see, and nothing happens.",
    remedy: Remedy(
      "add the visible text first to accessibilityUserInputLabels",
      appKit: "add the visible text first with setAccessibilityUserInputLabels(_:)",
      android: "start contentDescription with the visible text",
      .uiKit(#"button.accessibilityUserInputLabels = ["Send", "Submit"]"#),
      .swiftUI(#".accessibilityInputLabels(["Send", "Submit"])"#),
      .appKit(#"button.setAccessibilityUserInputLabels(["Send", "Submit"])"#),
      .views(#"android:contentDescription="@string/send""#),
      .compose(#"Modifier.semantics { contentDescription = "Send" }"#)),
    severity: .warning,
    criteria: [.wcag("2.5.3")],
    needs: [.visibleText]
  )

  static let subjects: ElementKinds = .controls
  static let judgesWording = true

  func check(_ subject: AuditedElement, findings: inout Findings) {
    let labels = subject.element.userInputLabels
    guard !labels.isEmpty, let text = subject.element.title ?? subject.element.text else { return }
    let seen = Words(text)
    guard !seen.isEmpty else { return }
    let names = labels.map { " \(Words($0).joined) " }
    guard !names.contains(where: { $0.contains(" \(seen.joined) ") }) else { return }
    let all = ([text.collapsed] + labels).joined(separator: "|")
    findings.report(
      "\(subject) shows “\(text)”, missing from its user input labels", at: subject,
      fix: text.contains("|") ? nil : Fix(attribute: .userInputLabels, value: all))
  }
}

extension UserInputLabelUseless {
  static let examples = RuleExamples(
    passing: [
      Example(#"<UIButton title="Buy" userInputLabels="Buy|Purchase" frame="0 0 90 44"/>"#),
      Example(#"<UIButton image="cart" label="Buy" userInputLabels="Cart" frame="0 0 90 44"/>"#),
      Example(#"<UIButton title="Buy" frame="0 0 90 44"/>"#),
    ],
    failing: [
      Example(#"↓<UIButton title="Buy" userInputLabels="Purchase|Cart" frame="0 0 90 44"/>"#)
    ]
  )
}
