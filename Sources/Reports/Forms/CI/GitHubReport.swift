internal import AccessibilityModel
internal import Auditing

/// The report as workflow commands, which GitHub shows as annotations, followed by the text.
///
/// GitHub silently drops more than ten annotations of a level in a step. So the most severe come
/// first, up to the limit, and the last line gives the total.
public struct GitHubReport: Reporter {
  public static let identifier = "github"

  /// The maximum number of annotations of each level in a step.
  private static let limit = 10

  private let context: ReportContext
  private var paths: SourcePaths { context.paths }

  public init(_ context: ReportContext) { self.context = context }

  public func write(_ report: AuditReport, to sink: @escaping ReportSink) {
    let open = OpenFinding.once(in: report)
    var lines: [String] = report.unreadable.prefix(Self.limit).map(command)
    for level in ["error", "warning", "notice"] {
      // One notice is kept for the summary.
      let taken = level == "error" ? lines.count : level == "notice" ? 1 : 0
      lines += open.lazy.filter { Self.level(of: $0.finding) == level }
        .prefix(Self.limit - taken).map { command(level, $0) }
    }
    let shown = lines.count - min(report.unreadable.count, Self.limit)
    lines.append(summary(of: report, shown: shown, of: open.count))
    sink(Array(lines.map { $0 + "\n" }.joined().utf8).span)
    writeText(of: report, to: sink)
  }

  private static func level(of finding: FindingReport) -> String {
    finding.outcome == .review || finding.severity == .note ? "notice" : finding.severity.rawValue
  }

  private func command(_ level: String, _ open: OpenFinding) -> String {
    let finding = open.finding
    var lines = [
      finding.messageLine + finding.reviewMark, "spoken: \(finding.element.spokenLine)",
      "fix: \(finding.fixLine)",
    ]
    if let place = finding.element.whereLine { lines.append("at: \(place)") }
    if let fix = finding.autofixLine { lines.append("autofix: \(fix)") }
    if let places = open.otherPlacesLine(paths) { lines.append(places) }
    if let reason = open.screen.unmentionedLine { lines.append("unmentioned screen: \(reason)") }
    return command(
      level, file: open.source, line: finding.element.line, column: finding.element.column,
      title: finding.rule.id, message: lines.joined(separator: "\n"))
  }

  private func command(_ file: AuditReport.Unreadable) -> String {
    command(
      "error", file: file.source, line: file.line, column: file.column, title: "unreadable",
      message: PlainLine(file.message).text)
  }

  private func command(
    _ level: String, file: String, line: Int, column: Int, title: String, message: String
  ) -> String {
    let file = Self.property(paths.relative(file))
    return "::\(level) file=\(file),line=\(line),col=\(column),title=\(Self.property(title))"
      + "::\(Self.data(message))"
  }

  private func summary(of report: AuditReport, shown: Int, of count: Int) -> String {
    let words = SummaryText(report)
    let cut = shown < count ? " \(shown) of \(count) are shown as annotations." : ""
    let lines =
      ["\(words.found)\(cut)", words.checked] + ReportNotice.all(in: report).map { "\($0.text)." }
    return "::notice title=a11y-audit::" + Self.data(lines.joined(separator: "\n"))
  }

  /// Writes the text with all commands disabled. The author of a label cannot guess the word that
  /// ends this mode: it is a hash of the whole text.
  private func writeText(of report: AuditReport, to sink: ReportSink) {
    var text = LineWriter()
    TextReport(context).write(report, to: &text)
    let word = StableHash(text.bytes).text
    sink(Array("::stop-commands::\(word)\n".utf8).span)
    sink(text.bytes.span)
    sink(Array("::\(word)::\n".utf8).span)
  }

  /// Escapes a message as GitHub's toolkit does.
  private static func data(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  /// Escapes a property as GitHub's toolkit does.
  private static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
