internal import Auditing

/// The rationale of a rule and its fix, in full.
struct RuleHelp {
  private let rule: RuleDescription
  private let criteria: [SuccessCriterion]

  init(_ rule: RuleDescription) {
    self.rule = rule
    criteria = rule.criteria.compactMap { SuccessCriterion($0.wcag) }
  }

  /// The page about the rule; for a custom rule, W3C's page on its first criterion.
  var address: String? { RulePage.address(of: rule.id) ?? criteria.first?.address }

  var text: String {
    var lines = ["\(rule.summary) \(rule.rationale)", "Fix: \(rule.remedy)."]
    if !criteria.isEmpty {
      lines.append(
        "WCAG 2.2: \(criteria.map { "\($0.number) \($0.title)" }.joined(separator: "; ")).")
    }
    if !clauses.isEmpty { lines.append("EN 301 549: \(clauses.joined(separator: ", ")).") }
    lines.append("a11y-audit --explain \(rule.id) has examples.")
    return lines.joined(separator: "\n")
  }

  var markdown: String {
    var parts = [
      "**\(MarkdownText(rule.summary))** \(MarkdownText(rule.rationale))",
      "**Fix:** \(MarkdownText(rule.remedy.description)).",
    ]
    if !criteria.isEmpty {
      let links = criteria.map { "[\($0.number) \($0.title)](\($0.address))" }
      parts.append("WCAG 2.2: \(links.joined(separator: ", "))")
    }
    if !clauses.isEmpty { parts.append("EN 301 549: \(clauses.joined(separator: ", "))") }
    // GitHub does not show `helpUri`.
    if let page = RulePage.address(of: rule.id) { parts.append("[About this rule](\(page))") }
    parts.append("`a11y-audit --explain \(rule.id)` has examples.")
    return parts.joined(separator: "\n\n")
  }

  private var clauses: [String] { rule.criteria.compactMap { EuropeanClause($0)?.number } }
}
