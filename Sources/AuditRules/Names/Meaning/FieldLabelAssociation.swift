internal import AccessibilityModel
public import Auditing

/// Reports fields and switches whose naming text is missing, or that two texts name.
///
/// Only a file that says which text names which field can be judged. What has no name of any kind
/// is ``MissingLabel``'s.
public struct FieldLabelAssociation: ElementRule {
  public static let description = RuleDescription(
    id: "field-label-association",
    group: .names,
    summary: "One text names a field or a switch, and it is there.",
    rationale: "Two names contradict each other, and which one is heard is a matter of luck; one "
      + "that is not there names nothing.",
    remedy: "let labelledBy name the one text that is its label",
    severity: .warning,
    criteria: [.wcag("1.3.1"), .wcag("3.3.2")],
    needs: [.labels, .identifiers, .visibleText]
  )

  public static let subjects: ElementKinds = [.textEntries, .toggles]

  public init() {}

  public func check(_ subject: AuditedElement, findings: inout Findings) {
    let element = subject.element
    guard let name = element.labelledBy else { return }
    guard let text = subject.labellingText else {
      let exists = subject.context.elementsByIdentifier[name] != nil
      findings.report(
        "\(subject) is labelled by \"\(name)\", which \(exists ? "has no text" : "is not there")",
        at: subject)
      return
    }
    let own = element.isTextEntry ? element.label : subject.visibleTexts.first ?? element.label
    guard let own, !own.isBlank, LabelWords(own).folded != LabelWords(text).folded else { return }
    findings.report(
      "\(subject) is named twice: \(own.quoted) by itself and \(text.quoted) by \"\(name)\"",
      at: subject)
  }
}

extension FieldLabelAssociation {
  public static let examples = RuleExamples(
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
