internal import AccessibilityModel
internal import Auditing

/// Reports fields that have only a placeholder, no label.
///
/// A warning, since both platforms speak the placeholder of an empty field.
struct PlaceholderOnlyField: ElementRule {
  static let description = RuleDescription(
    id: "placeholder-only-field",
    group: .names,
    summary: "Text fields must have a label besides the placeholder.",
    rationale: "The placeholder disappears with the first character, so users who review a form "
      + "no longer hear what a field is for.",
    remedy: Remedy(
      MissingLabel.fieldAdvice,
      appKit: MissingLabel.fieldAdviceForAppKit,
      android: "add a TextView with android:labelFor that names the field",
      .uiKit(#"field.accessibilityLabel = "Name""#),
      .swiftUI(#"TextField("Name", text: $name).accessibilityLabel("Name")"#),
      .appKit(#"field.setAccessibilityLabel("Name")"#),
      .views(#"android:labelFor="@id/name""#),
      .compose(#"TextField(name, onChange, label = { Text("Name") })"#)),
    severity: .error,
    criteria: [.wcag("3.3.2"), .wcag("1.3.1"), .wcag("4.1.2")],
    needs: [.labels, .placeholders]
  )

  static let subjects: ElementKinds = .textEntries
  static let judgesHiddenViews = true

  func check(_ subject: AuditedElement, findings: inout Findings) {
    if subject.fieldLabel.vanishesInForm {
      findings.report(
        "\(subject) shows its label only as a placeholder", at: subject,
        doubt: "its screen may show what the field is for", severity: .warning,
        suggestion: Self.adviceForVisibleLabel, asking: .ofScreen)
      return
    }
    if let title = subject.fieldLabel.titleUnlikePlaceholder,
      let placeholder = subject.element.placeholder
    {
      return findings.report(
        "\(subject) has only the placeholder \(placeholder.quoted), not its title", at: subject,
        doubt: "the text before it may not be its title", severity: .warning,
        suggestion: Self.adviceForTitle, related: [title], asking: .ofScreen)
    }
    guard subject.spokenName.source == .placeholder,
      let placeholder = subject.element.placeholder
    else { return }
    let isSearch = subject.role == .searchField || subject.traits.contains(.searchField)
    if let reason = subject.fieldLabel.reasonToKeepPlaceholder
      ?? .when(isSearch && subject.labelSource.maySetNameAtRunTime, "its role says what it is for")
    {
      return findings.excuse(subject, because: reason)
    }
    let name = subject.spokenName
    let isName = placeholder.mayBeName && !name.isExample && !name.isInstruction
    findings.report(
      "\(subject) has only the placeholder \(placeholder.quoted), no label", at: subject,
      on: [.name], severity: isSearch ? .note : nil,
      suggestion: isName ? nil : advice(for: subject),
      fix: isName ? Fix(attribute: .label, value: placeholder.collapsed) : Fix.labelFor(subject),
      asking: subject.fieldLabel.mayHaveUnstatedLabel ? .ofScreen : .ofClass)
  }

  /// How to name a field whose placeholder does not.
  private func advice(for field: AuditedElement) -> Remedy? {
    guard Fix.labelFor(field) == nil else { return MissingLabel.connection(with: field) }
    return field.spokenName.isInstruction ? Self.adviceForInstruction : Self.adviceForExample
  }

  private static let adviceForTitle = Remedy(
    "set accessibilityLabel to the title above the field",
    swiftUI: "name the field with accessibilityLabel, as with the title above it")

  private static let adviceForVisibleLabel = Remedy(
    "show the label beside the field",
    swiftUI: "show the label beside the field, as in LabeledContent",
    android: "put the field into a TextInputLayout, which keeps the hint above it")

  private static let adviceForExample = advice(because: "the placeholder is only an example value")
  private static let adviceForInstruction = advice(
    because: "the placeholder does not say with what to fill it in")

  /// - Parameter reason: why `--fix` writes nothing.
  private static func advice(because reason: String) -> Remedy {
    Remedy(
      "\(MissingLabel.fieldAdvice); \(reason)",
      appKit: "\(MissingLabel.fieldAdviceForAppKit); \(reason)",
      android: "add a TextView with android:labelFor that names the field; \(reason)")
  }
}

extension PlaceholderOnlyField {
  static let examples = RuleExamples(
    passing: [
      Example(#"<UITextField label="Name" placeholder="Ann Example" frame="20 100 200 44"/>"#),
      Example(#"<UITextField label="Name" placeholder="Name" frame="20 100 200 44"/>"#),
      // Nothing at all is another rule's.
      Example(#"<UITextField frame="20 100 200 44"/>"#),
      Example(
        #"""
        <UILabel identifier="name" text="Name" frame="20 60 200 20"/>
        <UITextField labelledBy="name" placeholder="Ann Example" frame="20 100 200 44"/>
        """#),
    ],
    failing: [
      Example(#"↓<UITextField placeholder="Name" frame="20 100 200 44"/>"#),
      Example(#"↓<UITextField placeholder="Name" text="Ann" frame="20 100 200 44"/>"#),
      Example(#"↓<UITextField label=" " placeholder="Name" frame="20 100 200 44"/>"#),
      // A note only: UIKit's search fields say that they are for searching.
      Example(#"↓<UISearchTextField placeholder="Search" frame="20 100 200 44"/>"#),
      Example(
        #"""
        <UILabel identifier="name" text="" frame="20 60 200 20"/>
        ↓<UITextField labelledBy="name" placeholder="Ann Example" frame="20 100 200 44"/>
        """#),
      // Not for --fix to make a label of.
      Example(#"↓<UITextField placeholder="(optional)" frame="20 100 200 44"/>"#),
    ]
  )
}
