internal import Auditing

/// The end of the text report: what was checked, found and skipped.
struct TextSummary {
  private let report: AuditReport
  private let groups: [FindingGroup]
  private let context: ReportContext
  private let summary: AuditReport.Summary
  private let counts: FindingCounts

  /// - Parameter groups: all open findings, those included that are not printed.
  init(report: AuditReport, groups: [FindingGroup], context: ReportContext) {
    self.report = report
    self.groups = groups
    self.context = context
    summary = report.summary
    counts = FindingCounts(groups)
  }

  private var style: TextStyle { context.textStyle }

  var lines: [String] {
    var lines = [checked, found]
    lines += [mostFrequent, autofixes].compactMap(\.self)
    lines += SummaryText(summary: summary).devices(of: report)
    if !style.listsCustomControls {
      lines += CustomControlSection.summary(of: report)
    }
    lines += SkippedRuleSummary(report).lines(isDetailed: style.detail == .everything)
    if let review = reviewLine { lines.append(review) }
    return lines
  }

  private var checked: String {
    let stops = report.screens.screenReader.map { "\($0) stop" } ?? "stop"
    let computed =
      summary.computedScreens == 0 ? "" : ", \(summary.computedScreens.grouped) of them computed"
    let screens = SummaryText.count(summary.screens, "screen") + computed
    let parts =
      "\(SummaryText.count(summary.elements, "element")), \(SummaryText.count(summary.stops, stops))"
    let files = Set(report.screens.map(\.source)).count
    let what =
      files > 1
      ? "\(SummaryText.count(files, "file")) (\(screens), \(parts))" : "\(screens) (\(parts))"
    let unreadable =
      report.unreadable.isEmpty
      ? "" : "; \(SummaryText.count(report.unreadable.count, "file")) could not be read"
    return "Checked \(what) with \(SummaryText.count(summary.rulesRun, "rule"))\(unreadable)."
  }

  private var found: String {
    var parts: [String] = []
    if counts.isEmpty {
      parts.append(summary.baselined > 0 ? "No new findings" : "No findings")
    } else {
      parts = [
        SummaryText.count(counts.errors, "error"), SummaryText.count(counts.warnings, "warning"),
      ]
      if counts.reviews > 0 { parts.append("\(counts.reviews.grouped) to review") }
      if counts.notes > 0 { parts.append(notes(counts.notes)) }
    }
    var rest: [String] = []
    if summary.suppressed > 0 { rest.append("\(summary.suppressed.grouped) suppressed") }
    if summary.baselined > 0 { rest.append("\(summary.baselined.grouped) in the baseline") }
    let separator = counts.isEmpty && !rest.isEmpty ? "; " : rest.isEmpty ? "" : ", "
    return parts.joined(separator: ", ") + separator + rest.joined(separator: ", ") + "."
  }

  private func notes(_ count: Int) -> String {
    let notes = SummaryText.count(count, "note")
    guard context.threshold != .note else { return notes }
    return "\(notes) (hidden; --fail-on note prints \(count == 1 ? "it" : "them"))"
  }

  /// Rules that are named, where there are more findings than fit on a page.
  private static let frequentRules = 3
  private static let manyFindings = 10

  private var mostFrequent: String? {
    let shown = groups.filter { $0.findings[0].severity > .note || context.threshold == .note }
    guard shown.count > Self.manyFindings else { return nil }
    let counts = Dictionary(shown.map { ($0.rules[0], 1) }, uniquingKeysWith: +)
    let first = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .prefix(Self.frequentRules)
    return "Most frequent: "
      + first.map { "\($0.key) \($0.value.grouped)" }.joined(separator: ", ") + "."
  }

  private var autofixes: String? {
    guard report.fixes == nil else { return nil }
    let count = groups.count { $0.findings[0].fix?.isAutomatic == true }
    guard count > 0 else { return nil }
    return
      "Autofix available for \(SummaryText.count(count, "finding")); preview with --fix --dry-run."
  }

  private var reviewLine: String? {
    guard counts.reviews > 0, !context.reviewFails, report.unreadable.isEmpty else { return nil }
    guard !report.fails(at: context.threshold, reviewFails: false) else { return nil }
    return "Review findings do not fail the run; --fail-on-review fails on these."
  }
}
