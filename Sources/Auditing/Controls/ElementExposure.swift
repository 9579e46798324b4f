internal import AccessibilityModel

/// Whether a screen reader reaches an element, and what hides it from one otherwise.
public struct ElementExposure {
  let subject: AuditedElement

  var context: AuditContext { subject.context }
  var index: Int { subject.index }
  var element: Element { subject.element }
}

extension AuditedElement {
  /// See ``ElementExposure``.
  public var exposure: ElementExposure { ElementExposure(subject: self) }
}
