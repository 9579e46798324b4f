internal import AccessibilityModel

/// The contents of a label, its possible authors, and whether the screen shows it.
public struct LabelSource {
  let subject: AuditedElement

  var context: AuditContext { subject.context }
  var element: Element { subject.element }
}

extension LabelSource {
  /// The line of a string table that has the label; nil for a text of the file.
  public var tableLine: String? { element.details.textPlace?.description }
}

extension AuditedElement {
  /// See ``LabelSource``.
  public var labelSource: LabelSource { LabelSource(subject: self) }
}
