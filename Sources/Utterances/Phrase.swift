/// One part of an utterance.
public struct Phrase: Hashable, Sendable {
  public var kind: PhraseKind
  public var text: String
  /// The confidence that a device says it, if known.
  public var evidence: Evidence?

  public init(_ kind: PhraseKind, _ text: String, evidence: Evidence? = nil) {
    self.kind = kind
    self.text = text
    self.evidence = evidence
  }
}

/// The subject of a part of an utterance.
public enum PhraseKind: String, CaseIterable, Hashable, Sendable {
  /// A container that the cursor has just entered.
  case container
  /// A header of the row or the column of a cell.
  case header
  case label, value
  /// Selected, dimmed, on, expanded, being edited …
  case state
  /// Custom content of high importance.
  case content
  case role
  /// The position among others, the row, the column, the start or the end of a list.
  case position
  /// A hint that replaces a missing description.
  case hint
}

/// The confidence that a real device speaks a phrase (docs/evidence/README.md#confidence).
public enum Evidence: String, CaseIterable, Hashable, Sendable {
  /// Recorded or verified on a device, or of two independent sources.
  case high
  /// From another tool's code or reference images, or from one good source.
  case medium
  /// Common knowledge.
  case low
}
