internal import AccessibilityModel

extension AuditedElement {
  /// Whether it is the visible title of a control of AppKit that shows none itself: a pop-up button or a triangle that
  /// discloses more has its title beside it, and the same text as its label
  /// (https://developer.apple.com/documentation/appkit/nsaccessibilityprotocol/accessibilitytitleuielement()).
  public func isTitle(of control: AuditedElement) -> Bool {
    guard role == .staticText else { return false }
    // A page ends with the tab of its title, and a menu shows a choice after the text that says of what.
    if control.surface.isTab || control.role == .popUpButton && control.element.value != nil {
      return true
    }
    return context.screen.platform == .macOS
      && control.kinds.contains(.controls) && control.element.title?.isBlank ?? true
  }
}
