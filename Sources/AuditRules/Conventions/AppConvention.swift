internal import AccessibilityModel
public import Auditing

/// Reports apps that do not follow a convention of the platform, by the settings of the app, once for all its screens.
public struct AppConvention: ScreenRule {
  public static let description = exitsOnSuspend.ownDescription
  public static let examples = exitsOnSuspend.ownExamples

  public let ownDescription: RuleDescription
  public let ownExamples: RuleExamples
  private let fault: @Sendable (AppFacts) -> ConventionFault?

  public init() { self = .exitsOnSuspend }

  /// - Parameter fault: that of an app; nil for none.
  init(
    _ description: RuleDescription, _ examples: RuleExamples,
    fault: @escaping @Sendable (AppFacts) -> ConventionFault?
  ) {
    (ownDescription, ownExamples) = (description, examples)
    self.fault = fault
  }

  public func check(_ context: AuditContext, findings: inout Findings) {
    guard let root = context.appRoot, let fault = fault(context.app) else { return }
    findings.report("\(fault.words)", at: root, doubt: fault.doubt)
  }
}
