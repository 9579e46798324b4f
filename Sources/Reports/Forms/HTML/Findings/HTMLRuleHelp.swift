internal import AccessibilityModel
internal import Auditing

/// The heading of a rule's findings: the requirement, the rationale, the fix and the criteria.
struct HTMLRuleHelp {
  let group: ScreenFindings.Group
  /// The fix if it is the same for all findings.
  let suggestion: String?
  let platform: Platform

  private var rule: RuleDescription { group.rule }

  func write(to html: inout HTMLWriter) {
    html.element("h3") { html in
      html.element("span", [.class("kind")], text: group.kind.word)
      html.text(" \(PlainLine(rule.summary).text) ")
      html.element("span", [.class("n")], text: SummaryText.count(group.items.count, "finding"))
    }
    html.newLine()
    html.element("p", [.class("why")]) { $0.prose(PlainLine(rule.rationale).text) }
    html.newLine()
    if let suggestion, !suggestion.isEmpty {
      html.element("p", [.class("fix")]) { html in
        html.raw("<b>Fix:</b> ")
        html.prose("\(PlainLine(suggestion).text).")
      }
      html.newLine()
    }
    if group.kind == .review {
      html.raw(
        """
        <p class="ask">Answer each question in the running app. Yes: fix it. No: suppress the \
        finding with the reason.</p>

        """)
    }
    HTMLFixCode(lines: FixCode.lines(of: rule, on: platform)).write(to: &html)
    standards(to: &html)
  }

  private func standards(to html: inout HTMLWriter) {
    html.element("p", [.class("std")]) { html in
      html.element("code", text: rule.id)
      let criteria = rule.criteria.compactMap { SuccessCriterion($0.wcag) }
      if !criteria.isEmpty { html.raw(" · WCAG 2.2 ") }
      for (index, criterion) in criteria.enumerated() {
        if index > 0 { html.raw(", ") }
        html.element(
          "a", [.href(criterion.address)], text: "\(criterion.number) \(criterion.title)")
      }
      let clauses = rule.criteria.compactMap { EuropeanClause($0)?.number }
      if !clauses.isEmpty { html.text(" · EN 301 549 \(clauses.joined(separator: ", "))") }
    }
    html.newLine()
  }
}
