/// New and fixed findings since an earlier report.
struct HTMLComparison {
  let comparison: Comparison

  func write(to html: inout HTMLWriter) {
    html.raw("<section aria-labelledby=\"changes\">\n<h2 id=\"changes\">Changes</h2>\n")
    html.element("p", text: "Since the earlier report: \(comparison.words).")
    html.newLine()
    table("By rule", "Rule", comparison.byRule, to: &html)
    table("By file", "File", comparison.byFile, to: &html)
    list("Fixed", comparison.fixed, to: &html)
    list("Gone with their files", comparison.gone, to: &html)
    list("Not checked in this run", comparison.notChecked, to: &html)
    html.raw("</section>\n")
  }

  /// The rows with changes.
  private func table(
    _ caption: String, _ name: String, _ rows: [Comparison.Row], to html: inout HTMLWriter
  ) {
    let rows = rows.filter(\.isChanged)
    guard !rows.isEmpty else { return }
    html.raw("<details>")
    html.element("summary", text: "\(caption) (\(rows.count))")
    html.newLine()
    html.scroller(caption) { table(name, rows, to: &$0) }
    html.raw("\n</details>\n")
  }

  private func table(_ name: String, _ rows: [Comparison.Row], to html: inout HTMLWriter) {
    let columns = comparison.columns
    let titles = columns.map(\.name.withCapital)
    html.raw("<table>\n<thead>")
    html.element("tr") { html in
      for title in [name] + titles {
        html.element("th", [HTMLAttribute("scope", "col")], text: title)
      }
    }
    html.raw("</thead>\n<tbody>\n")
    for row in rows {
      html.element("tr") { html in
        html.element("th", [HTMLAttribute("scope", "row")], text: PlainLine(row.name).text)
        for column in columns { html.element("td", text: "\(row[keyPath: column.count])") }
      }
      html.newLine()
    }
    html.raw("</tbody>\n</table>")
  }

  private func list(
    _ title: String, _ findings: [EarlierFinding], to html: inout HTMLWriter
  ) {
    guard !findings.isEmpty else { return }
    html.raw("<details>")
    html.element("summary", text: "\(title) (\(findings.count))")
    html.raw("\n<ul>\n")
    for finding in findings {
      html.element("li") { html in
        html.element("code", text: PlainLine(finding.source).text)
        html.text(
          ": \(PlainLine(finding.word).text): \(PlainLine(finding.message).text) "
            + "[\(PlainLine(finding.rule).text)]")
      }
      html.newLine()
    }
    html.raw("</ul>\n</details>\n")
  }
}
