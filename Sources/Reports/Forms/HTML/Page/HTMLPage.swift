internal import Auditing

/// A page: the whole report, the index of a folder, or one file of it.
struct HTMLPage {
  enum Part {
    case whole
    case index
    /// By its position in the outline.
    case file(Int)
  }

  static let indexName = "index.html"

  private let part: Part
  private let outline: ReportOutline
  private let writer: HTMLScreens
  private let context: ReportContext
  /// The screens on the page, by their positions in the report.
  private let screens: [Int]

  init(
    _ part: Part, _ outline: ReportOutline, _ writer: HTMLScreens, _ context: ReportContext
  ) {
    self.part = part
    self.outline = outline
    self.writer = writer
    self.context = context
    switch part {
    case .whole: screens = outline.worstFirst.flatMap { outline.files[$0].screens }
    case .index: screens = []
    case .file(let file): screens = outline.files[file].screens
    }
  }

  private var report: AuditReport { outline.report }
  /// Whether it shows the parts that concern the whole run.
  private var isWhole: Bool { if case .file = part { false } else { true } }
  private var isIndex: Bool { if case .index = part { true } else { false } }

  func write(to sink: @escaping ReportSink) {
    var html = HTMLWriter(to: sink)
    let isLazy = screens.count > HTMLScripts.lazyScreens
    html.raw("<!DOCTYPE html>\n<html lang=\"en\"")
    if isLazy { html.raw(" class=\"lazy\"") }
    html.raw(">\n")
    head(to: &html)
    html.element("body") { html in
      html.raw(
        isIndex
          ? "\n<a class=\"skip\" href=\"#files\">Skip to files</a>\n"
          : "\n<a class=\"skip\" href=\"#findings\">Skip to findings</a>\n")
      if !screens.isEmpty {
        html.raw("<a class=\"skip scripted\" href=\"#filters\">Skip to filters</a>\n")
        html.raw(HTMLPicture.shared)
      }
      header.write(to: &html)
      html.element("main") { main(to: &$0) }
      HTMLScripts.writePage(to: &html)
      if let sound = context.sound, !screens.isEmpty {
        HTMLClips(sound: sound, screens: screens).write(to: &html)
      }
    }
    html.raw("\n</html>\n")
    html.finish()
  }

  private func main(to html: inout HTMLWriter) {
    html.newLine()
    if isWhole {
      HTMLOverview(outline: outline, context: context, isFolder: isIndex).write(to: &html)
      if let comparison = context.comparison {
        HTMLComparison(comparison: comparison).write(to: &html)
      }
      HTMLUnreadable(files: report.unreadable, paths: context.paths).write(to: &html)
      HTMLNotices(notices: ReportNotice.all(in: report), paths: context.paths).write(to: &html)
      HTMLIndex(outline: outline, isFolder: isIndex, isCompared: context.comparison != nil)
        .write(to: &html)
    }
    if !isIndex { findings(to: &html) }
    if isWhole { HTMLRules(report).write(to: &html) }
    if isIndex {
      HTMLClosedFindings.writeCount(outline.counts(of: Array(outline.screens.indices)), to: &html)
    }
    HTMLAbout(report: report, sound: context.sound).write(to: &html)
  }

  private func findings(to html: inout HTMLWriter) {
    let counts = outline.counts(of: screens)
    if counts.open + counts.suppressed + counts.baselined > 0 { HTMLFilters.write(to: &html) }
    html.raw("<div id=\"findings\" tabindex=\"-1\">\n")
    if screens.isEmpty { html.raw("<p>No screen was audited.</p>\n") }
    var anchors = UniqueNames()
    writer.write(screens, &anchors, to: &html)
    html.raw("</div>\n")
    HTMLClosedFindings(outline: outline, screens: screens).write(&anchors, to: &html)
  }

  private func head(to html: inout HTMLWriter) {
    html.raw(
      """
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta name="generator" content="a11y-audit">

      """)
    html.raw(HTMLScripts.policy)
    html.element("title", text: title)
    html.raw("\n<style>\n")
    html.raw(PackageResources.report_css)
    html.raw("</style>\n")
    html.raw(HTMLScripts.head)
    html.raw("</head>\n")
  }

  private var title: String {
    let counts = header.counts
    let found =
      "Accessibility audit: \(SummaryText.count(counts.errors, "error")), "
      + SummaryText.count(counts.warnings, "warning")
    guard case .file(let file) = part else { return found }
    return "\(found) in \(outline.files[file].path)"
  }

  private var header: HTMLHeader {
    switch part {
    case .whole, .index:
      HTMLHeader(outline: outline, screens: Array(outline.screens.indices), file: nil)
    case .file(let file): HTMLHeader(outline: outline, screens: screens, file: file)
    }
  }
}
