internal import AccessibilityModel

/// The contents of a label, its possible authors, and whether the screen shows it.
public struct LabelSource: Facet {
  let subject: AuditedElement
}

extension LabelSource {
  /// The line of a string table that has the label; nil for a text of the file.
  public var tableLine: String? { element.details.textPlace?.description }

  /// Whether the file states the label, which is not that of a text or an image in it.
  public var isStated: Bool { subject.hasStatedLabel }

  /// Whether the label is content, not the name of a control.
  public var isContent: Bool { subject.isContent }

  /// Why the label is not the name of a control; nil if it may be.
  public var reasonForContent: Reason? {
    .when(isContent, "its label is a text to be read, not a name")
  }

  public var author: LabelAuthor { subject.labelAuthor }
}

extension AuditedElement {
  /// See ``LabelSource``.
  public var labelSource: LabelSource { LabelSource(subject: self) }
}
