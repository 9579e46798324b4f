internal import AccessibilityModel

extension AuditContext {
  /// Whether the hint of an element is a text on the screen: the summary of a preference of Android, which TalkBack
  /// reads with the title and which users need in full.
  public func showsHint(of subject: AuditedElement) -> Bool {
    screen.platform == .android && subject.origins[.hint] == .inferred
  }
}
