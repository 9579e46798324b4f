internal import Auditing

/// The files that could not be read.
struct HTMLUnreadable {
  let files: [AuditReport.Unreadable]
  let paths: SourcePaths

  func write(to html: inout HTMLWriter) {
    guard !files.isEmpty else { return }
    html.raw(
      "<section class=\"unreadable\" aria-labelledby=\"unreadable\">\n<h2 id=\"unreadable\">")
    html.text(SummaryText.unread(files).joined(separator: "; "))
    html.raw("</h2>\n<ul>\n")
    for file in files {
      html.element("li") { html in
        html.element("code", text: place(of: file))
        html.text(" \(PlainLine(file.message).text)")
      }
      html.newLine()
    }
    html.raw("</ul>\n</section>\n")
  }

  private func place(of file: AuditReport.Unreadable) -> String {
    let path = PlainLine(paths.relative(file.source)).text
    return file.isOpened ? "\(path):\(file.line):\(file.column)" : path
  }
}
