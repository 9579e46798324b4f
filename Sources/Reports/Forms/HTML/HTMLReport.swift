internal import Auditing

/// The report as one page that works without network and without scripts.
///
/// Each screen is drawn from its frames, with its stops numbered; the drawing is hidden from
/// assistive technology, and the list beside it says the same in words.
public struct HTMLReport: Reporter {
  public static let identifier = "html"
  public static let features: ReportFeatures = [.drawings, .sound]

  private let context: ReportContext
  private var paths: SourcePaths { context.paths }
  private var comparison: Comparison? { context.comparison }

  public init(_ context: ReportContext) { self.context = context }

  public func write(_ report: AuditReport, to sink: @escaping ReportSink) {
    let names = ScreenNames(report, paths: paths).names
    var html = HTMLWriter(to: sink)
    html.raw("<!DOCTYPE html>\n<html lang=\"en\">\n")
    head(report, to: &html)
    html.element("body") { html in
      html.raw("<a class=\"skip\" href=\"#main\">Skip to the report</a>\n")
      let words = SummaryText(summary: report.summary)
      html.element("header") { html in
        html.element("h1", text: "Accessibility audit")
        html.element("p", [.class("lead")], text: words.found)
      }
      contents(report, names, to: &html)
      html.element("main", [.id("main")]) { html in
        HTMLSummary(report: report, paths: paths).write(to: &html)
        if let comparison { HTMLComparison(comparison: comparison).write(to: &html) }
        if HTMLListening.isNeeded(for: report) {
          HTMLListening(report: report, names: names, sound: context.sound).write(to: &html)
        }
        HTMLFilters(report: report, names: names, isCompared: comparison != nil).write(to: &html)
        screens(report, names, to: &html)
        HTMLRules(report).write(to: &html)
      }
      html.raw("<footer><p>Written by a11y-audit ")
      html.text(Version.current)
      html.raw(
        ". A rule sees that a label is there, not that it helps: no report replaces people who use "
      )
      html.raw("a screen reader every day.</p></footer>\n")
      HTMLScripts.writePage(to: &html)
      if let sound = context.sound { HTMLListening.writeClips(sound, to: &html) }
    }
    html.raw("\n</html>\n")
    html.finish()
  }

  private func head(_ report: AuditReport, to html: inout HTMLWriter) {
    html.raw(
      """
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">

      """)
    html.raw(HTMLScripts.policy)
    let summary = report.summary
    html.element(
      "title",
      text: "Accessibility audit: \(SummaryText.count(summary.errors, "error")), "
        + SummaryText.count(summary.warnings, "warning"))
    html.raw("\n<style>\n")
    html.raw(PackageResources.report_css)
    html.raw("</style>\n")
    if report.screens.count > HTMLScripts.lazyScreens { html.raw(HTMLScripts.lazyLayout) }
    html.raw("</head>\n")
  }

  private func contents(_ report: AuditReport, _ names: [String], to html: inout HTMLWriter) {
    html.raw("\n<nav aria-label=\"Contents\"><ul>\n<li><a href=\"#summary\">Summary</a></li>\n")
    if comparison != nil { html.raw("<li><a href=\"#changes\">Changes</a></li>\n") }
    if HTMLListening.isNeeded(for: report) {
      html.raw("<li><a href=\"#listen\">Listen</a></li>\n")
    }
    html.raw("<li><a href=\"#screens\">Screens</a>")
    if names.count > Self.folded {
      html.element("details") { html in
        html.element("summary", text: "\(names.count) screens")
        list(report, names, to: &html)
      }
    } else if !names.isEmpty {
      list(report, names, to: &html)
    }
    html.raw("</li>\n<li><a href=\"#rules\">Rules</a></li>\n</ul></nav>\n")
  }

  /// A longer list would hide the report.
  private static let folded = 10

  private func list(_ report: AuditReport, _ names: [String], to html: inout HTMLWriter) {
    html.element("ul") { html in
      for (index, name) in names.enumerated() {
        let open = report.screens[index].findings.count(where: \.counts)
        html.raw("\n<li>")
        html.element("a", [.href("#s\(index + 1)")], text: name)
        html.text(": \(SummaryText.count(open, "finding"))")
        html.raw("</li>")
      }
    }
  }

  private func screens(_ report: AuditReport, _ names: [String], to html: inout HTMLWriter) {
    html.raw("\n<section aria-labelledby=\"screens\">\n<h2 id=\"screens\">Screens</h2>\n")
    if names.isEmpty { html.raw("<p>No screen was audited.</p>") }
    var source: (path: String, text: StartTags?)?
    let files = Dictionary(grouping: report.screens.filter { !$0.isComputed }, by: \.source)
    let turns = HTMLTurn.all(in: report)
    let folded = FoldedFindings(report)
    for (index, screen) in report.screens.enumerated() {
      let isAlone = files[screen.source]?.count == 1 && !screen.isComputed
      let screenshot =
        isAlone ? context.readScreenshot(screen.source).flatMap(Screenshot.init) : nil
      if source?.path != screen.source {
        source = (screen.source, context.readSource(screen.source).map(StartTags.init))
      }
      HTMLScreen(
        screen: screen, name: names[index], id: "s\(index + 1)", source: source?.text,
        path: paths.relative(screen.source), screenshot: screenshot, comparison: comparison,
        folded: folded, turn: turns[index], sound: context.sound?.stops[index] ?? []
      ).write(to: &html)
    }
    html.raw("</section>\n")
  }
}
