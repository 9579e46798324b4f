internal import AccessibilityModel

/// Whether the text of an element follows the text size that users set, and why it need not.
public struct DynamicType: Facet {
  let subject: AuditedElement
}

extension AuditedElement {
  /// See ``DynamicType``.
  public var dynamicType: DynamicType { DynamicType(subject: self) }
}
