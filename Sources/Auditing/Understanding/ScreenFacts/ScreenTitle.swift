internal import AccessibilityModel

/// The title of the screen that an element is or shows.
public struct ScreenTitle {
  let subject: AuditedElement

  var context: AuditContext { subject.context }
  var element: Element { subject.element }
}

extension AuditedElement {
  /// See ``ScreenTitle``.
  public var screenTitle: ScreenTitle { ScreenTitle(subject: self) }
}
