internal import AccessibilityModel
internal import Auditing

/// Reports fields whose name or entered text is not read.
///
/// On iOS an empty accessibility value replaces the text. On Android the text replaces a content
/// description, so the name is gone as soon as something is entered; a hint is read after the text
/// (docs/evidence/android.md#words-of-talkback).
struct FieldNameMasksValue: ElementRule {
  static let description = RuleDescription(
    id: "field-name-masks-value",
    group: .names,
    summary: "Text fields must read both their name and their entered text.",
    rationale: "Users hear only one of the two: they cannot check what they typed, or no longer "
      + "know what the field asks for.",
    remedy: Remedy(
      "remove accessibilityValue from the field",
      appKit: "do not call setAccessibilityValue(_:) on the field",
      android: "name the field by android:hint or android:labelFor, not by contentDescription",
      .uiKit("field.accessibilityValue = nil"),
      .swiftUI(#"TextField("Name", text: $name)"#),
      .appKit("field.setAccessibilityValue(field.stringValue)"),
      .views(#"android:hint="@string/name""#),
      .compose(#"TextField(name, onChange, label = { Text("Name") })"#)),
    severity: .error,
    criteria: [.wcag("4.1.2")],
    needs: [.labels]
  )

  static let subjects: ElementKinds = .textEntries

  func check(_ subject: AuditedElement, findings: inout Findings) {
    if let name = subject.context.nameInside(subject) {
      return findings.report(
        "\(subject) loses its name \(name.quoted) once it holds text", at: subject,
        doubt: "the text in it may be a label, which stays")
    }
    guard subject.kinds.contains(.labelled), subject.labelSource.isStated,
      !subject.fieldLabel.isButtonToSearch
    else { return }
    if subject.context.labelsReplaceTexts {
      if let hint = maskedHint(of: subject) {
        findings.report(
          "\(subject) masks its hint \(hint.quoted) with contentDescription \(subject.wording.quotedLabel)",
          at: subject, fix: Fix(attribute: .label, value: nil))
      } else if losesItsName(subject) {
        findings.report(
          "\(subject) loses its contentDescription \(subject.wording.quotedLabel) once it holds text",
          at: subject, fix: Fix(attribute: .label, value: nil))
      }
    } else if subject.spokenState.hasEmptiedValue,
      let text = subject.element.text, !text.isBlank
    {
      findings.report(
        "\(subject) has an empty accessibility value but the text \(text.quoted)", at: subject,
        fix: Fix(attribute: .value, value: nil))
    }
  }

  /// The hint of an empty field, if the capture has hints: Android's Lint rejects a description beside
  /// it (https://googlesamples.github.io/android-custom-lint-rules/checks/ContentDescription.md.html).
  private func maskedHint(of field: AuditedElement) -> String? {
    guard field.context.statesPlaceholders,
      field.value?.isBlank != false, let hint = field.element.placeholder, !hint.isBlank
    else { return nil }
    return hint
  }

  /// Whether the description is the only name of the field: TalkBack reads a hint after the text.
  ///
  /// TalkBack reads a password by its description and its number of characters, and a browser names
  /// the fields of its pages. In captures without hints, the text of an empty field is its hint.
  private func losesItsName(_ field: AuditedElement) -> Bool {
    guard field.role != .secureTextField, !field.ancestorTraits.contains(.webView) else {
      return false
    }
    guard let text = field.value ?? field.element.placeholder, !text.isBlank else { return true }
    let (name, words) = (field.wording.words.list, Words(text).list)
    if words == name { return false }
    guard field.context.statesPlaceholders else {
      return !Self.repeats(words, name)
    }
    return !Self.repeats(Words(field.element.placeholder ?? "").list, name)
  }

  /// Whether one of two names contains the other.
  private static func repeats(_ one: [String], _ other: [String]) -> Bool {
    !one.isEmpty && !other.isEmpty && (one.isRun(in: other) || other.isRun(in: one))
  }
}

extension FieldNameMasksValue {
  static let examples = RuleExamples(
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
      // A password is read with its description.
      Example(
        #"""
        <hierarchy rotation="0">
          <node class="android.widget.EditText" text="•••" content-desc="Password" password="true" clickable="true" enabled="true" bounds="[0,0][300,150]"/>
        </hierarchy>
        """#),
      // The text inside a field that holds text is a label, and so it is in the others.
      Example(
        #"""
        <hierarchy rotation="0">
          <node class="android.widget.EditText" text="Ann" clickable="true" enabled="true" bounds="[0,0][300,150]">
            <node class="android.widget.TextView" text="Name" enabled="true" bounds="[20,10][120,40]"/>
          </node>
          <node class="android.widget.EditText" text="" clickable="true" enabled="true" bounds="[0,200][300,350]">
            <node class="android.widget.TextView" text="Email" enabled="true" bounds="[20,250][120,300]"/>
          </node>
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
      // A hint and a description.
      Example(
        #"""
        <hierarchy rotation="0">
          ↓<node class="android.widget.EditText" text="" hint="Name" content-desc="Name" clickable="true" enabled="true" bounds="[0,0][300,150]"/>
        </hierarchy>
        """#),
      // Compose's placeholder, or its label: to be judged by a person.
      Example(
        #"""
        <hierarchy rotation="0">
          ↓<node class="android.widget.EditText" text="" clickable="true" enabled="true" bounds="[0,0][300,150]">
            <node class="android.widget.TextView" text="Email" enabled="true" bounds="[20,50][120,100]"/>
          </node>
        </hierarchy>
        """#),
    ]
  )
}
