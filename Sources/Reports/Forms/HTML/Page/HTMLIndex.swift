internal import AccessibilityModel
internal import Auditing

/// The files of a report as a table, the most severe findings first; the script can sort it.
struct HTMLIndex {
  let outline: ReportOutline
  /// Whether each file has a page of its own.
  let isFolder: Bool
  let isCompared: Bool

  /// Above this number, screens of a file are collapsed.
  private static let mostScreens = 10

  private var kinds: [FindingKind] { [.error, .warning, .review] }

  func write(to html: inout HTMLWriter) {
    guard outline.files.count > 1 || isFolder else { return }
    html.raw("<section aria-labelledby=\"files\">\n<h2 id=\"files\">Files</h2>\n")
    html.scroller("Files", "scroll files") { table(to: &$0) }
    html.raw("\n</section>\n")
  }

  private func table(to html: inout HTMLWriter) {
    html.raw("\n<table id=\"index\">\n<thead>")
    html.element("tr") { html in
      for title in ["File", "Screens", "Errors", "Warnings", "To review"] {
        html.element("th", [HTMLAttribute("scope", "col")], text: title)
      }
      if isCompared { html.element("th", [HTMLAttribute("scope", "col")], text: "New") }
    }
    html.raw("</thead>\n<tbody>\n")
    for index in outline.worstFirst { row(index, to: &html) }
    html.raw("</tbody>\n</table>\n")
  }

  private func row(_ index: Int, to html: inout HTMLWriter) {
    let file = outline.files[index]
    html.element("tr") { html in
      html.element("th", [HTMLAttribute("scope", "row")]) { html in
        let address = isFolder ? outline.page(of: index) : address(of: file.screens[0])
        html.element("a", [.href(address)], text: file.path)
        if file.screens.count > 1 { screens(of: file, to: &html) }
      }
      number(file.screens.count, to: &html)
      for kind in kinds { number(file.counts[kind], kind, to: &html) }
      if isCompared { number(file.new, to: &html) }
    }
    html.newLine()
  }

  private func number(_ count: Int, _ kind: FindingKind? = nil, to html: inout HTMLWriter) {
    let name = count == 0 ? "zero" : kind.map { "some \($0.rawValue)" } ?? ""
    html.element(
      "td", name.isEmpty ? [] : [.class(name)], text: "\(count)")
  }

  private func screens(of file: ReportOutline.File, to html: inout HTMLWriter) {
    guard file.screens.count > Self.mostScreens else { return list(file, to: &html) }
    html.element("details") { html in
      html.element("summary", text: SummaryText.count(file.screens.count, "screen"))
      list(file, to: &html)
    }
  }

  private func list(_ file: ReportOutline.File, to html: inout HTMLWriter) {
    html.element("ul") { html in
      for index in file.screens {
        let screen = outline.screens[index]
        html.element("li") { html in
          html.element(
            "a", [.href(address(of: index))],
            text: "\(screen.title), \(outline.report.screens[index].orientation.rawValue)")
          if screen.counts.open > 0 { html.text(" \(screen.counts.open)") }
        }
      }
    }
  }

  private func address(of screen: Int) -> String {
    outline.address(of: screen, isFolder: isFolder)
  }
}
