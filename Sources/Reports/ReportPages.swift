internal import Auditing

/// A report in pages of a limited size, for readers such as agents that pay for each word.
///
/// A short report is one page, as on the command line. A long or filtered one begins with the summary of the
/// whole run, and has findings on each page.
public struct ReportPages {
  /// The bytes of a page, some 6,000 tokens; a single finding may be longer.
  public static let size = 24_000

  private let report: AuditReport
  private let context: ReportContext
  private let filter: ReportFilter

  /// - Parameter report: the whole one; the summary counts all its findings, whatever the filter.
  public init(_ report: AuditReport, filter: ReportFilter, context: ReportContext) {
    self.report = report
    self.filter = filter
    self.context = context
  }

  /// The page in a form.
  ///
  /// - Parameter number: from 1.
  /// - Returns: nil if there are fewer pages.
  public func page(_ number: Int, as form: any Reporter.Type) -> String? {
    let pages =
      whole(as: form).map { [$0] } ?? (form == TextReport.self ? textPages : pages(as: form))
    return pages.indices.contains(number - 1) ? pages[number - 1] : nil
  }

  /// The report as on the command line; nil if it is longer than a page, or filtered.
  private func whole(as form: any Reporter.Type) -> String? {
    guard filter == ReportFilter() else { return nil }
    let bytes = form.init(context).bytes(of: report)
    return bytes.count > Self.size ? nil : String(decoding: bytes, as: UTF8.self)
  }

  // MARK: - Text

  private var textPages: [String] {
    let groups = FindingGroup.groups(of: report)
    var all = report
    all.screens = filter.screens(of: report)
    let shown = FindingGroup.groups(of: all).filter { !$0.isHidden }
    var lines = LineWriter(style: context.textStyle)
    TextFindings(shown, in: all, style: context.textStyle).write(to: &lines)
    let summary = TextSummary(report: report, groups: groups, context: context).lines
    let unreadable = report.unreadable.map { file in
      let source = PlainLine(file.source).text
      let place = file.isOpened ? "\(source):\(file.line):\(file.column)" : source
      return "\(place): error: \(PlainLine(file.message).text)"
    }
    let changes = context.comparison.map { ComparisonText($0).lines } ?? []
    let head = (unreadable + changes + summary).joined(separator: "\n") + "\n"
    let room = Self.size - Self.roomForNumber
    let parts = Self.pages(
      of: String(decoding: lines.bytes, as: UTF8.self), size: room, first: room - head.utf8.count)
    return parts.enumerated().map { index, part in
      (index == 0 ? head : "") + Self.number(index + 1, of: parts.count)
        + (part.isEmpty ? "" : "\n" + part)
    }
  }

  /// The bytes that a page keeps for ``number(_:of:)``.
  private static let roomForNumber = 160

  /// The number of a page, and how to get others; empty if there is only one.
  private static func number(_ number: Int, of count: Int) -> String {
    switch number {
    case _ where count == 1: ""
    case count:
      "\nPage \(number) of \(count), the last; severity, rule and screen filter the findings.\n"
    default:
      "\nPage \(number) of \(count); page=\"\(number + 1)\" has the next findings; severity, rule and "
        + "screen filter them.\n"
    }
  }

  /// A text in pages that end after whole findings: the lines of one are indented below its first.
  ///
  /// - Parameters:
  ///   - size: the most bytes of a page.
  ///   - first: those of the first page.
  static func pages(of text: String, size: Int, first: Int) -> [String] {
    var pages = [""]
    var block = ""
    func finishBlock() {
      let most = pages.count == 1 ? first : size
      let isFull = pages[pages.count - 1].utf8.count + block.utf8.count > most
      if isFull, !pages[pages.count - 1].isEmpty { pages.append("") }
      pages[pages.count - 1] += block
      block = ""
    }
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      if !line.hasPrefix(" ") { finishBlock() }
      block += line + "\n"
    }
    finishBlock()
    return pages
  }

  // MARK: - Other forms

  /// A form for programs in pages: each is a whole document with the findings of the page, and the summary of
  /// all.
  private func pages(as form: any Reporter.Type) -> [String] {
    let screens = filter.screens(of: report)
    let places = screens.indices.flatMap { screen in
      screens[screen].findings.indices.map { (screen: screen, finding: $0) }
    }
    var ranges: [Range<Int>] = []
    var start = 0
    var count = max(1, places.count)
    repeat {
      count = min(count, max(1, places.count - start))
      while count > 1,
        document(
          screens, places[start..<start + count], form, page: (places.count, places.count)
        ).utf8.count > Self.size
      {
        count /= 2
      }
      let end = min(start + count, places.count)
      ranges.append(start..<end)
      start = end
    } while start < places.count
    return ranges.enumerated().map { index, range in
      document(screens, places[range], form, page: (index + 1, ranges.count))
    }
  }

  private func document(
    _ screens: [ScreenReport], _ places: ArraySlice<(screen: Int, finding: Int)>,
    _ form: any Reporter.Type, page: (number: Int, count: Int)
  ) -> String {
    var part = report
    part.page = AuditReport.Page(
      number: page.number, count: page.count, summary: report.summary)
    let kept = Dictionary(grouping: places) { $0.screen }
    part.screens = kept.keys.sorted().map { index in
      var screen = screens[index]
      screen.findings = (kept[index] ?? []).map { screens[index].findings[$0.finding] }
      // An agent asks for an element with `inspect`.
      screen.customControls = nil
      screen.measured = []
      screen.skippedRules = []
      return screen
    }
    return String(decoding: form.init(context).bytes(of: part), as: UTF8.self)
  }
}
