/// One part of an utterance.
public struct Phrase: Hashable, Sendable {
  public var kind: PhraseKind
  public var text: String
  /// How surely a device says it, where that is known.
  public var evidence: Evidence?

  public init(_ kind: PhraseKind, _ text: String, evidence: Evidence? = nil) {
    self.kind = kind
    self.text = text
    self.evidence = evidence
  }
}

/// What a part of an utterance is about.
public enum PhraseKind: String, CaseIterable, Hashable, Sendable {
  /// A container that has just been entered.
  case container
  /// A header of the row or the column of a cell.
  case header
  case label, value
  /// Selected, dimmed, on, expanded, being edited …
  case state
  /// Custom content of high importance.
  case content
  case role
  /// Which of how many, which row, which column, the start or the end of a list.
  case position
  /// A hint that stands in for a missing description.
  case hint
}

/// How surely a real device speaks a phrase (docs/evidence/README.md#confidence).
public enum Evidence: String, CaseIterable, Hashable, Sendable {
  /// Recorded or verified on a device, or of two independent sources.
  case high
  /// In a peer's code or reference images, or of one good source.
  case medium
  /// Common knowledge.
  case low
}
