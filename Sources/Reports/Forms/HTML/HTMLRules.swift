internal import Auditing

/// The rationale of each rule with findings, once for all of them.
struct HTMLRules {
  private let rules: [RuleDescription]
  private let ranCount: Int

  init(_ report: AuditReport) {
    var rules: [String: RuleDescription] = [:]
    for screen in report.screens {
      for finding in screen.findings { rules[finding.rule.id] = finding.rule }
    }
    self.rules = rules.values.sorted { $0.id < $1.id }
    ranCount = report.summary.rulesRun
  }

  func write(to html: inout HTMLWriter) {
    html.raw("\n<section aria-labelledby=\"rules\">\n<h2 id=\"rules\">Rules</h2>\n")
    html.element(
      "p",
      text:
        "\(rules.count) of the \(SummaryText.count(ranCount, "rule")) that ran found something.")
    for rule in rules { write(rule, to: &html) }
    html.raw("</section>\n")
  }

  private func write(_ rule: RuleDescription, to html: inout HTMLWriter) {
    html.element("article", [.id("rule-\(rule.id)"), .class("rule")]) { html in
      html.element("h3", text: rule.id)
      html.element("p", text: "\(rule.summary) \(rule.rationale)")
      html.element("p", text: "Fix: \(rule.remedy).")
      let criteria = rule.criteria.compactMap { SuccessCriterion($0.wcag) }
      if !criteria.isEmpty {
        html.element("p") { html in
          html.raw("WCAG 2.2: ")
          for (index, criterion) in criteria.enumerated() {
            if index > 0 { html.raw(", ") }
            html.element(
              "a", [.href(criterion.address)], text: "\(criterion.number) \(criterion.title)")
          }
          let clauses = rule.criteria.compactMap { EuropeanClause($0)?.number }
          if !clauses.isEmpty { html.text(". EN 301 549: \(clauses.joined(separator: ", "))") }
          html.raw(".")
        }
      }
    }
    html.newLine()
  }
}
