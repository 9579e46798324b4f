/// How users of a keyboard reach an element, as far as the file states it.
public struct KeyboardAccess: Facet {
  let subject: AuditedElement
}

extension AuditedElement {
  /// See ``KeyboardAccess``.
  public var keyboardAccess: KeyboardAccess { KeyboardAccess(subject: self) }
}
