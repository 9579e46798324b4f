internal import AccessibilityModel

/// The hint of an element, and where users see or hear it.
public struct SpokenHint: Facet {
  let subject: AuditedElement
}

extension AuditedElement {
  /// See ``SpokenHint``.
  public var spokenHint: SpokenHint { SpokenHint(subject: self) }
}
