internal import AccessibilityModel
public import Auditing

/// Reports fields of which the name is heard instead of what was typed.
///
/// On Android a content description takes the place of the text; on iOS a value that is set to
/// nothing does. Someone cannot check what they typed.
public struct FieldNameMasksValue: ElementRule {
  public static let description = RuleDescription(
    id: "field-name-masks-value",
    group: .names,
    summary: "A field's name does not hide what was typed into it.",
    rationale: "Someone hears the name of the field and never what stands in it, and cannot check "
      + "what they typed.",
    remedy: "on Android name it by a hint or a labelFor instead of a contentDescription; "
      + "on iOS leave the accessibilityValue of a field alone",
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
        "\(subject) is described as \(subject.quotedLabel), which is read instead of its text",
        at: subject, fix: Fix(attribute: .label, value: nil))
    } else if subject.origins[.value] == .given, subject.value?.isBlank == true,
      let text = subject.element.text, !text.isBlank
    {
      findings.report(
        "\(subject) has a value of nothing while \(text.quoted) stands in it", at: subject,
        fix: Fix(attribute: .value, value: nil))
    }
  }

  /// Whether what stands in it is its name: the text of an empty field is its hint.
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
