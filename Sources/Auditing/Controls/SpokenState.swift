internal import AccessibilityModel

/// The value and the state that users hear of an element, and those that its file leaves out.
public struct SpokenState {
  let subject: AuditedElement

  var context: AuditContext { subject.context }
  var index: Int { subject.index }
  var element: Element { subject.element }
}

extension AuditedElement {
  /// See ``SpokenState``.
  public var spokenState: SpokenState { SpokenState(subject: self) }
}
