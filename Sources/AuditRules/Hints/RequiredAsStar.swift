internal import AccessibilityModel
public import Auditing
internal import Voices

/// Reports fields that only a star marks as required.
///
/// «Name star»: what it stands for is explained somewhere at the foot of the form, if at all.
public struct RequiredAsStar: ElementRule {
  public static let description = RuleDescription(
    id: "required-as-star",
    group: .hints,
    summary: "A field that is required says so in words.",
    rationale:
      "“Name star”: what the star stands for is written at the foot of the form, if at all.",
    remedy: "add “required” to the accessibilityLabel or the accessibilityValue, and drop the star "
      + "there",
    severity: .warning,
    needs: [.labels],
    languages: required.languages
  )

  public static let subjects: ElementKinds = [.textEntries, .toggles, .adjustables]
  public static let judgesWording = true

  public init() {}

  public func check(_ subject: AuditedElement, findings: inout Findings) {
    guard let star = starred(subject),
      let words = Self.required[subject.languageCode.code]
    else { return }
    let said = "\(subject.label ?? "") \(subject.value ?? "")"
    guard words.firstMatch(in: LabelWords(said).folded) == nil else { return }
    findings.report(
      "\(subject) is marked as required by the star in \(star.quoted) alone", at: subject)
  }

  /// The text with a star that names the field: its label, its placeholder, or what stands before.
  private func starred(_ subject: AuditedElement) -> String? {
    if isStarred(subject.labelText) { return subject.labelText }
    if let placeholder = subject.element.placeholder, isStarred(placeholder) {
      return placeholder
    }
    if let text = subject.labellingText { return isStarred(text) ? text : nil }
    let screen = subject.context.screen
    guard let before = screen.sibling(before: subject.index),
      subject.context.kinds[before].contains(.texts),
      let text = screen.elements[before].label, isStarred(text)
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
  public static let examples = RuleExamples(
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
