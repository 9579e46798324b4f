internal import Auditing
internal import Platform

/// The end of the text report: what was checked, found and skipped.
struct TextSummary {
  private let report: AuditReport
  private let groups: [FindingGroup]
  private let context: ReportContext
  private let summary: AuditReport.Summary
  private let counts: FindingCounts

  /// - Parameter groups: all open findings, including those that are not printed.
  init(report: AuditReport, groups: [FindingGroup], context: ReportContext) {
    self.report = report
    self.groups = groups
    self.context = context
    summary = report.summary
    counts = FindingCounts(groups)
  }

  private var style: TextStyle { context.textStyle }

  var lines: [String] {
    guard !report.screens.isEmpty else { return ["Nothing was checked\(omissions)."] }
    var lines = [checked, found]
    lines += [mostFrequent, autofixes].compactMap(\.self)
    lines += SummaryText.devices(of: report)
    if !style.listsCustomControls, !isQuietlyClean {
      lines += CustomControlSection.summary(of: report)
    }
    if !isQuietlyClean { lines += SkippedRuleSummary(report).lines(isDetailed: isDetailed) }
    if isDetailed { lines += ExclusionText(report.excluded).details }
    if let review = reviewLine { lines.append(review) }
    return lines
  }

  private var isDetailed: Bool { style.detail == .everything }

  /// A run with a baseline and no new findings prints no more: the run that wrote the baseline
  /// printed the rest.
  private var isQuietlyClean: Bool {
    !isDetailed && report.hasBaseline && counts.isEmpty && report.unreadable.isEmpty
  }

  private var checked: String {
    let stops = report.screens.screenReader.map { "\($0) stop" } ?? "stop"
    let files = Set(report.screens.map(\.source)).count
    let computed =
      summary.computedScreens == 0 || files > 1 && !isDetailed
      ? "" : ", \(summary.computedScreens.grouped) of them computed"
    let screens = SummaryText.count(summary.screens, "screen") + computed
    let parts =
      "\(SummaryText.count(summary.elements, "element")), \(SummaryText.count(summary.stops, stops))"
    let what =
      files > 1
      ? "\(SummaryText.count(files, "file")) (\(screens), \(parts))" : "\(screens) (\(parts))"
    return "Checked \(what) with \(SummaryText.count(summary.rulesRun, "rule"))\(omissions)."
  }

  /// The files that were not audited.
  private var omissions: String {
    SummaryText.unread(report.unreadable).map { "; \($0)" }.joined()
      + (ExclusionText(report.excluded).words.map { "; \($0)" } ?? "")
  }

  private var found: String {
    var parts: [String] = []
    if counts.isEmpty {
      parts.append(report.hasBaseline ? "No new findings" : "No findings")
    } else {
      parts = [
        SummaryText.count(counts.errors, "error"), SummaryText.count(counts.warnings, "warning"),
      ]
      if counts.reviews > 0 { parts.append("\(counts.reviews.grouped) to review") }
      if counts.notes > 0 { parts.append(notes) }
      if report.hasBaseline { parts[0] = "New: \(parts[0])" }
    }
    let rest = [
      count(of: .suppressed, summary.suppressed).map { "\($0.grouped) suppressed" },
      count(of: .baselined, summary.baselined).map { "\($0.grouped) in the baseline" },
    ].compactMap(\.self)
    let isApart = counts.isEmpty || report.hasBaseline
    let separator = rest.isEmpty ? "" : isApart ? "; " : ", "
    return parts.joined(separator: ", ") + separator + rest.joined(separator: ", ") + "."
  }

  /// Counted as open findings are: a finding on several captures counts once.
  private func count(of status: Status, _ all: Int) -> Int? {
    all == 0 ? nil : FindingCounts(of: report, status: status).total
  }

  private var notes: String {
    let hidden = groups.count { $0.isHidden }
    let notes = SummaryText.count(counts.notes, "note")
    guard hidden > 0 else { return notes }
    let part = hidden == counts.notes ? "" : "\(hidden.grouped) "
    return "\(notes) (\(part)hidden; --fail-on note prints \(hidden == 1 ? "it" : "them"))"
  }

  /// How many rules are named if the findings do not fit on a page.
  private static let frequentRules = 3
  private static let manyFindings = 10

  private var mostFrequent: String? {
    let shown = groups.filter { !$0.isHidden }
    guard shown.count > Self.manyFindings else { return nil }
    let counts = Dictionary(shown.map { ($0.rules[0], 1) }, uniquingKeysWith: +)
    let first = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .prefix(Self.frequentRules)
    return "Most frequent: "
      + first.map { "\($0.key) \($0.value.grouped)" }.joined(separator: ", ") + "."
  }

  private var autofixes: String? {
    guard report.fixes == nil else { return nil }
    let count = groups.count {
      $0.findings[0].hasAutofix(in: report.screens[$0.screen].format)
    }
    guard count > 0 else { return nil }
    return
      "Autofix available for \(SummaryText.count(count, "finding")); preview with --fix --dry-run."
  }

  private var reviewLine: String? {
    guard counts.reviews > 0, report.unreadable.isEmpty, !report.fails,
      groups.contains(where: { $0.findings[0].criteria.threshold != nil })
    else { return nil }
    let option = report.hasBaseline ? "--fail-on-new-review" : "--fail-on-review"
    let findings = report.hasBaseline ? "New review findings" : "Review findings"
    return "\(findings) do not fail the run; \(option) fails on these."
  }
}
