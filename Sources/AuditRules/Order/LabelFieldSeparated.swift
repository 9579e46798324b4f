internal import AccessibilityModel
internal import Auditing

/// Reports fields whose visible label is not read directly before them.
struct LabelFieldSeparated: ElementRule {
  static let description = RuleDescription(
    id: "label-field-separated",
    group: .order,
    summary: "Labels should be read directly before their field.",
    rationale: "Users hear “Name, E-mail, text field, text field” and cannot tell which is which.",
    remedy: Remedy(
      "order the label before its field, or use its text as the field's label",
      android: "set android:labelFor and place the label before the field",
      .uiKit("field.accessibilityLabel = nameLabel.text"),
      .swiftUI(#"LabeledContent("Name") { TextField("Name", text: $name) }"#),
      .views(#"android:labelFor="@id/name""#),
      .compose(#"TextField(name, onChange, label = { Text("Name") })"#)),
    severity: .note,
    criteria: [.wcag("1.3.1"), .wcag("3.3.2")],
    needs: [.frames, .exposure],
    // Of the order on the Mac, which follows AppKit's containers, no evidence was at hand.
    platforms: [.iOS, .tvOS, .android],
    isRecommended: true
  )

  static let subjects: ElementKinds = .textEntries

  func check(_ field: AuditedElement, findings: inout Findings) {
    guard let label = field.fieldLabel.fieldCaption else { return }
    if let reason = field.fieldLabel.reasonToBeApart(from: label) {
      return findings.excuse(field, because: reason)
    }
    if isSaid(label, by: field) {
      return findings.excuse(field, because: "the field says the text itself")
    }
    findings.report(
      "\(field) is not read directly after its label \(label)", at: field,
      severity: field.label?.isBlank ?? true ? nil : .note, related: [label])
  }

  /// Whether the placeholder, which is read with the empty field, has a word of the text: “Clinic
  /// website” says which field it is below “Website”, and “MM/YY” does not below “Expiry date”.
  private func placeholder(of field: AuditedElement, shares text: AuditedElement) -> Bool {
    guard let placeholder = field.element.placeholder else { return false }
    // Chinese and Japanese have no spaces between words.
    let letters = text.wording.label.filter(\.isLetter)
    if letters.count > 1, letters.unicodeScalars.allSatisfy({ $0.value >= 0x3000 }),
      placeholder.contains(letters)
        || placeholder.count <= 2 * letters.count && letters.isInOrder(in: placeholder)
    {
      return true
    }
    let words = Set(LabelWords(placeholder).folded)
    return text.wording.labelWords.folded.contains { $0.count > 1 && words.contains($0) }
  }

  /// Whether the field says the text by itself.
  private func isSaid(_ text: AuditedElement, by field: AuditedElement) -> Bool {
    let words = text.wording.words
    guard !words.isEmpty else { return true }
    if placeholder(of: field, shares: text) { return true }
    return field.label != nil && words.list.isRun(in: field.wording.words.list)
  }
}

extension String {
  /// Whether another text has its characters in the same order, whatever else it has.
  fileprivate func isInOrder(in other: String) -> Bool {
    var rest = other[...]
    return allSatisfy { character in
      guard let place = rest.firstIndex(of: character) else { return false }
      rest = rest[rest.index(after: place)...]
      return true
    }
  }
}

extension LabelFieldSeparated {
  static let examples = RuleExamples(
    passing: [
      Example(
        #"""
        <UILabel text="Name" frame="20 100 100 20"/><UITextField frame="20 124 300 34"/>
        <UILabel text="E-mail" frame="20 170 100 20"/><UITextField frame="20 194 300 34"/>
        """#),
      Example(
        #"""
        <UILabel text="Name" frame="20 107 100 20"/><UITextField frame="130 107 240 34"/>
        """#),
      // The text directly before it has the position of a label; another one is nearer.
      Example(
        #"""
        <UIView elements="t n f" frame="0 80 390 80">
          <UILabel identifier="t" text="Adjust" frame="130 96 100 20"/>
          <UILabel identifier="n" text="Preamp gain:" frame="20 120 90 20"/>
          <UITextField identifier="f" frame="130 120 100 34"/>
        </UIView>
        """#),
      // One text names three fields.
      Example(
        #"""
        <UILabel text="Your number" frame="20 100 200 20"/>
        <UITextField frame="20 124 90 34"/><UITextField frame="120 124 90 34"/>
        <UITextField frame="220 124 90 34"/>
        """#),
      // The text names the switch, not the field below.
      Example(
        #"""
        <UILabel text="Send as file" frame="20 106 100 20"/><UISwitch label="As file" frame="125 100 51 31"/>
        <UIButton title="Help" frame="200 100 60 31"/><UITextField frame="20 140 300 34"/>
        """#),
      // The title of the screen.
      Example(
        #"""
        <UINavigationBar frame="0 47 390 44"><UILabel text="Find" frame="150 56 90 26"/></UINavigationBar>
        <UIButton title="Filter" frame="20 92 350 44"/><UITextField frame="20 96 300 34"/>
        """#),
      // It says the name itself.
      Example(
        #"""
        <UIView elements="n e f g" frame="0 100 390 100">
          <UILabel identifier="n" text="Name" frame="20 100 150 20"/>
          <UILabel identifier="e" text="E-mail" frame="200 100 150 20"/>
          <UITextField identifier="f" label="Name" frame="20 124 150 34"/>
          <UITextField identifier="g" label="E-mail" frame="200 124 150 34"/>
        </UIView>
        """#),
    ],
    failing: [
      Example(
        #"""
        <UIView elements="n e f g" frame="0 100 390 100">
          <UILabel identifier="n" text="Name" frame="20 100 150 20"/>
          <UILabel identifier="e" text="Town" frame="200 100 150 20"/>
          ↓<UITextField identifier="f" frame="20 124 150 34"/>
          ↓<UITextField identifier="g" frame="200 124 150 34"/>
        </UIView>
        """#)
    ]
  )
}
