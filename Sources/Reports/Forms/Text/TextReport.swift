internal import Auditing

/// The report for people: one finding a line that editors and `grep` understand, then what is
/// spoken and how to fix it, then what was checked.
public struct TextReport: Reporter {
  public static let identifier = "text"

  private let context: ReportContext
  private var comparison: Comparison? { context.comparison }
  private var showsNotes: Bool { context.threshold == .note }

  public init(_ context: ReportContext) { self.context = context }

  public func write(_ report: AuditReport, to sink: @escaping ReportSink) {
    var lines = LineWriter(to: sink)
    write(report, to: &lines)
    lines.finish()
  }

  func write(_ report: AuditReport, to lines: inout LineWriter) {
    let all = FindingGroup.groups(of: report)
    let groups = all.filter { isShown($0.findings[0]) }
    let devices = report.screens.first { !$0.devices.isEmpty }?.devices.map(\.layout) ?? []
    for group in groups { lines.lines(self.lines(group, devices)) }
    if !groups.isEmpty { lines.blank() }
    if CustomControlSection.write(report, to: &lines) { lines.blank() }
    lines.lines(
      summary(of: report, hidden: HiddenNotes(all.filter { !isShown($0.findings[0]) })))
  }

  private func isShown(_ finding: FindingReport) -> Bool {
    finding.status == .open && (showsNotes || finding.severity > .note)
  }

  private func lines(_ group: FindingGroup, _ devices: [DeviceLayout]) -> [String] {
    let finding = group.findings[0]
    let place = group.places[0]
    let rules = group.rules.joined(separator: ", ")
    let review = finding.outcome == .review ? " (review)" : ""
    var lines = [
      "\(place): \(finding.severity.rawValue): \(finding.messageLine) "
        + "[\(rules)]\(review)"
    ]
    if let frame = finding.element.frameLine { lines.append("    at: \(frame)") }
    lines += [
      "    spoken: \(finding.element.spokenLine)",
      "    mend: \(finding.suggestionLine)",
    ]
    if let places = finding.devices {
      lines.append("    on: \(DeviceList.text(places, of: devices, most: 6))")
    }
    if let fix = finding.fixLine { lines.append("    fix: \(fix)") }
    if group.places.count > 1 {
      lines.append("    also: \(group.places.dropFirst().joined(separator: ", "))")
    }
    return lines + group.partLines.map { "    \($0)" }
  }
}

// MARK: - Summary

extension TextReport {
  private func summary(of report: AuditReport, hidden: HiddenNotes) -> [String] {
    let words = SummaryText(summary: report.summary, showsNotes: showsNotes)
    var lines = [words.lookedAt, words.found]
    if let notes = hidden.line { lines.append(notes) }
    lines += words.devices(of: report)
    lines += CustomControlSection.summary(of: report)
    lines += SkippedRules(report).groups.map {
      "Not run, because \($0.reason): \($0.rules.joined(separator: ", "))."
    }
    if !report.unreadable.isEmpty {
      lines.append("Could not read \(SummaryText.count(report.unreadable.count, "file")):")
      lines += report.unreadable.map {
        "    \($0.source):\($0.line):\($0.column): \(PlainLine($0.message).text)"
      }
    }
    if let fixes = report.fixes { lines += FixSummary(fixes).lines }
    if let comparison { lines += ComparisonText(comparison).lines }
    return lines
  }
}
