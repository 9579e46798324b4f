internal import AccessibilityModel

/// A rule that judges what a label says, whatever element it is the label of.
///
/// The engine asks for the fault of each text once, however many elements have it.
public protocol LabelRule: Rule {
  /// Which elements it wants to see.
  static var subjects: ElementKinds { get }

  /// What is wrong with a label in a language; nil for nothing.
  func fault(in label: LabelFacts, language: LanguageCode) -> LabelFault?

  /// Reports the fault at an element with that label, unless the element excuses it.
  func report(_ fault: LabelFault, at subject: AuditedElement, findings: inout Findings)
}

extension LabelRule {
  public static var judgesWording: Bool { true }

  public func report(_ fault: LabelFault, at subject: AuditedElement, findings: inout Findings) {
    findings.report("\(subject) \(fault.words)", at: subject, fix: fault.fix)
  }

  public var labelRule: (any LabelRule)? { self }
}

/// What is wrong with a label: the end of a message, and the change that mends it.
public struct LabelFault: Sendable {
  public let words: String
  public let fix: Fix?

  public init(_ words: String, fix: Fix? = nil) {
    self.words = words
    self.fix = fix
  }
}
