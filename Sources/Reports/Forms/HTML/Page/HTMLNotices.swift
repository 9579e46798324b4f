/// The files that the run left out or only names, in collapsed lists.
struct HTMLNotices {
  let notices: [ReportNotice]
  let paths: SourcePaths

  func write(to html: inout HTMLWriter) {
    guard !notices.isEmpty else { return }
    html.raw("<section aria-labelledby=\"left-out\">\n<h2 id=\"left-out\">")
    html.raw("Not audited or only named</h2>\n")
    for notice in notices {
      html.raw("<details>")
      html.element("summary", text: notice.text)
      html.raw("\n<ul>\n")
      for source in notice.sourceLines(paths) {
        html.element("li") { $0.element("code", text: source) }
        html.newLine()
      }
      html.raw("</ul>\n</details>\n")
    }
    html.raw("</section>\n")
  }
}
