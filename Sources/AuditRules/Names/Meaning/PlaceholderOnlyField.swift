internal import AccessibilityModel
public import Auditing

/// Reports fields that only their placeholder names.
///
/// It is read while the field is empty; once something is typed, nobody can tell what the field
/// was for. A warning, since both platforms do speak it at first.
public struct PlaceholderOnlyField: ElementRule {
  public static let description = RuleDescription(
    id: "placeholder-only-field",
    group: .names,
    summary: "A field needs a label besides its placeholder.",
    rationale: "The placeholder goes away with the first letter, and nobody can check any more "
      + "what the field was for.",
    remedy: "give it an accessibilityLabel; the placeholder's text will do",
    severity: .warning,
    criteria: [.wcag("3.3.2"), .wcag("1.3.1"), .wcag("4.1.2")],
    needs: [.labels, .placeholders]
  )

  public static let subjects: ElementKinds = .textEntries

  public init() {}

  public func check(_ subject: AuditedElement, findings: inout Findings) {
    let element = subject.element
    guard let placeholder = element.placeholder, !placeholder.isBlank
    else { return }
    // A label that was worked out from the placeholder goes away with it.
    let isUnnamed =
      element.hasBlankLabel || element.origins[.label] != .given && element.label == placeholder
    guard isUnnamed, subject.labellingText == nil else { return }
    let isSearch = element.role == .searchField || element.traits.contains(.searchField)
    // What a search field is for its kind says, and code may say more.
    if isSearch, subject.maySetAtRunTime { return }
    findings.report(
      "\(subject) is named by its placeholder \(placeholder.quoted) alone", at: subject,
      outcome: subject.maySetAtRunTime ? .review : .fail, severity: isSearch ? .note : nil,
      fix: Fix(attribute: .label, value: placeholder.collapsed))
  }
}

extension PlaceholderOnlyField {
  public static let examples = RuleExamples(
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
    ]
  )
}
