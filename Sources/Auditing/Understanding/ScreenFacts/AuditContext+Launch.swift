internal import AccessibilityModel

extension AuditContext {
  /// Why the first scene of a storyboard is not the first screen that users see: it has a button that leads back.
  public var screenBefore: Reason? {
    guard screen.framesAreDesignTime else { return nil }
    return .when(
      subjects(.controls).contains {
        $0.traits.contains(.backButton)
          || CamelCase.words(of: $0.element.action ?? "").contains { $0.lowercased() == "back" }
          || $0.wording.words.list == ["back"]
      }, "a button leads back to a screen before it")
  }
}
