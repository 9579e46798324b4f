internal import AccessibilityModel
internal import Auditing
internal import Voices

/// Reports labels with the role of a control, where the element has no role.
///
/// Users hear a control, but do not find it among the buttons or links, and voice control does not number it.
struct RoleOnlyInLabel: ElementRule {
  static let description = RuleDescription(
    id: "role-only-in-label",
    group: .names,
    summary: "Roles must be traits, not words of the label.",
    rationale: "Users hear “Terms, link”, but the rotor does not list it as a link, and voice "
      + "control does not offer it.",
    remedy: Remedy(
      "add the trait for the role and remove the role from accessibilityLabel",
      .uiKit(#"view.accessibilityLabel = "Terms"; view.accessibilityTraits.insert(.link)"#),
      .swiftUI(#".accessibilityLabel("Terms").accessibilityAddTraits(.isLink)"#)),
    severity: .error,
    criteria: [.wcag("4.1.2")],
    needs: [.labels, .traits],
    // On Android a description replaces the roles of what is in a row, which apps then write into it.
    platforms: [.iOS, .tvOS],
    languages: SpokenRole.button.suffixes.languages
  )

  static let subjects: ElementKinds = .labelled
  static let judgesWording = true

  func check(_ subject: AuditedElement, findings: inout Findings) {
    guard SpokenRole(of: subject) == nil, subject.labelSource.mayStateRoleInLabel else { return }
    let language = subject.wording.language.code
    let clauses = subject.wording.label.split { ",;:–—\n".contains($0) }.map {
      LabelWords(String($0))
    }
    if clauses.count > 1, let clause = clauses.first(where: { isRole($0, language) }) {
      report(clause.text(of: 0..<clause.count), isSure: true, subject, &findings)
    } else if subject.role != .staticText {
      let whole = subject.wording.labelWords
      let isWhole = whole.count > 1 && isRole(whole, language)
      let role = isWhole ? whole.text(of: 0..<whole.count) : roleAtEnd(of: clauses, language)
      if let role { report(role, isSure: false, subject, &findings) }
    }
  }

  private func report(
    _ role: String, isSure: Bool, _ subject: AuditedElement, _ findings: inout Findings
  ) {
    findings.report(
      "\(subject) has its role, “\(role)”, only in its label", at: subject,
      doubt: .when(!isSure, "the word may be part of the name"))
  }

  private func isRole(_ words: LabelWords, _ language: String) -> Bool {
    Self.roles.contains { $0.suffixes[language].map(words.areEntry) == true }
  }

  /// The role at the end of the first clause that ends in one: “Home tab, selected”.
  private func roleAtEnd(of clauses: [LabelWords], _ language: String) -> String? {
    for clause in clauses.prefix(Self.mostClauses) {
      // “Copy link” and “New tab” are actions.
      let isAction = clause.folded.first.map { Self.verbs[language]?.contains($0) ?? true } ?? true
      for role in Self.roles
      where (role != .link || !isAction) && (role != .tab || clauses.count > 1) {
        let count = role.suffixes[language]?.suffix(of: clause.folded) ?? 0
        if count > 0, count < clause.count {
          return clause.text(of: (clause.count - count)..<clause.count)
        }
      }
    }
    return nil
  }

  private static let mostClauses = 4
  private static let verbs = WordLists("hint-verbs")
  /// Without pictures, whose words describe what they show.
  private static let roles: [SpokenRole] = SpokenRole.allCases.filter { $0 != .image }
}

extension RoleOnlyInLabel {
  static let examples = RuleExamples(
    passing: [
      Example(#"<UIButton label="Buy button" frame="20 100 80 44"/>"#),
      Example(#"<UILabel text="Where is the button" frame="20 100 80 44"/>"#),
      Example(#"<CardView isElement="true" label="Copy link" frame="20 100 80 44"/>"#),
      Example(#"<CardView isElement="true" label="Send a link" frame="20 100 80 44"/>"#),
      Example(#"<CardView isElement="true" label="Opening hours" frame="20 100 80 44"/>"#),
    ],
    failing: [
      Example(
        #"↓<CardView isElement="true" label="Terms, link" traits="staticText" frame="20 100 80 44"/>"#
      ),
      Example(
        #"↓<CardView isElement="true" label="Dark mode, switch, off" frame="20 100 80 44"/>"#),
      // To be judged by a person.
      Example(#"↓<CardView isElement="true" label="Save button" frame="20 100 80 44"/>"#),
      Example(#"↓<CardView isElement="true" label="Home tab, selected" frame="20 100 80 44"/>"#),
      Example(#"↓<CardView isElement="true" label="Search field" frame="20 100 80 44"/>"#),
      Example(#"↓<CardView isElement="true" label="Privacy policy link" frame="20 100 80 44"/>"#),
    ]
  )
}
