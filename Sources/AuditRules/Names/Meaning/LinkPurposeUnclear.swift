internal import AccessibilityModel
internal import Auditing
internal import Voices

/// Reports links whose label does not describe the destination.
struct LinkPurposeUnclear: ElementRule {
  static let description = RuleDescription(
    id: "link-purpose-unclear",
    group: .names,
    summary: "Links must describe their destination.",
    rationale: "Many users navigate from link to link, without the sentences around them: “Click "
      + "here, link; here, link”.",
    remedy: Remedy(
      "include the destination in the link text",
      .uiKit(#"link.accessibilityLabel = "Read the terms of use""#),
      .swiftUI(#"Link("Read the terms of use", destination: terms)"#),
      .appKit(#"link.setAccessibilityLabel("Read the terms of use")"#),
      .views(#"android:text="@string/read_the_terms_of_use""#),
      .compose(#"Text("Read the terms of use")"#)),
    severity: .error,
    criteria: [.wcag("2.4.4")],
    needs: [.labels],
    languages: fillers.languages
  )

  static let subjects: ElementKinds = .labelled
  static let judgesWording = true

  func check(_ subject: AuditedElement, findings: inout Findings) {
    guard Self.isUnclear(subject) else { return }
    findings.report(
      "\(subject) has the link label \(subject.wording.quotedLabel), without a destination",
      at: subject)
  }

  static func isUnclear(_ subject: AuditedElement) -> Bool {
    Element.isLink(subject.role, subject.traits)
      && areFillers(subject.wording.labelWords, subject.wording.language.code)
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
  static let examples = RuleExamples(
    passing: [
      Example(#"<UIButton traits="link" label="Terms of use" frame="20 100 80 44"/>"#),
      Example(#"<UIButton traits="link" label="Learn more about fees" frame="20 100 80 44"/>"#),
      Example(#"<UIButton label="Here" frame="20 100 80 44"/>"#),
      // About the app or the site that shows it.
      Example(#"<UIButton traits="link" label="About" frame="20 100 80 44"/>"#),
    ],
    failing: [
      Example(#"↓<UIButton traits="link" label="Learn more" frame="20 100 80 44"/>"#),
      Example(#"↓<UIAccessibilityElement traits="link" label="this page" frame="20 100 80 20"/>"#),
      Example(#"↓<UIButton traits="link" title="Click here!" frame="20 100 80 44"/>"#),
    ]
  )
}
