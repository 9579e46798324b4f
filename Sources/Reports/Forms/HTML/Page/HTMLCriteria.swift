internal import Auditing
internal import Platform

/// Two tables by criterion: the findings, and how far the run checked each criterion.
struct HTMLCriteria {
  private let overview: CriteriaOverview

  init(_ overview: CriteriaOverview) { self.overview = overview }

  /// The note above the second table: it is the start of a conformance report, not its result.
  static let remark =
    "A start for an accessibility conformance report: criteria of WCAG 2.2, levels A and AA, with the clauses of "
    + "EN 301 549 V3.2.1. Rules find failures; no rule shows that a criterion is met. Where there are no "
    + "findings, the criterion still needs a person's evaluation."

  // MARK: - Findings

  func writeFindings(to html: inout HTMLWriter) {
    html.raw("<table class=\"criteria\">\n<thead><tr><th scope=\"col\">Criterion</th>")
    Self.titles(["Level", "EN 301 549"], to: &html)
    Self.countTitles(to: &html)
    html.raw("</tr></thead>\n")
    for total in overview.totals {
      html.element("tbody") { html in
        html.element("tr") { html in
          html.element(
            "th", [HTMLAttribute("scope", "rowgroup"), HTMLAttribute("colspan", "3")],
            text: total.basis.rawValue)
          Self.counts(total.counts, to: &html)
        }
        html.newLine()
        for row in rows(of: total.basis) { write(row, to: &html) }
      }
      html.newLine()
    }
    html.raw("</table>")
  }

  private func rows(of basis: RuleBasis) -> [CriteriaOverview.Row] {
    switch basis {
    case .wcag: overview.failed.filter(\.criterion.isRequired)
    case .enhanced: overview.failed.filter { !$0.criterion.isRequired }
    case .guideline, .bestPractice, .own: []
    }
  }

  private func write(_ row: CriteriaOverview.Row, to html: inout HTMLWriter) {
    html.element("tr") { html in
      name(of: row, to: &html)
      Self.counts(row.counts, to: &html)
    }
    html.newLine()
  }

  /// The first three cells of a row in both tables.
  private func name(of row: CriteriaOverview.Row, to html: inout HTMLWriter) {
    html.element("th", [HTMLAttribute("scope", "row")]) { html in
      html.element(
        "a", [.href(row.criterion.address)], text: "\(row.criterion.number) \(row.criterion.title)")
    }
    html.element("td", text: row.criterion.level.rawValue)
    html.element("td", text: row.clause ?? "none")
  }

  // MARK: - Checks

  func writeChecks(to html: inout HTMLWriter) {
    html.raw("<table class=\"criteria checks\">\n<thead><tr><th scope=\"col\">Criterion</th>")
    Self.titles(["Level", "EN 301 549", "Checked", "Findings", "Rules"], to: &html)
    html.raw("</tr></thead>\n<tbody>\n")
    for row in overview.required {
      html.element("tr") { html in
        name(of: row, to: &html)
        html.element("td", text: row.check.rawValue)
        html.element("td", text: row.counts.open == 0 ? "none" : row.counts.words)
        html.element("td") { rules(of: row, to: &$0) }
      }
      html.newLine()
    }
    html.raw("</tbody>\n</table>")
  }

  private func rules(of row: CriteriaOverview.Row, to html: inout HTMLWriter) {
    if !row.checked.isEmpty { html.element("code", text: row.checked.joined(separator: ", ")) }
    guard !row.skipped.isEmpty else { return }
    html.text(row.checked.isEmpty ? "skipped: " : "; skipped: ")
    html.element("code", text: row.skipped.joined(separator: ", "))
  }

  // MARK: - Counts

  private static let kinds: [FindingKind] = [.error, .warning, .review, .note]

  static func countTitles(to html: inout HTMLWriter) {
    titles(["Errors", "Warnings", "To review", "Notes"], to: &html)
  }

  private static func titles(_ titles: [String], to html: inout HTMLWriter) {
    for title in titles { html.element("th", [HTMLAttribute("scope", "col")], text: title) }
  }

  static func counts(_ counts: FindingCounts, to html: inout HTMLWriter) {
    for kind in kinds {
      let name = counts[kind] == 0 ? "number zero" : "number some \(kind.rawValue)"
      html.element("td", [.class(name)], text: counts[kind].grouped)
    }
  }
}
