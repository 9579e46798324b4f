internal import Auditing

/// The numbers of findings and screens, unreadable files and skipped rules.
struct HTMLSummary {
  let report: AuditReport
  let paths: SourcePaths

  func write(to html: inout HTMLWriter) {
    let summary = report.summary
    html.raw("<section aria-labelledby=\"summary\">\n<h2 id=\"summary\">Summary</h2>\n")
    html.element("p", text: SummaryText(summary: summary).checked)
    html.raw(
      """

      <table>
      <caption>Findings by kind</caption>
      <thead><tr><th scope="col">Kind</th><th scope="col">Number</th>\
      <th scope="col">Meaning</th></tr></thead>
      <tbody>

      """)
    let rows = [
      (FindingKind.error, summary.errors), (.warning, summary.warnings), (.note, summary.notes),
      (.review, summary.reviews), (.suppressed, summary.suppressed),
      (.baselined, summary.baselined),
    ]
    for (kind, count) in rows {
      html.element("tr") { html in
        html.element("th", [HTMLAttribute("scope", "row")]) { kind.write(to: &$0) }
        html.element("td", [.class("number")], text: "\(count)")
        html.element("td", text: kind.meaning)
      }
      html.newLine()
    }
    html.raw("</tbody>\n</table>\n")
    unreadable(to: &html)
    unrun(to: &html)
    html.raw("</section>\n")
  }

  private func unreadable(to html: inout HTMLWriter) {
    guard !report.unreadable.isEmpty else { return }
    html.raw("<h3>Files that could not be read</h3>\n<ul>\n")
    for file in report.unreadable {
      html.element("li") { html in
        html.element("code", text: "\(paths.relative(file.source)):\(file.line):\(file.column)")
        html.text(" \(PlainLine(file.message).text)")
      }
      html.newLine()
    }
    html.raw("</ul>\n")
  }

  private func unrun(to html: inout HTMLWriter) {
    let groups = SkippedRules(report).groups
    guard !groups.isEmpty else { return }
    html.raw("<h3>Rules that were not run</h3>\n<ul>\n")
    for group in groups {
      html.element(
        "li",
        text: "Because \(PlainLine(group.reason).text): \(group.rules.joined(separator: ", ")).")
      html.newLine()
    }
    html.raw("</ul>\n")
  }
}
