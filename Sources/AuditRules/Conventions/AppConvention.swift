internal import AccessibilityModel
internal import Auditing

/// Reports apps that do not follow a convention of the platform, by the settings of the app, once for all its screens.
struct AppConvention: ScreenRule {
  static let description = exitsOnSuspend.ownDescription
  static let examples = exitsOnSuspend.ownExamples

  let ownDescription: RuleDescription
  let ownExamples: RuleExamples
  private let fault: @Sendable (AppFacts) -> ConventionFault?

  init() { self = .exitsOnSuspend }

  /// - Parameter fault: that of an app; nil for none.
  init(
    _ description: RuleDescription, _ examples: RuleExamples,
    fault: @escaping @Sendable (AppFacts) -> ConventionFault?
  ) {
    (ownDescription, ownExamples) = (description, examples)
    self.fault = fault
  }

  func check(_ context: AuditContext, findings: inout Findings) {
    guard let root = context.appRoot, let fault = fault(context.app) else { return }
    findings.report("\(fault.words)", at: root, doubt: fault.doubt)
  }
}
