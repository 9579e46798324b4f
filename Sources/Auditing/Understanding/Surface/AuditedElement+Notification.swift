internal import AccessibilityModel

extension AuditContext {
  /// The notifications along the upper edge of the screen, in reading order.
  public var notificationBanners: [AuditedElement] {
    stopSubjects.filter(\.isNotificationBanner)
  }
}

extension AuditedElement {
  /// Whether it is a notification along the upper edge of the screen: one that the app draws itself, by the name of its
  /// class (`NotificationBanner`), or the system's, by its identifier (`NotificationShortLookView`).
  fileprivate var isNotificationBanner: Bool {
    let bounds = context.screen.bounds
    guard bounds.isFinite, effectiveFrame.isFinite,
      effectiveFrame.minY <= bounds.minY + Self.upperPart * bounds.height
    else { return false }
    if identifier == "NotificationShortLookView" { return true }
    guard isCustomClass else { return false }
    let words = CamelCase.words(of: element.shortClassName)
    return words.contains("notification") && Self.lists.isDisjoint(with: words)
  }

  private static let upperPart = 0.2
  /// Parts of the names of classes that list or set notifications.
  private static let lists = Set(
    "list table settings setting switch center centre".split(separator: " ").map(String.init))
}
