internal import AccessibilityModel

/// The value and the state that users hear of an element, and those that its file leaves out.
public struct SpokenState: Facet {
  let subject: AuditedElement
}

extension AuditedElement {
  /// See ``SpokenState``.
  public var spokenState: SpokenState { SpokenState(subject: self) }
}
