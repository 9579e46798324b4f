internal import Auditing
internal import Platform

/// The title of a page, the number of findings of each kind, and the checked screens.
struct HTMLHeader {
  let outline: ReportOutline
  /// The screens included in the counts.
  let screens: [Int]
  /// The only file of a page in a folder; nil for a page with all files.
  let file: Int?

  var counts: FindingCounts { outline.counts(of: screens) }

  func write(to html: inout HTMLWriter) {
    html.element("header", [.class("top")]) { html in
      html.element("div") { html in
        html.element("h1", text: "Accessibility audit")
        html.element("p", [.class("facts")]) { html in
          if let name { html.element("code", text: name) }
          html.text((name == nil ? "" : " · ") + facts)
        }
        if let remark = counts.remark(onListed: outline.listed(on: screens), "entries") {
          html.element("p", [.class("facts")], text: remark.withCapital)
        }
        if file != nil {
          html.element("p", [.class("facts")]) {
            $0.element("a", [.href(HTMLPage.indexName)], text: "All files")
          }
        }
      }
      tallies(to: &html)
    }
    html.newLine()
  }

  /// The path of the only file.
  private var name: String? {
    if let file { return outline.files[file].path }
    return outline.files.count == 1 ? outline.files[0].path : nil
  }

  private var facts: String {
    let all = screens.map { outline.report.screens[$0] }
    var parts: [String] = []
    if name == nil { parts.append(SummaryText.count(outline.files.count, "file")) }
    let computed = all.count(where: \.isComputed)
    parts.append(
      SummaryText.count(all.count, "screen") + (computed > 0 ? " (\(computed) computed)" : ""))
    parts.append(SummaryText.count(all.reduce(0) { $0 + $1.stops }, "stop"))
    parts.append(SummaryText.count(RuleCoverage(all).run.count, "rule"))
    return parts.joined(separator: " · ")
  }

  /// The script makes each a filter button.
  private func tallies(to html: inout HTMLWriter) {
    let counts = counts
    html.element("ul", [.class("tallies")]) { html in
      for kind in FindingKind.open where kind != .note || counts[kind] > 0 {
        html.element("li", [.class("tally \(kind.rawValue)")]) { html in
          html.element("b", text: counts[kind].grouped)
          html.text(" \(kind.counted(counts[kind]))")
        }
      }
    }
  }
}
