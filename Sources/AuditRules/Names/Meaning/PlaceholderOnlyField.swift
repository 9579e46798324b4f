internal import AccessibilityModel
public import Auditing

/// Reports fields that have only a placeholder, no label.
///
/// A warning, since both platforms speak the placeholder of an empty field.
public struct PlaceholderOnlyField: ElementRule {
  public static let description = RuleDescription(
    id: "placeholder-only-field",
    group: .names,
    summary: "Text fields should have a label besides the placeholder.",
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
    severity: .warning,
    criteria: [.wcag("3.3.2"), .wcag("1.3.1"), .wcag("4.1.2")],
    needs: [.labels, .placeholders]
  )

  public static let subjects: ElementKinds = .textEntries
  public static let judgesHiddenViews = true

  public init() {}

  public func check(_ subject: AuditedElement, findings: inout Findings) {
    let element = subject.element
    guard let placeholder = element.placeholder, !placeholder.isBlank
    else { return }
    // A label inferred from the placeholder disappears with it.
    let isUnnamed =
      element.hasBlankLabel || element.origins[.label] != .given && element.label == placeholder
    guard isUnnamed, subject.labellingText == nil, !isSaidWithText(subject),
      !isNeverFilled(subject)
    else { return }
    let isSearch = element.role == .searchField || element.traits.contains(.searchField)
    // The role announces the purpose of a search field, and code may set more.
    if isSearch, subject.maySetAtRunTime { return }
    findings.report(
      "\(subject) has only the placeholder \(placeholder.quoted), no label", at: subject,
      outcome: subject.maySetAtRunTime ? .review : .fail, severity: isSearch ? .note : nil,
      fix: Fix(attribute: .label, value: placeholder.collapsed))
  }

  /// Whether no text that a user types replaces the placeholder: the field is disabled in its Interface Builder
  /// file and code cannot reach it, or it gets no touches, and code fills it.
  private func isNeverFilled(_ subject: AuditedElement) -> Bool {
    guard subject.context.screen.framesAreDesignTime else { return false }
    return !subject.isEnabled && !subject.maySetAtRunTime
      || !subject.flags.contains(.userInteractionEnabled)
        && subject.element.codeEvidence?.location(of: .text) != nil
  }

  /// Whether the placeholder is read even when there is text: TalkBack reads the hint of a field
  /// after its text (docs/evidence/android.md#words-of-talkback).
  private func isSaidWithText(_ subject: AuditedElement) -> Bool {
    subject.context.screen.platform == .android
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
