/// Whether a screen reader reaches an element, and what hides it from one otherwise.
public struct ElementExposure: Facet {
  let subject: AuditedElement
}

extension AuditedElement {
  /// See ``ElementExposure``.
  public var exposure: ElementExposure { ElementExposure(subject: self) }
}
