internal import AccessibilityModel
public import Auditing

/// Reports fields whose label or value hides the entered text.
///
/// On Android a content description replaces the text, on iOS an empty accessibility value does.
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
      android: "remove contentDescription and use android:hint or android:labelFor",
      .uiKit("field.accessibilityValue = nil"),
      .swiftUI(#"TextField("Name", text: $name)"#),
      .appKit("field.setAccessibilityValue(field.stringValue)"),
      .views(#"android:hint="@string/name""#),
      .compose(#"TextField(name, onChange, label = { Text("Name") })"#)),
    severity: .error,
    criteria: [.wcag("4.1.2")],
    needs: [.labels]
  )

  public static let subjects: ElementKinds = .textEntries

  public init() {}

  public func check(_ subject: AuditedElement, findings: inout Findings) {
    guard subject.kinds.contains(.labelled), subject.origins[.label] == .given else { return }
    if subject.context.screen.platform == .android {
      // An empty field shows its name, which is then heard once.
      guard !showsItsName(subject) else { return }
      findings.report(
        "\(subject) hides its text with the contentDescription \(subject.quotedLabel)",
        at: subject, fix: Fix(attribute: .label, value: nil))
    } else if subject.origins[.value] == .given, subject.value?.isBlank == true,
      let text = subject.element.text, !text.isBlank
    {
      findings.report(
        "\(subject) has an empty accessibility value but the text \(text.quoted)", at: subject,
        fix: Fix(attribute: .value, value: nil))
    }
  }

  /// Whether its text is its label: the text of an empty field is its hint.
  private func showsItsName(_ subject: AuditedElement) -> Bool {
    guard let text = subject.value, !text.isBlank else { return false }
    return Words(text) == Words(subject.labelText)
  }
}

extension FieldNameMasksValue {
  public static let examples = RuleExamples(
    passing: [
      Example(#"<UITextField label="Name" text="Ann" frame="20 100 200 44"/>"#),
      Example(#"<UITextField label="Name" value="" frame="20 100 200 44"/>"#),
      Example(#"<UITextField value="" text="Ann" frame="20 100 200 44"/>"#),
      Example(
        #"""
        <hierarchy rotation="0">
          <node class="android.widget.EditText" text="Ann" hint="Name" clickable="true" enabled="true" bounds="[0,0][300,150]"/>
        </hierarchy>
        """#),
      // It is empty: the text is the hint.
      Example(
        #"""
        <hierarchy rotation="0">
          <node class="android.widget.EditText" text="Username" content-desc="username" clickable="true" enabled="true" bounds="[0,0][300,150]"/>
        </hierarchy>
        """#),
    ],
    failing: [
      Example(#"↓<UITextField label="Name" value="" text="Ann" frame="20 100 200 44"/>"#),
      Example(
        #"""
        <hierarchy rotation="0">
          ↓<node class="android.widget.EditText" text="Ann" content-desc="Name" clickable="true" enabled="true" bounds="[0,0][300,150]"/>
        </hierarchy>
        """#),
    ]
  )
}
