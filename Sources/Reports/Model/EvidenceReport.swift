internal import AccessibilityModel

/// What the app's sources say about one fact that a finding rests on.
public struct EvidenceReport: Hashable, Sendable {
  public enum State: String, Hashable, Sendable {
    case set
    case notSet = "not-set"
    case unknown
  }

  /// The name of the fact (`label`, `font`).
  public var fact: String
  public var state: State
  /// The text that code sets; nil where it is none, or not plainly written.
  public var text: String?
  /// The file and the line of code; nil where nothing is set.
  public var file: String?
  public var line: Int?
  /// What was looked at, or what was missing; nil where the fact is set.
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
