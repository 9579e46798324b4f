internal import AccessibilityModel

extension AuditedElement {
  /// Whether it is the visible title of a control of AppKit that shows none itself: a pop-up button or a triangle that
  /// discloses more has its title beside it, and the same text as its label
  /// (https://developer.apple.com/documentation/appkit/nsaccessibilityprotocol/accessibilitytitleuielement()).
  public func isTitle(of control: AuditedElement) -> Bool {
    context.screen.platform == .macOS && role == .staticText
      && control.kinds.contains(.controls) && control.element.title?.isBlank ?? true
  }
}
