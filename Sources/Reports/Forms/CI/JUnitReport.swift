internal import Auditing

/// The report as JUnit XML, in the part of that form which Jenkins, GitLab, GitHub's actions and
/// Bitbucket read alike.
///
/// A suite for each screen; in it a failing case for each finding that fails the run, a skipped one
/// for each other finding, and a passing one for each rule that ran and found nothing.
public struct JUnitReport: Reporter {
  public static let identifier = "junit"

  private let context: ReportContext
  private var paths: SourcePaths { context.paths }
  private var comparison: Comparison? { context.comparison }

  public init(_ context: ReportContext) { self.context = context }

  public func write(_ report: AuditReport, to sink: @escaping ReportSink) {
    let names = ScreenNames(report, paths: paths).names
    var suites = zip(report.screens, names).map(suite) + unreadable(report.unreadable)
    // The form has no place for a run as a whole that all its readers know.
    if let comparison, !suites.isEmpty {
      suites[0].remarks.insert(contentsOf: ComparisonText(comparison).lines, at: 0)
    }
    var writer = XMLWriter()
    let attributes = [
      ("name", "a11y-audit"), ("tests", "\(suites.reduce(0) { $0 + $1.cases.count })"),
      ("failures", "\(suites.reduce(0) { $0 + $1.failures })"),
      ("errors", "\(suites.reduce(0) { $0 + $1.errors })"), ("time", "0"),
    ]
    writer.element("testsuites", attributes) { xml in
      for suite in suites { suite.write(to: &xml) }
    }
    sink(writer.bytes.span)
  }

  private func suite(_ screen: ScreenReport, _ name: String) -> JUnitSuite {
    var suite = JUnitSuite(name: name, file: paths.relative(screen.source))
    suite.remarks = screen.skippedRules.map { "Not run: \($0.rule.id), because \($0.reason)." }
    for finding in screen.findings {
      let path = PlainLine(finding.element.path, limit: 2_000).text
      suite.add("\(finding.rule.id): \(path)", result(of: finding, in: screen))
    }
    let found = Set(screen.findings.map(\.rule.id))
    for rule in screen.rulesRun where !found.contains(rule.id) { suite.add(rule.id, .passed) }
    return suite
  }

  private func result(of finding: FindingReport, in screen: ScreenReport) -> JUnitSuite.Result {
    let type = finding.severity.rawValue
    let message = finding.messageLine + finding.reviewMark
    let story = story(of: finding, in: screen)
    guard finding.status == .open else {
      return .skipped(message: "\(finding.status.rawValue): \(message)", story: story)
    }
    // A run that never fails still has failing cases, or its report would be empty.
    guard finding.severity >= context.threshold ?? .error,
      finding.outcome == .fail || context.reviewFails
    else {
      return .skipped(message: "\(type): \(message)", story: story)
    }
    return .failed(type: type, message: message, story: story)
  }

  /// All there is to say: GitLab shows this text and not the message.
  private func story(of finding: FindingReport, in screen: ScreenReport) -> String {
    let element = finding.element
    var lines = [
      "\(PlainLine(paths.relative(screen.source)).text):\(element.line):\(element.column): "
        + "\(finding.severity.rawValue): \(finding.messageLine) [\(finding.rule.id)]"
        + finding.reviewMark,
      "spoken: \(element.spokenLine)", "mend: \(finding.suggestionLine)",
    ]
    if let fix = finding.fixLine { lines.append("fix: \(fix)") }
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
