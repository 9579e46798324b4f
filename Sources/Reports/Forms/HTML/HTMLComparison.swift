/// What has changed since an earlier report, as tables.
struct HTMLComparison {
  let comparison: Comparison

  func write(to html: inout HTMLWriter) {
    html.raw("<section aria-labelledby=\"changes\">\n<h2 id=\"changes\">Changes</h2>\n")
    html.element("p", text: "Since the earlier report: \(comparison.words).")
    table("By rule", "Rule", comparison.byRule, to: &html)
    table("By file", "File", comparison.byScreen, to: &html)
    list("Fixed", comparison.fixed, to: &html)
    list("Not looked at this time", comparison.notLookedAt, to: &html)
    if let trend = comparison.trend { HTMLTrend(trend).write(to: &html) }
    html.raw("</section>\n")
  }

  private func table(
    _ caption: String, _ name: String, _ rows: [Comparison.Row], to html: inout HTMLWriter
  ) {
    guard !rows.isEmpty else { return }
    html.raw("<table>\n")
    html.element("caption", text: caption)
    html.element("thead") { html in
      html.element("tr") { html in
        for title in [name, "New", "Fixed", "Unchanged"] {
          html.element("th", [HTMLAttribute("scope", "col")], text: title)
        }
      }
    }
    html.raw("\n<tbody>\n")
    for row in rows {
      html.element("tr") { html in
        html.element("th", [HTMLAttribute("scope", "row")], text: PlainLine(row.name).text)
        for count in [row.new, row.fixed, row.unchanged] {
          html.element("td", [.class("number")], text: "\(count)")
        }
      }
      html.newLine()
    }
    html.raw("</tbody>\n</table>\n")
  }

  private func list(
    _ title: String, _ findings: [EarlierFinding], to html: inout HTMLWriter
  ) {
    guard !findings.isEmpty else { return }
    html.element("h3", text: title)
    html.raw("\n<ul>\n")
    for finding in findings {
      html.element("li") { html in
        html.element("code", text: PlainLine(finding.source).text)
        html.text(
          ": \(PlainLine(finding.severity).text): \(PlainLine(finding.message).text) "
            + "[\(PlainLine(finding.rule).text)]")
      }
      html.newLine()
    }
    html.raw("</ul>\n")
  }
}
