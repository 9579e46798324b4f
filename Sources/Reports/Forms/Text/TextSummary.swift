internal import Auditing
internal import Platform

/// The end of the text report: what was checked, found and skipped.
struct TextSummary {
  private let report: AuditReport
  private let groups: [FindingGroup]
  private let context: ReportContext
  private let summary: AuditReport.Summary
  private var counts: FindingCounts { summary.counts }

  /// - Parameter groups: all open findings, including those that are not printed.
  init(report: AuditReport, groups: [FindingGroup], context: ReportContext) {
    self.report = report
    self.groups = groups
    self.context = context
    summary = report.summary
  }

  private var style: TextStyle { context.textStyle }

  var lines: [String] {
    guard !report.screens.isEmpty else {
      return ["Nothing was checked\(omissions)."] + exclusionAdvice + notAudited
    }
    var lines = [checked] + exclusionAdvice + [found]
    lines += [mostFrequent, autofixes].compactMap(\.self)
    lines += SummaryText.devices(of: report)
    if !style.listsCustomControls, !isQuietlyClean {
      lines += CustomControlSection.summary(of: report)
    }
    if !isQuietlyClean { lines += SkippedRuleSummary(report).lines(isDetailed: isDetailed) }
    if isDetailed { lines += ExclusionText(report.excluded).details + otherFiles }
    lines += notAudited
    if let review = reviewLine { lines.append(review) }
    return lines
  }

  private var isDetailed: Bool { style.detail == .everything }

  /// A run with a baseline and no new findings prints no more: the run that wrote the baseline
  /// printed the rest.
  private var isQuietlyClean: Bool {
    !isDetailed && report.hasBaseline && counts.open == 0 && report.unreadable.isEmpty
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
      + (report.excluded.empty.isEmpty
        ? "" : "; \(SummaryText.count(report.excluded.empty.count, "file")) without views")
      + (ExclusionText(report.excluded).words.map { "; \($0)" } ?? "")
  }

  /// How to leave out the files that a run over a folder could not read.
  private var exclusionAdvice: [String] {
    report.unreadable.contains { $0.isFound && !$0.isEmpty }
      ? ["To leave files out, list them under exclude in .earshot.yml."] : []
  }

  private var notAudited: [String] {
    let unmentioned = ReportNotice.all(in: report).filter { $0.kind == .unmentioned }
    return (NotAuditedText(report).sentences + unmentioned.map(\.text)).map { "\($0)." }
      + (isDetailed ? unmentionedScreens : [])
  }

  /// Screens without findings have no heading.
  private var unmentionedScreens: [String] {
    let names = ScreenNames(report)
    return report.screens.indices.compactMap { index in
      report.screens[index].unmentionedLine.map {
        "    \(names.heading(of: index, path: report.screens[index].source)): \($0)"
      }
    }
  }

  private var otherFiles: [String] {
    report.otherFiles == 0
      ? [] : ["\(SummaryText.count(report.otherFiles, "other file")) without a UI hierarchy."]
  }

  private var found: String {
    let isNew = report.hasBaseline
    let open =
      counts.open == 0
      ? (isNew ? "No new findings" : "No findings")
      : (isNew ? "New: " : "") + counts.openSummary + hidden
    let closed = counts.closedSummary
    let separator = closed.isEmpty ? "" : counts.open == 0 || isNew ? "; " : ", "
    return open + separator + closed + "."
  }

  /// How many findings are counted but not printed; without a number if they are the notes, which
  /// come last.
  private var hidden: String {
    let shown = FindingCounts(groups.lazy.filter { !$0.isHidden }.flatMap(\.findings))
    let hidden = counts.open - shown.open
    guard hidden > 0 else { return "" }
    let areNotes = hidden == counts.notes && shown.notes == 0
    return " (\(areNotes ? "" : "\(hidden.grouped) ")hidden; "
      + "--fail-on note prints \(hidden == 1 ? "it" : "them"))"
  }

  /// How many rules are named if the findings do not fit on one page.
  private static let frequentRules = 3
  private static let manyFindings = 10

  private var mostFrequent: String? {
    let counts = report.countsByRule { !$0.isHidden }
    guard counts.values.reduce(0, +) > Self.manyFindings else { return nil }
    let first = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .prefix(Self.frequentRules)
    return "Most frequent: "
      + first.map { "\($0.key) \($0.value.grouped)" }.joined(separator: ", ") + "."
  }

  private var autofixes: String? {
    guard report.fixes == nil else { return nil }
    let count = report.fixable.count
    guard count > 0 else { return nil }
    let most = report.hasUntriedFixes ? "up to " : ""
    return
      "Autofix available for \(most)\(SummaryText.count(count, "finding")); preview with --fix --dry-run."
  }

  private var reviewLine: String? {
    guard counts.reviews > 0, report.unreadable.isEmpty, !report.fails,
      groups.contains(where: { $0.findings[0].criteria.canFail })
    else { return nil }
    let option = report.hasBaseline ? "--fail-on-new-review" : "--fail-on-review"
    let findings = report.hasBaseline ? "New review findings" : "Review findings"
    return "\(findings) do not fail the run; \(option) fails on these."
  }
}
