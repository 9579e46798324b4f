internal import AccessibilityModel

/// A rule that checks the wording of a label, whatever its element.
///
/// The engine computes the fault of each text once, however many elements have it.
public protocol LabelRule: Rule {
  /// The kinds of elements that it checks.
  static var subjects: ElementKinds { get }

  /// The fault of a label in a language; nil for none.
  func fault(in label: LabelFacts, language: LanguageCode) -> LabelFault?

  /// Reports the fault at an element with that label, unless the element is an exception.
  func report(_ fault: LabelFault, at subject: AuditedElement, findings: inout Findings)
}

extension LabelRule {
  public static var judgesWording: Bool { true }

  public func report(_ fault: LabelFault, at subject: AuditedElement, findings: inout Findings) {
    findings.report("\(subject) \(fault.words)", at: subject, fix: fault.fix)
  }

  public var labelRule: (any LabelRule)? { self }
}

/// A fault of a label: the end of a message, and the change that resolves it.
public struct LabelFault: Sendable {
  public let words: String
  public let fix: Fix?

  public init(_ words: String, fix: Fix? = nil) {
    self.words = words
    self.fix = fix
  }
}
