internal import Auditing
internal import SourceText

/// The report in the format of GitLab's accessibility widget, which is that of pa11y's reports.
///
/// The widget counts every entry as an error, whatever its type. So the report lists only errors
/// and warnings that fail; other forms include notes and findings that need review. Each screen has its
/// own entries; `errors` counts a finding once.
public struct GitLabAccessibilityReport: Reporter {
  public static let identifier = "gitlab-accessibility"

  private let context: ReportContext
  private var paths: SourcePaths { context.paths }
  private var comparison: Comparison? { context.comparison }

  public init(_ context: ReportContext) { self.context = context }

  public func write(_ report: AuditReport, to sink: @escaping ReportSink) {
    let names = ScreenNames(report).uniqueNames(paths: paths)
    let counts = FindingCounts(of: report)
    let results = zip(names, report.screens).map { name, screen in
      (name: name, screen: screen, findings: screen.findings.filter(Self.isError))
    }
    let listed = results.reduce(0) { $0 + $1.findings.count }
    let repeated = FindingCounts.remark(
      onListed: listed, "entries", for: counts.errors + counts.warnings)
    let remarks =
      [repeated].compactMap(\.self) + ReportNotice.all(in: report).map { "\($0.text)." }
    var writer = JSONWriter(to: sink)
    writer.object { json in
      json.member("total", results.count)
      json.member("passes", results.count { $0.findings.isEmpty })
      json.member("errors", counts.errors + counts.warnings)
      // GitLab ignores members that it does not know.
      json.key("remarks")
      json.array(remarks) { $0.string($1) }
      json.key("results")
      json.object { json in
        for result in results {
          // GitLab rejects a report with an empty key.
          json.key(result.name.isEmpty ? "-" : result.name)
          json.array(result.findings) { write($1, on: result.screen, to: &$0) }
        }
      }
    }
    writer.endLine()
    writer.finish()
  }

  private static func isError(_ finding: FindingReport) -> Bool {
    finding.counts && finding.outcome == .fail && finding.severity > .note
  }

  private func write(
    _ finding: FindingReport, on screen: ScreenReport, to json: inout JSONWriter
  ) {
    let element = finding.element
    json.object { json in
      json.member("code", finding.rule.id)
      json.member("type", finding.severity.rawValue)
      json.member("typeCode", finding.severity == .error ? 1 : 2)
      json.member(
        "message",
        "\(finding.messageLine). Fix: \(finding.fixLine).\(finding.autofixSentence)"
          + screen.unmentionedSentence + comparison.newMark(of: finding))
      json.member("context", "spoken: \(element.spokenLine)")
      json.member("selector", PlainLine(element.path, limit: 2_000).text)
      json.member("runner", "a11y-audit")
      json.key("runnerExtras")
      json.object(inline: true) {
        $0.member("line", element.line)
        $0.member("column", element.column)
        $0.member("fingerprint", finding.fingerprint.description)
      }
    }
  }
}
