internal import AccessibilityModel

/// The text that is drawn as the label of a field, and whether a screen reader says it with the field.
public struct FieldLabel {
  let subject: AuditedElement

  var context: AuditContext { subject.context }
  var index: Int { subject.index }
  var element: Element { subject.element }
}

extension AuditedElement {
  /// See ``FieldLabel``.
  public var fieldLabel: FieldLabel { FieldLabel(subject: self) }
}
