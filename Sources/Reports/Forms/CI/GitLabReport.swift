internal import AccessibilityModel
internal import Auditing
internal import SourceText

/// The report in the format of GitLab's Code Quality widget.
///
/// GitLab keeps one entry for each fingerprint, so an entry's fingerprint also covers its file and
/// a number among equals. Suppressed and baselined findings are left out: the widget cannot mark
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
    let entries = OpenFinding.all(in: report).map(entry) + report.unreadable.map(entry)
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
    let path = paths.relative(open.source)
    return Entry(
      description: "\(finding.messageLine)\(finding.reviewMark). Fix: \(finding.suggestionLine)."
        + finding.fixSentence + comparison.newMark(of: finding),
      rule: finding.rule.id,
      fingerprint: StableHash(path, finding.fingerprint.description, "\(open.occurrence)").text,
      severity: Self.severity(of: finding), path: path, line: open.element.line)
  }

  private func entry(_ file: AuditReport.Unreadable) -> Entry {
    let path = paths.relative(file.source)
    return Entry(
      description: "Could not be read: \(PlainLine(file.message).text)", rule: "unreadable",
      fingerprint: StableHash(path, "unreadable").text, severity: "blocker", path: path,
      line: file.line)
  }

  private static func severity(of finding: FindingReport) -> String {
    switch (finding.outcome, finding.severity) {
    case (.review, _), (.fail, .note): "info"
    case (.fail, .warning): "minor"
    case (.fail, .error): "major"
    }
  }
}
