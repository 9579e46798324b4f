internal import AccessibilityModel

/// The evidence in the app's sources for one fact that a finding depends on.
public struct EvidenceReport: Hashable, Sendable {
  public enum State: String, Hashable, Sendable {
    case set
    case notSet = "not-set"
    case unknown
  }

  /// The name of the fact (`label`, `font`).
  public var fact: String
  public var state: State
  /// The text that code sets; nil if it sets none, or not as a literal.
  public var text: String?
  /// The file and the line of code; nil if nothing is set.
  public var file: String?
  public var line: Int?
  /// The code that was searched, or the missing code; nil if the fact is set.
  public var reason: String?

  init(_ subject: CodeEvidence.Subject, _ answer: CodeEvidence.Answer) {
    fact = subject.rawValue
    switch answer {
    case .set(let value, let location):
      state = .set
      if case .text(let text) = value { self.text = text }
      file = location.file
      line = location.line
    case .notSet(let reason):
      state = .notSet
      self.reason = reason
    case .unknown(let reason):
      state = .unknown
      self.reason = reason
    }
  }
}
