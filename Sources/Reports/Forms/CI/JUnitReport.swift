internal import Auditing

/// The report as JUnit XML, limited to what Jenkins, GitLab, GitHub's actions and Bitbucket all
/// read.
///
/// A suite for each screen; in it a failing case for each finding that fails the run, a skipped one
/// for each other finding, and a passing one for each rule that ran without findings.
public struct JUnitReport: Reporter {
  public static let identifier = "junit"

  private let context: ReportContext
  private var paths: SourcePaths { context.paths }
  private var comparison: Comparison? { context.comparison }

  public init(_ context: ReportContext) { self.context = context }

  public func write(_ report: AuditReport, to sink: @escaping ReportSink) {
    let names = ScreenNames(report).uniqueNames(paths: paths)
    let coverage = RuleCoverage(report.screens)
    var writer = XMLWriter(to: sink)
    writer.element("testsuites", totals(of: report)) { xml in
      // The format has no element for the whole run that all readers support.
      var remarks = remarks(on: coverage)
      for (screen, name) in zip(report.screens, names) {
        var suite = suite(screen, name)
        suite.remarks = remarks + coverage.rest(of: screen).map(Self.remark)
        suite.write(to: &xml)
        remarks = []
      }
      for var suite in unreadable(report.unreadable) {
        suite.remarks = remarks
        suite.write(to: &xml)
      }
    }
    writer.finish()
  }

  /// Totals of all suites, each of which is built only when written.
  private func totals(of report: AuditReport) -> [(String, String)] {
    var cases = report.unreadable.count
    var failures = 0
    for screen in report.screens {
      let found = Set(screen.findings.map(\.rule.id))
      cases +=
        screen.findings.count { $0.partOf == nil }
        + screen.rulesRun.count { !found.contains($0.id) }
      failures += screen.findings.count(where: fails)
    }
    return [
      ("name", "a11y-audit"), ("tests", "\(cases)"), ("failures", "\(failures)"),
      ("errors", "\(report.unreadable.count)"), ("time", "0"),
    ]
  }

  private func remarks(on coverage: RuleCoverage) -> [String] {
    (comparison.map { ComparisonText($0).lines } ?? []) + coverage.shared.map(Self.remark)
  }

  private static func remark(on skipped: SkippedRule) -> String {
    "Skipped: \(skipped.rule.id): \(skipped.explanation)."
  }

  private func suite(_ screen: ScreenReport, _ name: String) -> JUnitSuite {
    var suite = JUnitSuite(name: name, file: paths.relative(screen.source))
    for finding in screen.findings where finding.partOf == nil {
      let path = PlainLine(finding.element.path, limit: 2_000).text
      suite.add("\(finding.rule.id): \(path)", result(of: finding, in: screen))
    }
    let found = Set(screen.findings.map(\.rule.id))
    for rule in screen.rulesRun where !found.contains(rule.id) { suite.add(rule.id, .passed) }
    return suite
  }

  /// In a run that never fails, findings are still failing cases, or the report would be empty.
  private func fails(_ finding: FindingReport) -> Bool {
    var criteria = finding.criteria
    criteria.threshold = criteria.threshold ?? .error
    return finding.counts && criteria.fail(finding.outcome, finding.severity)
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
      "spoken: \(element.spokenLine)", "fix: \(finding.suggestionLine)",
    ]
    if let fix = finding.fixLine { lines.append("autofix: \(fix)") }
    if let address = RuleHelp(finding.rule).address { lines.append(address) }
    return lines.joined(separator: "\n")
  }

  private func unreadable(_ files: [AuditReport.Unreadable]) -> [JUnitSuite] {
    guard !files.isEmpty else { return [] }
    var suite = JUnitSuite(name: "Files that could not be read", file: nil)
    for file in files {
      let path = PlainLine(paths.relative(file.source)).text
      let message = PlainLine(file.message).text
      suite.add(
        path, .broken(message: message, story: "\(path):\(file.line):\(file.column): \(message)"))
    }
    return [suite]
  }
}
