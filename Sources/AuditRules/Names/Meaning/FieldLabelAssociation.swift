internal import AccessibilityModel
internal import Auditing

/// Reports fields and switches whose label element is missing, or that have two labels.
///
/// It needs a format that states which text labels which field. Fields without any label belong to
/// ``MissingLabel``.
struct FieldLabelAssociation: ElementRule {
  static let description = RuleDescription(
    id: "field-label-association",
    group: .names,
    summary: "Text fields and switches must have exactly one existing label.",
    rationale: "With two labels, which one is announced is undefined; a missing label element "
      + "leaves the field without a name.",
    remedy: Remedy(
      "use one visible text as the label of the field",
      appKit: "call setAccessibilityTitleUIElement(_:) with one visible text",
      android: "point android:labelFor at the field from exactly one TextView",
      .uiKit("field.accessibilityLabel = nameLabel.text"),
      .swiftUI(#"LabeledContent("Name") { TextField("Name", text: $name) }"#),
      .appKit("field.setAccessibilityTitleUIElement(nameLabel)"),
      .views(#"android:labelFor="@id/name""#),
      .compose(#"TextField(name, onChange, label = { Text("Name") })"#)),
    severity: .error,
    criteria: [.wcag("1.3.1"), .wcag("3.3.2")],
    needs: [.labels, .identifiers, .visibleText]
  )

  static let subjects: ElementKinds = .controls

  func check(_ subject: AuditedElement, findings: inout Findings) {
    let element = subject.element
    if let title = subject.fieldLabel.mistakenTitle {
      findings.report(
        "\(subject) is titled by \(title.stated), but \(title.beside) is beside it", at: subject,
        related: [title.stated, title.beside])
    }
    guard subject.isTextEntry || subject.isToggle, let name = element.labelledBy else { return }
    guard let text = subject.fieldLabel.labellingText else {
      let exists = subject.context.elementsByIdentifier[name] != nil
      findings.report(
        "\(subject) is labelled by \"\(name)\", \(exists ? "an empty text" : "a missing element")",
        at: subject)
      return
    }
    let own =
      element.isTextEntry ? element.label : subject.wording.visibleTexts.first ?? element.label
    guard let own, !own.isBlank, LabelWords(own).folded != LabelWords(text).folded else { return }
    findings.report(
      "\(subject) has two labels, \(own.quoted) and \(text.quoted) from \"\(name)\"",
      at: subject)
  }
}

extension FieldLabelAssociation {
  static let examples = RuleExamples(
    passing: [
      Example(
        #"""
        <UILabel identifier="name" text="Name" frame="20 60 200 20"/>
        <UITextField labelledBy="name" frame="20 100 200 44"/>
        """#),
      Example(
        #"""
        <UILabel identifier="wifi" text="Wi-Fi" frame="20 60 200 20"/>
        <UISwitch labelledBy="wifi" label="Wi-Fi" frame="20 100 51 31"/>
        """#),
      Example(#"<UISwitch label="Wi-Fi" frame="20 100 51 31"/>"#),
    ],
    failing: [
      Example(#"↓<UITextField labelledBy="nmae" frame="20 100 200 44"/>"#),
      Example(
        #"""
        <UILabel identifier="name" text="" frame="20 60 200 20"/>
        ↓<UITextField labelledBy="name" frame="20 100 200 44"/>
        """#),
      Example(
        #"""
        <UILabel identifier="wifi" text="Wi-Fi" frame="20 60 200 20"/>
        ↓<UISwitch labelledBy="wifi" label="Network" frame="20 100 51 31"/>
        """#),
      Example(
        #"""
        <UILabel identifier="wifi" text="Wi-Fi" frame="20 60 200 20"/>
        ↓<CheckBox superclass="UISwitch" labelledBy="wifi" title="Network" frame="20 100 51 31"/>
        """#),
    ]
  )
}
