internal import AccessibilityModel

/// How users of a keyboard reach an element, as far as the file states it.
public struct KeyboardAccess {
  let subject: AuditedElement

  var context: AuditContext { subject.context }
  var index: Int { subject.index }
  var element: Element { subject.element }
}

extension AuditedElement {
  /// See ``KeyboardAccess``.
  public var keyboardAccess: KeyboardAccess { KeyboardAccess(subject: self) }
}
