internal import AccessibilityModel
internal import Auditing
internal import Platform

/// The head of a report for people who do not read single findings: what was audited and when, the findings by
/// criterion and by screen, the trend, and what was checked at all.
struct HTMLOverview {
  let outline: ReportOutline
  let context: ReportContext
  /// Whether each file has a page of its own.
  let isFolder: Bool

  private var report: AuditReport { outline.report }
  /// With one screen the findings follow at once, so the tables are collapsed.
  private var isCollapsed: Bool { !report.hasSeveralScreens }

  func write(to html: inout HTMLWriter) {
    guard !report.screens.isEmpty else { return }
    let criteria = CriteriaOverview(report)
    html.raw("<section class=\"overview\" aria-labelledby=\"overview\">\n")
    html.raw("<h2 id=\"overview\">Overview</h2>\n")
    facts(to: &html)
    if !criteria.totals.isEmpty {
      fold("Findings by criterion", isOpen: !isCollapsed, to: &html) { html in
        html.scroller("Findings by criterion") { HTMLCriteria(criteria).writeFindings(to: &$0) }
      }
    }
    if worst.count > 1 {
      fold("Findings by screen", isOpen: !isCollapsed, to: &html) { html in
        html.scroller("Findings by screen") { screens(to: &$0) }
      }
    }
    if let trend = context.comparison?.trend { HTMLTrend(trend).write(to: &html) }
    fold("What was checked, by criterion", isOpen: false, to: &html) { html in
      html.element("p", text: HTMLCriteria.remark)
      html.scroller("What was checked, by criterion") {
        HTMLCriteria(criteria).writeChecks(to: &$0)
      }
    }
    html.raw("</section>\n")
  }

  private func fold(
    _ title: String, isOpen: Bool, to html: inout HTMLWriter, _ body: (inout HTMLWriter) -> Void
  ) {
    html.element("details", isOpen ? [HTMLAttribute("open", "")] : []) { html in
      html.element("summary", text: title)
      html.newLine()
      body(&html)
    }
    html.newLine()
  }

  // MARK: - Facts

  private func facts(to html: inout HTMLWriter) {
    let origin = context.origin
    let facts = [
      ("Project", origin?.project), ("Commit", origin?.commit), ("Date", origin?.date),
      ("Audited", SummaryText(report).audited), ("Not audited", notAudited),
    ]
    html.element("dl", [.class("origin")]) { html in
      for (name, value) in facts {
        guard let value, !value.isEmpty else { continue }
        html.element("div") { html in
          html.element("dt", text: name)
          html.element("dd", text: PlainLine(value).text)
        }
      }
    }
    html.newLine()
  }

  /// In one sentence for each kind of file; the lists follow below.
  private var notAudited: String {
    let notices = ReportNotice.all(in: report).filter { $0.kind != .unmentioned }.map(\.text)
    return (SummaryText.unread(report.unreadable) + notices).map { $0 + "." }.joined(separator: " ")
  }

  // MARK: - Screens

  /// How many screens the table has.
  private static let mostScreens = 10

  /// The positions of the screens with findings, the worst first.
  private var worst: [Int] {
    outline.screens.indices.filter { outline.screens[$0].counts.open > 0 }.sorted { one, other in
      let (first, second) = (outline.screens[one].counts, outline.screens[other].counts)
      return first.weight == second.weight ? one < other : first.weight > second.weight
    }
  }

  private func screens(to html: inout HTMLWriter) {
    let worst = worst
    html.raw("<table>\n<thead><tr><th scope=\"col\">Screen</th>")
    HTMLCriteria.countTitles(to: &html)
    html.raw("</tr></thead>\n<tbody>\n")
    for index in worst.prefix(Self.mostScreens) {
      let screen = outline.screens[index]
      html.element("tr") { html in
        html.element("th", [HTMLAttribute("scope", "row")]) { html in
          let file = outline.files[screen.file]
          html.element(
            "a", [.href(outline.address(of: index, isFolder: isFolder))],
            text: "\(screen.title), \(report.screens[index].orientation.rawValue)")
          html.text(" ")
          html.element("span", [.class("at")], text: file.path)
        }
        HTMLCriteria.counts(screen.counts, to: &html)
      }
      html.newLine()
    }
    html.raw("</tbody>\n</table>")
    let rest = worst.count - Self.mostScreens
    if rest > 0 {
      html.element(
        "p", [.class("facts")], text: "\(SummaryText.count(rest, "more screen")) with findings.")
    }
  }
}

extension AuditReport {
  /// Whether there is more than one screen; the orientations of a screen are one.
  fileprivate var hasSeveralScreens: Bool {
    guard let first = screens.first else { return false }
    return screens.contains {
      ($0.source, $0.title, $0.distinction) != (first.source, first.title, first.distinction)
    }
  }
}
