internal import Auditing
internal import Platform

/// The report for people: one line per finding that editors and `grep` understand, then the speech
/// and the fix, then a summary.
public struct TextReport: Reporter {
  public static let identifier = "text"

  private let context: ReportContext
  private var style: TextStyle { context.textStyle }

  public init(_ context: ReportContext) { self.context = context }

  public func write(_ report: AuditReport, to sink: @escaping ReportSink) {
    var lines = LineWriter(style: style, to: sink)
    write(report, to: &lines)
    lines.finish()
  }

  func write(_ report: AuditReport, to lines: inout LineWriter) {
    let groups = FindingGroup.groups(of: report)
    TextFindings(groups.filter(isShown), in: report, style: style).write(to: &lines)
    guard style.detail != .failures else { return write(report.unreadable, to: &lines) }
    if let fixes = report.fixes {
      separate(&lines)
      lines.lines(FixSummary(fixes).lines)
    }
    if let comparison = context.comparison {
      separate(&lines)
      lines.lines(ComparisonText(comparison).lines)
    }
    if style.listsCustomControls {
      separate(&lines)
      CustomControlSection.write(report, to: &lines)
    }
    if !report.unreadable.isEmpty {
      separate(&lines)
      write(report.unreadable, to: &lines)
    }
    separate(&lines)
    lines.lines(TextSummary(report: report, groups: groups, context: context).lines)
  }

  private func isShown(_ group: FindingGroup) -> Bool {
    style.detail == .failures ? group.fails : !group.isHidden
  }

  /// A blank line separates sections.
  private func separate(_ lines: inout LineWriter) {
    if !lines.isEmpty { lines.blank() }
  }

  private func write(_ files: [AuditReport.Unreadable], to lines: inout LineWriter) {
    for file in files {
      let source = TerminalText.safe(file.source)
      lines.finding(
        at: file.isOpened ? "\(source):\(file.line):\(file.column)" : source, word: .error,
        message: PlainLine(file.message).text, rule: nil)
    }
  }
}
