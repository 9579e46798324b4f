internal import AccessibilityModel
internal import Auditing
internal import Voices

/// Reports required fields that are marked only by an asterisk.
struct RequiredAsStar: ElementRule {
  static let description = RuleDescription(
    id: "required-as-star",
    group: .hints,
    summary: "Required fields should say so in words.",
    rationale: "Users hear “Name star”, and the explanation is at the end of the form, if "
      + "anywhere.",
    remedy: Remedy(
      "add “required” to the label or value and remove the asterisk there",
      appKit: "call setAccessibilityRequired(true) and remove the asterisk from the label",
      android: "add “required” to the label or hint and remove the asterisk there",
      .uiKit(#"field.accessibilityLabel = "Name, required""#),
      .swiftUI(#".accessibilityLabel("Name, required")"#),
      .appKit("field.setAccessibilityRequired(true)"),
      .views(#"android:hint="@string/name_required""#),
      .compose(#"TextField(name, onChange, label = { Text("Name, required") })"#)),
    severity: .note,
    needs: [.labels],
    languages: required.languages
  )

  static let subjects: ElementKinds = [.textEntries, .toggles, .adjustables]
  static let judgesWording = true

  func check(_ subject: AuditedElement, findings: inout Findings) {
    guard let star = starred(subject),
      let words = Self.required[subject.wording.language.code]
    else { return }
    let said = "\(subject.label ?? "") \(subject.value ?? "")"
    guard words.firstMatch(in: LabelWords(said).folded) == nil else { return }
    findings.report(
      "\(subject) is marked as required only by the asterisk in \(star.quoted)", at: subject)
  }

  /// The label text with an asterisk: the field's label, its placeholder, or the text before it.
  private func starred(_ subject: AuditedElement) -> String? {
    if isStarred(subject.wording.label) { return subject.wording.label }
    if let placeholder = subject.element.placeholder, isStarred(placeholder) {
      return placeholder
    }
    if let text = subject.fieldLabel.labellingText { return isStarred(text) ? text : nil }
    guard let before = subject.neighbours.leafBefore, before.kinds.contains(.texts),
      let text = before.element.label, isStarred(text)
    else { return nil }
    return text
  }

  private func isStarred(_ text: String) -> Bool {
    let text = text.collapsed
    return text.count > 1 && (text.hasSuffix("*") || text.hasPrefix("*") || text.hasSuffix("*:"))
      && text.contains(where: \.isLetter)
  }

  private static let required = WordLists("required-words")
}

extension RequiredAsStar {
  static let examples = RuleExamples(
    passing: [
      Example(#"<UITextField label="Name" frame="20 100 200 44"/>"#),
      Example(#"<UITextField label="Name*, required" frame="20 100 200 44"/>"#),
      Example(
        #"""
        <UILabel text="Name *" frame="20 60 200 20"/>
        <UITextField label="Name, required" frame="20 100 200 44"/>
        """#),
      Example(#"<UIButton label="Rate *" frame="20 100 200 44"/>"#),
    ],
    failing: [
      Example(#"↓<UITextField label="Name*" frame="20 100 200 44"/>"#),
      Example(#"↓<UITextField placeholder="* Name" frame="20 100 200 44"/>"#),
      Example(
        #"""
        <UILabel text="Name *" frame="20 60 200 20"/>
        ↓<UITextField label="Name" frame="20 100 200 44"/>
        """#),
      Example(#"↓<UISwitch language="de" label="Ich bin volljährig *" frame="20 100 51 31"/>"#),
    ]
  )
}
