internal import AccessibilityModel
internal import Auditing
internal import Voices

// Roles in the label of an element that has none, such as “Terms, link” on a text: users hear a control and cannot
// find it by its role.

extension LabelRepeatsRole {
  func checkWithoutRole(_ subject: AuditedElement, findings: inout Findings) {
    guard SpokenRole(of: subject) == nil, subject.mayStateRoleInLabel else { return }
    let (words, language) = (subject.labelWords, subject.languageCode.code)
    let clauses = subject.labelText.split { ",;:–—\n".contains($0) }.map { LabelWords(String($0)) }
    let alone =
      clauses.count > 1
      ? clauses.first { clause in Self.roles.contains { $0.suffixes[language].map(clause.areEntry) == true } }
      : nil
    if let alone {
      report(alone.text(of: 0..<alone.count), isSure: true, subject, &findings)
    } else if subject.role != .staticText, let end = roleAtEnd(of: clauses, language) {
      report(end, isSure: false, subject, &findings)
    } else if words.count > 1, subject.role != .staticText,
      Self.roles.contains(where: { $0.suffixes[language].map(words.areEntry) == true })
    {
      report(words.text(of: 0..<words.count), isSure: false, subject, &findings)
    }
  }

  private func report(
    _ role: String, isSure: Bool, _ subject: AuditedElement, _ findings: inout Findings
  ) {
    findings.report(
      "\(subject) has a role, “\(role)”, only in its label", at: subject,
      doubt: .when(!isSure, "the word may be part of the name"),
      suggestion: Remedy(
        "set the trait for the role and remove it from accessibilityLabel",
        appKit: "set the accessibility role and remove it from the label",
        android: "report the class of the control, and remove the role from contentDescription"))
  }

  /// The role at the end of the first clause that ends in one: “Home tab, selected”.
  private func roleAtEnd(of clauses: [LabelWords], _ language: String) -> String? {
    for clause in clauses.prefix(4) {
      // “Copy link” and “New tab” are actions.
      for role in Self.roles where role != .link && (role != .tab || clauses.count > 1) {
        let count = role.suffixes[language]?.suffix(of: clause.folded) ?? 0
        if count > 0, count < clause.count {
          return clause.text(of: (clause.count - count)..<clause.count)
        }
      }
    }
    return nil
  }

  /// Pictures have their own rule.
  private static let roles: [SpokenRole] = SpokenRole.allCases.filter { $0 != .image }
}
