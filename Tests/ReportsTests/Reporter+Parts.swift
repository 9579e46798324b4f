import Auditing
import Reports

extension AuditReport {
  /// The report of a run in which other findings fail.
  func failing(at threshold: Severity?, reviewsFail: Bool = false) -> AuditReport {
    var report = self
    for screen in report.screens.indices {
      for finding in report.screens[screen].findings.indices {
        report.screens[screen].findings[finding].criteria = FailureCriteria(
          threshold: threshold, reviewsFail: reviewsFail)
      }
    }
    return report
  }
}

extension Reporter {
  /// A form with the parts of its context that a test names.
  init(
    paths: SourcePaths = SourcePaths(), readSource: @escaping SourceReader = { _ in nil },
    readScreenshot: @escaping SourceReader = { _ in nil }, comparison: Comparison? = nil,
    sound: PageSound? = nil, style: (inout TextStyle) -> Void = { _ in }
  ) {
    var context = ReportContext()
    context.paths = paths
    context.readSource = readSource
    context.readScreenshot = readScreenshot
    context.comparison = comparison
    context.sound = sound
    style(&context.textStyle)
    self.init(context)
  }

  func text(of report: AuditReport) -> String {
    String(decoding: bytes(of: report), as: UTF8.self)
  }
}
