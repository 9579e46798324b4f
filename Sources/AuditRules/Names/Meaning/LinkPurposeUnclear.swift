internal import AccessibilityModel
public import Auditing
internal import Voices

/// Reports links that say that they are links, and not where they lead.
///
/// Links are gone through one by one, out of their sentences: «click here, link, here, link».
public struct LinkPurposeUnclear: ElementRule {
  public static let description = RuleDescription(
    id: "link-purpose-unclear",
    group: .names,
    summary: "A link says where it leads.",
    rationale:
      "Links are gone through one by one, out of their sentences: “Click here, link, here, "
      + "link”.",
    remedy: "make the link of the words that say where it leads",
    severity: .warning,
    criteria: [.wcag("2.4.4")],
    needs: [.labels],
    languages: fillers.languages
  )

  public static let subjects: ElementKinds = .labelled
  public static let judgesWording = true

  public init() {}

  public func check(_ subject: AuditedElement, findings: inout Findings) {
    guard Self.isUnclear(subject) else { return }
    findings.report(
      "\(subject) is called \(subject.quotedLabel), which does not say where the link leads",
      at: subject)
  }

  static func isUnclear(_ subject: AuditedElement) -> Bool {
    Element.isLink(subject.role, subject.traits)
      && areFillers(subject.labelWords, subject.languageCode.code)
  }

  private static func areFillers(_ words: LabelWords, _ language: String) -> Bool {
    guard let fillers = fillers[language] else { return false }
    return words.count > 0 && words.folded.allSatisfy(fillers.contains)
  }

  private static let fillers = WordLists("link-fillers")
}

extension Element {
  var isLink: Bool { Self.isLink(role, traits) }

  fileprivate static func isLink(_ role: Role, _ traits: Traits) -> Bool {
    role == .link || traits.contains(.link)
  }
}

extension LinkPurposeUnclear {
  public static let examples = RuleExamples(
    passing: [
      Example(#"<UIButton traits="link" label="Terms of use" frame="20 100 80 44"/>"#),
      Example(#"<UIButton traits="link" label="Learn more about fees" frame="20 100 80 44"/>"#),
      Example(#"<UIButton label="Here" frame="20 100 80 44"/>"#),
    ],
    failing: [
      Example(#"↓<UIButton traits="link" label="Learn more" frame="20 100 80 44"/>"#),
      Example(#"↓<UIAccessibilityElement traits="link" label="this page" frame="20 100 80 20"/>"#),
      Example(#"↓<UIButton traits="link" title="Click here!" frame="20 100 80 44"/>"#),
    ]
  )
}
