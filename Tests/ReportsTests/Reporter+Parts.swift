import Auditing
import Reports

extension Reporter {
  /// A form with the parts of its context that a test names.
  init(
    paths: SourcePaths = SourcePaths(), readSource: @escaping SourceReader = { _ in nil },
    readScreenshot: @escaping SourceReader = { _ in nil }, comparison: Comparison? = nil,
    sound: PageSound? = nil, threshold: Severity? = .error, reviewFails: Bool = false,
    style: (inout TextStyle) -> Void = { _ in }
  ) {
    var context = ReportContext()
    context.paths = paths
    context.readSource = readSource
    context.readScreenshot = readScreenshot
    context.comparison = comparison
    context.sound = sound
    context.threshold = threshold
    context.reviewFails = reviewFails
    style(&context.textStyle)
    self.init(context)
  }

  func text(of report: AuditReport) -> String {
    String(decoding: bytes(of: report), as: UTF8.self)
  }
}
