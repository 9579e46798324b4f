/// The title of the screen that an element is or shows.
public struct ScreenTitle: Facet {
  let subject: AuditedElement
}

extension AuditedElement {
  /// See ``ScreenTitle``.
  public var screenTitle: ScreenTitle { ScreenTitle(subject: self) }
}
