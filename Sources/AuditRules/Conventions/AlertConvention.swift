internal import AccessibilityModel
internal import Auditing

/// Reports alerts and sheets that do not follow a convention of the platform, each by itself: by its title or its buttons.
struct AlertConvention: ScreenRule {
  static let description = title.ownDescription
  static let examples = title.ownExamples

  let ownDescription: RuleDescription
  let ownExamples: RuleExamples
  private let includesSheets: Bool
  private let fault: @Sendable (AuditedElement) -> ConventionFault?

  init() { self = .title }

  /// - Parameter fault: that of an alert, or of a sheet if they are included; nil for none.
  init(
    _ description: RuleDescription, includesSheets: Bool = false, _ examples: RuleExamples,
    fault: @escaping @Sendable (AuditedElement) -> ConventionFault?
  ) {
    (ownDescription, ownExamples) = (description, examples)
    (self.includesSheets, self.fault) = (includesSheets, fault)
  }

  func check(_ context: AuditContext, findings: inout Findings) {
    let found = includesSheets ? context.outermost(.alert, .sheet) : context.outermost(.alert)
    for alert in found.map(context.subject) {
      guard let fault = fault(alert) else { continue }
      findings.report("\(alert) \(fault.words)", at: alert, related: fault.related)
    }
  }
}
