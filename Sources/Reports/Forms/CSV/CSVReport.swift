internal import AccessibilityModel
internal import Auditing

/// The report as comma-separated values (RFC 4180), for a spreadsheet: a row for each finding that counts, and
/// one for each file that could not be read or was left out.
///
/// The rows of the kinds error, warning, note and review are the count that every form states.
public struct CSVReport: Reporter {
  public static let identifier = "csv"

  private let context: ReportContext
  private var paths: SourcePaths { context.paths }

  public init(_ context: ReportContext) { self.context = context }

  /// The names of the columns, in their order.
  static let columns = [
    "kind", "rule", "message", "file", "line", "column", "screen", "orientation", "class",
    "identifier", "spoken", "xpath", "frame", "fix", "autofix", "basis", "wcag", "en301549",
    "status", "fingerprint", "other places",
  ]

  public func write(_ report: AuditReport, to sink: @escaping ReportSink) {
    var rows = CSVWriter(to: sink)
    rows.row(Self.columns)
    for open in OpenFinding.once(in: report) { rows.row(cells(of: open)) }
    for file in report.unreadable {
      rows.row(
        cells(
          kind: "unreadable", message: file.message, source: file.source, line: file.line,
          column: file.column))
    }
    for notice in ReportNotice.all(in: report) {
      rows.row(
        cells(
          kind: notice.kind.rawValue, message: notice.text, source: notice.sources[0], line: 1,
          column: 1))
    }
    rows.finish()
  }

  private func cells(of open: OpenFinding) -> [String] {
    let finding = open.finding
    let (element, rule) = (finding.element, finding.rule)
    return [
      FindingKind(finding).rawValue, rule.id, finding.messageLine, paths.relative(open.source),
      "\(element.line)", "\(element.column)", PlainLine(open.screen.title ?? "").text,
      finding.orientations.map(\.rawValue).joined(separator: " "),
      PlainLine(element.className).text,
      PlainLine(element.identifier ?? "").text, PlainLine(element.spoken ?? "").text,
      PlainLine(element.xpath ?? "", limit: 2_000).text, element.frameText ?? "",
      finding.suggestionLine, finding.autofixLine ?? "",
      RuleBasis(rule).rawValue, rule.criteria.map(\.wcag).joined(separator: " "),
      rule.criteria.compactMap { EuropeanClause($0)?.number }.joined(separator: " "),
      status(finding),
      finding.fingerprint.description, open.otherPlaces(paths).joined(separator: " "),
    ]
  }

  /// Whether an earlier report or a baseline makes it a new one.
  private func status(_ finding: FindingReport) -> String {
    guard let comparison = context.comparison else { return finding.status.rawValue }
    return comparison.isNew(finding) ? "new" : "unchanged"
  }

  private func cells(
    kind: String, message: String, source: String, line: Int, column: Int
  ) -> [String] {
    let known = [
      kind, "", PlainLine(message).text, paths.relative(source), "\(line)", "\(column)",
    ]
    return known + Array(repeating: "", count: Self.columns.count - known.count)
  }
}

/// Writes rows of comma-separated values.
private struct CSVWriter {
  private var pieces: ReportPieces

  init(to sink: @escaping ReportSink) { pieces = ReportPieces(to: sink) }

  mutating func row(_ cells: [String]) {
    let line = cells.map(Self.cell).joined(separator: ",") + "\r\n"
    pieces.append { $0.append(contentsOf: line.utf8) }
  }

  mutating func finish() { pieces.finish() }

  /// A spreadsheet runs a cell that begins like a formula, and labels are untrusted: an apostrophe makes it text
  /// (<https://owasp.org/www-community/attacks/CSV_Injection>).
  ///
  /// By scalars: a comma with a combining mark is a character of its own in Swift, and a separator for a spreadsheet.
  private static func cell(_ text: String) -> String {
    let isFormula = text.unicodeScalars.first.map(formulaStarts.contains) ?? false
    let safe = isFormula ? "'" + text : text
    guard safe.unicodeScalars.contains(where: quotedSigns.contains) else { return safe }
    var quoted = "\"".unicodeScalars
    for sign in safe.unicodeScalars {
      if sign == "\"" { quoted.append(sign) }
      quoted.append(sign)
    }
    quoted.append("\"")
    return String(quoted)
  }

  private static let formulaStarts: Set<Unicode.Scalar> = ["=", "+", "-", "@", "\t", "\r"]
  private static let quotedSigns: Set<Unicode.Scalar> = [",", "\"", "\n", "\r"]
}
