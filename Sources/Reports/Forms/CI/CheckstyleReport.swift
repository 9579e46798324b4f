internal import Auditing

/// The report as Checkstyle XML, which Jenkins' warnings-ng and reviewdog read.
public struct CheckstyleReport: Reporter {
  public static let identifier = "checkstyle"

  private let context: ReportContext
  private var paths: SourcePaths { context.paths }
  private var comparison: Comparison? { context.comparison }

  public init(_ context: ReportContext) { self.context = context }

  private struct Entry {
    let line: Int
    let column: Int
    let severity: String
    let message: String
    let source: String
  }

  public func write(_ report: AuditReport, to sink: @escaping ReportSink) {
    var files: [(path: String, entries: [Entry])] = []
    var places: [String: Int] = [:]
    func add(_ entries: [Entry], to source: String) {
      let place = places[source, default: files.count]
      places[source] = place
      if place == files.count { files.append((paths.relative(source), [])) }
      files[place].entries += entries
    }
    let annotations = OpenFinding.annotations(in: report)
    for open in annotations { add([entry(open.finding, on: open.screen)], to: open.source) }
    for file in report.unreadable { add([entry(file)], to: file.source) }
    for notice in ReportNotice.all(in: report) { add([entry(notice)], to: notice.sources[0]) }
    var writer = XMLWriter(to: sink)
    // The version of the format, which has not changed since then.
    writer.element("checkstyle", [("version", "4.3")]) { xml in
      for remark in remarks(on: report, entries: annotations.count) { xml.comment(remark) }
      for file in files { write(file.path, file.entries, to: &xml) }
    }
    writer.finish()
  }

  /// The format has no totals, so comments have the count.
  private func remarks(on report: AuditReport, entries: Int) -> [String] {
    let words = SummaryText(report)
    return [words.found] + [words.counts.remark(onListed: entries, "entries")].compactMap(\.self)
  }

  private func write(_ path: String, _ entries: [Entry], to xml: inout XMLWriter) {
    xml.element("file", [("name", path)]) { xml in
      for entry in entries {
        let attributes = [
          ("line", "\(entry.line)"), ("column", "\(entry.column)"), ("severity", entry.severity),
          ("message", entry.message), ("source", entry.source),
        ]
        xml.element("error", attributes)
      }
    }
  }

  private func entry(_ finding: FindingReport, on screen: ScreenReport) -> Entry {
    let isInfo = finding.outcome == .review || finding.severity == .note
    return Entry(
      line: finding.element.line, column: finding.element.column,
      severity: isInfo ? "info" : finding.severity.rawValue,
      message: "\(finding.messageLine)\(finding.reviewMark). Spoken: "
        + "\(finding.element.spokenLine). Fix: \(finding.fixLine).\(finding.autofixSentence)"
        + screen.unmentionedSentence + comparison.newMark(of: finding),
      source: "a11y-audit.\(finding.rule.id)")
  }

  /// An entry needs a file: the first one.
  private func entry(_ notice: ReportNotice) -> Entry {
    Entry(
      line: 1, column: 1, severity: "info", message: "\(notice.text).",
      source: "a11y-audit.\(notice.kind.rawValue)")
  }

  private func entry(_ file: AuditReport.Unreadable) -> Entry {
    Entry(
      line: file.line, column: file.column, severity: "error",
      message: PlainLine(file.message).text, source: "a11y-audit.unreadable")
  }
}
