internal import AccessibilityModel
internal import Auditing
internal import SourceText

/// The report in the format of GitLab's Code Quality widget.
///
/// GitLab keeps and counts one entry for each fingerprint, so a finding that several screens show is one
/// entry, which names the other places. Suppressed and baselined findings are left out: the widget cannot mark
/// them.
public struct GitLabReport: Reporter {
  public static let identifier = "gitlab"

  private let context: ReportContext
  private var paths: SourcePaths { context.paths }
  private var comparison: Comparison? { context.comparison }

  public init(_ context: ReportContext) { self.context = context }

  private struct Entry {
    let description: String
    let rule: String
    let fingerprint: String
    let severity: String
    let path: String
    let line: Int
  }

  public func write(_ report: AuditReport, to sink: @escaping ReportSink) {
    let entries =
      OpenFinding.once(in: report).map(entry) + report.unreadable.map(entry)
      + ReportNotice.all(in: report).map(entry)
    var writer = JSONWriter(to: sink)
    writer.array(entries) { json, entry in
      json.object { json in
        json.member("description", entry.description)
        json.member("check_name", entry.rule)
        json.member("fingerprint", entry.fingerprint)
        json.member("severity", entry.severity)
        json.key("location")
        json.object(inline: true) { json in
          json.member("path", entry.path)
          json.key("lines")
          json.object { $0.member("begin", max(1, entry.line)) }
        }
      }
    }
    writer.endLine()
    writer.finish()
  }

  private func entry(_ open: OpenFinding) -> Entry {
    let finding = open.finding
    return Entry(
      description: "\(finding.messageLine)\(finding.reviewMark). Fix: \(finding.suggestionLine)."
        + finding.autofixSentence
        + (open.otherPlacesLine(paths).map { " \($0.withCapital)." } ?? "")
        + open.screen.unmentionedSentence + comparison.newMark(of: finding),
      rule: finding.rule.id, fingerprint: finding.fingerprint.description,
      severity: Self.severity(of: finding), path: paths.relative(open.source),
      line: open.element.line)
  }

  private func entry(_ file: AuditReport.Unreadable) -> Entry {
    let path = paths.relative(file.source)
    return Entry(
      description: "Could not be read: \(PlainLine(file.message).text)", rule: "unreadable",
      fingerprint: StableHash(path, "unreadable").text, severity: "blocker", path: path,
      line: file.line)
  }

  /// An entry needs a file: the first one.
  private func entry(_ notice: ReportNotice) -> Entry {
    Entry(
      description: "\(notice.text).", rule: notice.kind.rawValue,
      fingerprint: StableHash(notice.kind.rawValue, notice.text).text, severity: "info",
      path: paths.relative(notice.sources[0]), line: 1)
  }

  private static func severity(of finding: FindingReport) -> String {
    switch (finding.outcome, finding.severity) {
    case (.review, _), (.fail, .note): "info"
    case (.fail, .warning): "minor"
    case (.fail, .error): "major"
    }
  }
}
