internal import AccessibilityModel

/// The value and the state that users hear of an element, and those that its file leaves out.
public struct SpokenState: Facet {
  let subject: AuditedElement

  /// Whether its value is a literal of code, such as “true” or “nil”.
  public var isLiteralOfCode: Bool {
    subject.value.map { ProgramValue.isLiteral($0, subject.wording.language) } ?? false
  }
}

extension AuditedElement {
  /// See ``SpokenState``.
  public var spokenState: SpokenState { SpokenState(subject: self) }
}
