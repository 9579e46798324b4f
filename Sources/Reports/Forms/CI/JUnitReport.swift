internal import Auditing

/// The report as JUnit XML, limited to what Jenkins, GitLab, GitHub's actions and Bitbucket all
/// read.
///
/// A suite for each screen; in it a failing case for each finding that fails the run, a skipped one
/// for each other finding, and a passing one for each rule that checked something and found nothing.
/// Rules that had nothing to check, or lack data, are skipped cases with the reason. The attributes count
/// cases; the output of the first suite has the count of findings.
public struct JUnitReport: Reporter {
  public static let identifier = "junit"

  private let context: ReportContext
  var paths: SourcePaths { context.paths }
  private var comparison: Comparison? { context.comparison }

  public init(_ context: ReportContext) { self.context = context }

  public func write(_ report: AuditReport, to sink: @escaping ReportSink) {
    let names = ScreenNames(report).uniqueNames(paths: paths)
    let coverage = RuleCoverage(report.screens)
    var writer = XMLWriter(to: sink)
    writer.element("testsuites", totals(of: report, coverage)) { xml in
      // The format has no element for the whole run that all readers support.
      var remarks = remarks(on: report)
      for (screen, name) in zip(report.screens, names) {
        var suite = suite(screen, name)
        for skipped in coverage.rest(of: screen) { suite.add(skipped) }
        suite.remarks = remarks
        suite.write(to: &xml)
        remarks = []
      }
      for var suite in skippedEverywhere(coverage) + unreadable(report.unreadable)
        + notAudited(in: report)
      {
        suite.remarks = remarks
        suite.write(to: &xml)
        remarks = []
      }
    }
    writer.finish()
  }

  /// Totals of all suites, each of which is built only when written.
  private func totals(
    of report: AuditReport, _ coverage: RuleCoverage
  ) -> [(String, String)] {
    var cases =
      report.unreadable.count + Self.omissions(in: report).count + coverage.shared.count
    var failures = 0
    for screen in report.screens {
      let found = Set(screen.findings.map(\.rule.id))
      cases +=
        screen.findings.count { $0.partOf == nil }
        + screen.rulesRun.count { !found.contains($0.id) } + coverage.rest(of: screen).count
      failures += screen.findings.count(where: fails)
    }
    return [
      ("name", "a11y-audit"), ("tests", "\(cases)"), ("failures", "\(failures)"),
      ("errors", "\(report.unreadable.count)"), ("time", "0"),
    ]
  }

  private func remarks(on report: AuditReport) -> [String] {
    let words = SummaryText(report)
    let cases = OpenFinding.all(in: report).count
    return [words.found] + [words.counts.remark(onListed: cases, "cases")].compactMap(\.self)
      + ReportNotice.all(in: report).map { "\($0.text)." }
      + (comparison.map { ComparisonText($0).lines } ?? [])
  }

  private func suite(_ screen: ScreenReport, _ name: String) -> JUnitSuite {
    var suite = JUnitSuite(name: name, file: paths.relative(screen.source))
    if let reason = screen.unmentionedLine { suite.properties = [("unmentioned", reason)] }
    for finding in screen.findings where finding.partOf == nil {
      let path = PlainLine(finding.element.path, limit: 2_000).text
      suite.add("\(finding.rule.id): \(path)", result(of: finding, in: screen))
    }
    let found = Set(screen.findings.map(\.rule.id))
    for rule in screen.rulesRun where !found.contains(rule.id) {
      let idle = screen.idleReason(of: rule)
      suite.add(rule.id, idle.map { .skipped(message: $0) } ?? .passed)
    }
    return suite
  }

  /// In a run that never fails, findings are still failing cases, or the report would be empty.
  private func fails(_ finding: FindingReport) -> Bool {
    var criteria = finding.criteria
    if !criteria.canFail { criteria.threshold = .error }
    return finding.counts && criteria.fail(finding)
  }

  private func result(of finding: FindingReport, in screen: ScreenReport) -> JUnitSuite.Result {
    let type = finding.severity.rawValue
    let message = finding.messageLine + finding.reviewMark
    let story = story(of: finding, in: screen)
    guard finding.status == .open else {
      return .skipped(message: "\(finding.status.rawValue): \(message)", story: story)
    }
    guard fails(finding) else { return .skipped(message: "\(type): \(message)", story: story) }
    return .failed(type: type, message: message, story: story)
  }

  /// The whole text of a finding: GitLab shows this and not the message.
  private func story(of finding: FindingReport, in screen: ScreenReport) -> String {
    let element = finding.element
    var lines = [
      "\(PlainLine(paths.relative(screen.source)).text):\(element.line):\(element.column): "
        + "\(finding.severity.rawValue): \(finding.messageLine) [\(finding.rule.id)]"
        + finding.reviewMark,
      "spoken: \(element.spokenLine)", "fix: \(finding.fixLine)",
    ]
    if let place = element.whereLine { lines.append("at: \(place)") }
    if let fix = finding.autofixLine { lines.append("autofix: \(fix)") }
    if let reason = screen.unmentionedLine { lines.append("unmentioned screen: \(reason)") }
    lines.append(
      RuleHelp(finding.rule).address ?? "a11y-audit --explain \(finding.rule.id)")
    return lines.joined(separator: "\n")
  }
}
