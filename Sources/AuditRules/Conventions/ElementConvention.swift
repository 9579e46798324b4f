internal import AccessibilityModel
internal import Auditing

/// Reports elements that do not follow a convention of the platform, each by itself: by its words, or by what the app
/// does.
///
/// The conventions differ in the elements that they check and in the fault.
struct ElementConvention: ElementRule {
  static let description = quitButton.ownDescription
  static let examples = quitButton.ownExamples
  static let subjects: ElementKinds = .all

  let ownDescription: RuleDescription
  let ownSubjects: ElementKinds
  let ownExamples: RuleExamples
  private let fault: @Sendable (AuditedElement) -> ConventionFault?

  init() { self = .quitButton }

  /// - Parameter fault: that of an element of the kinds; nil for none.
  init(
    _ description: RuleDescription, of subjects: ElementKinds, _ examples: RuleExamples,
    fault: @escaping @Sendable (AuditedElement) -> ConventionFault?
  ) {
    (ownDescription, ownSubjects, ownExamples) = (description, subjects, examples)
    self.fault = fault
  }

  func check(_ subject: AuditedElement, findings: inout Findings) {
    guard let fault = fault(subject) else { return }
    findings.report(
      "\(subject) \(fault.words)", at: subject, doubt: fault.doubt, severity: fault.severity,
      fix: fault.fix)
  }
}

/// A fault against a convention: the end of a message, or all of one about the app.
struct ConventionFault: ExpressibleByStringInterpolation {
  let words: String
  var doubt: Reason?
  var severity: Severity?
  var fix: Fix?
  var related: [AuditedElement] = []

  init(
    _ words: String, doubt: Reason? = nil, severity: Severity? = nil, fix: Fix? = nil,
    related: [AuditedElement] = []
  ) {
    (self.words, self.related) = (words, related)
    (self.doubt, self.severity, self.fix) = (doubt, severity, fix)
  }

  init(stringLiteral words: String) { self.init(words) }
}
