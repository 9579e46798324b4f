internal import AccessibilityModel
internal import AuditPolicy
internal import Auditing
internal import Platform

/// `--explain custom/…`: a rule from the configuration.
struct DeclaredRuleExplanation {
  private let rule: DeclaredRule

  /// Finds the rule in the configuration of the command line, else of the working directory.
  init(_ id: String, configuration: String?) throws(RunError) {
    var finder = PolicyFinder(explicit: configuration)
    let policy: Policy
    do throws(ConfigurationError) {
      policy = try finder.policyOfWorkingDirectory()
    } catch {
      throw .configuration(error)
    }
    guard let rule = policy.customRules.first(where: { $0.ownDescription.id == id }) else {
      throw .unknownRules([id])
    }
    self.rule = rule
  }

  var text: String {
    let about = rule.ownDescription
    var lines = [
      "\(about.id): \(about.summary)", "",
      "Why: \(about.rationale)",
      "Fix: \(about.remedy)\(about.remedy.description.hasSuffix(".") ? "" : ".")",
      "Severity: \(about.severity.rawValue)",
      "Declared: in the configuration; runs in every profile",
    ]
    if !about.criteria.isEmpty {
      let criteria = about.criteria.map { "WCAG \($0.wcag) (\($0.level.rawValue))" }
      lines.append("Criteria: \(criteria.joined(separator: ", "))")
    }
    let needs = about.needs.nouns
    if !needs.isEmpty { lines.append("Needs: \(needs.joined(separator: ", "))") }
    lines += ["", "Checks elements with:"] + rule.matchInWords.map { "    \($0)" }
    lines += ["", "Requires:"] + rule.requirementsInWords.map { "    \($0)" }
    return lines.map(TerminalText.line).joined(separator: "\n") + "\n"
  }
}
