internal import AccessibilityModel
public import Auditing

/// The report for people: one finding a line that editors and `grep` understand, then what is
/// spoken and how to mend it, then what was looked at.
public struct TextReport: Sendable {
  /// Notes are counted; printed only where they can fail a run.
  public var showsNotes: Bool

  public init(showsNotes: Bool = false) { self.showsNotes = showsNotes }

  public func report(_ report: AuditReport) -> String {
    let groups = FindingGroup.groups(of: report).filter { isShown($0.findings[0]) }
    return groups.map(lines).joined() + (groups.isEmpty ? "" : "\n") + summary(of: report)
  }

  private func isShown(_ finding: FindingReport) -> Bool {
    finding.status == .open && (showsNotes || finding.severity > .note)
  }

  private func lines(_ group: FindingGroup) -> String {
    let finding = group.findings[0]
    let place = group.places[0]
    let rules = group.rules.joined(separator: ", ")
    let review = finding.outcome == .review ? " (review)" : ""
    var lines = [
      "\(place): \(finding.severity.rawValue): \(TerminalText.safe(finding.message)) "
        + "[\(rules)]\(review)",
      "    spoken: \(spoken(finding.element))",
      "    mend: \(TerminalText.safe(finding.suggestion))",
    ]
    if group.places.count > 1 {
      lines.append("    also: \(group.places.dropFirst().joined(separator: ", "))")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private func spoken(_ element: ElementReport) -> String {
    guard let spoken = element.spoken else { return "nothing, the cursor does not stop here" }
    return spoken.isEmpty
      ? "nothing, the cursor stops in silence" : "\"\(TerminalText.safe(spoken))\""
  }
}

// MARK: - Summary

extension TextReport {
  private func summary(of report: AuditReport) -> String {
    let summary = report.summary
    let computed = report.screens.count(where: \.isComputed)
    let note = computed == 0 ? "" : " (\(computed) computed)"
    var lines = [
      "Looked at \(count(summary.screens, "screen"))\(note), \(count(summary.elements, "element")), "
        + "\(count(summary.stops, "stop")), with \(count(summary.rulesRun, "rule")).",
      "Found \(found(summary)).",
    ]
    lines += notRun(report)
    if !report.unreadable.isEmpty {
      lines.append("Could not read \(count(report.unreadable.count, "file")):")
      lines += report.unreadable.map {
        "    \(TerminalText.safe($0.source)):\($0.line):\($0.column): \(TerminalText.safe($0.message))"
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private func found(_ summary: AuditReport.Summary) -> String {
    var parts = [count(summary.errors, "error"), count(summary.warnings, "warning")]
    let notes = count(summary.notes, "note")
    parts.append(summary.notes > 0 && !showsNotes ? "\(notes) (not shown)" : notes)
    if summary.reviews > 0 { parts.append("\(summary.reviews) to review") }
    if summary.suppressed > 0 { parts.append("\(summary.suppressed) suppressed") }
    if summary.baselined > 0 { parts.append("\(summary.baselined) baselined") }
    return parts.joined(separator: ", ")
  }

  /// The rules that ran on no screen, by reason.
  private func notRun(_ report: AuditReport) -> [String] {
    let run = Set(report.screens.flatMap { $0.rulesRun.map(\.id) })
    var reasons: [(reason: String, rules: [String])] = []
    for notRun in report.screens.flatMap(\.notRun) where !run.contains(notRun.rule.id) {
      if let index = reasons.firstIndex(where: { $0.reason == notRun.reason }) {
        if !reasons[index].rules.contains(notRun.rule.id) {
          reasons[index].rules.append(notRun.rule.id)
        }
      } else {
        reasons.append((notRun.reason, [notRun.rule.id]))
      }
    }
    return reasons.map { "Not run, because \($0.reason): \($0.rules.joined(separator: ", "))." }
  }

  private func count(_ number: Int, _ word: String) -> String {
    "\(number) \(word)\(number == 1 ? "" : "s")"
  }
}
