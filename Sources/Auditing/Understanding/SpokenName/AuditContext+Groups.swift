internal import AccessibilityModel

// Groups that VoiceOver of the Mac announces by a name of their own when users enter them.

extension AuditContext {
  /// The tables, if there are several, and the radio groups without a name; empty on other platforms.
  public var unnamedGroups: [AuditedElement] {
    guard screen.platform == .macOS, screen.capabilities.contains(.classNames) else { return [] }
    let tables = elements(.table, .collectionView).map(subject)
    let groups = elements(.stackView).map(subject).filter(\.isRadioGroup)
    return ((tables.count > 1 ? tables : []) + groups).filter {
      $0.element.hasBlankLabel && $0.element.titleElement == nil
    }.sorted { $0.index < $1.index }
  }
}

extension AuditedElement {
  /// Whether it is a matrix of radio buttons, which AppKit exposes as one group.
  fileprivate var isRadioGroup: Bool {
    guard className == "NSMatrix" else { return false }
    let radios = context.screen.children(of: index).prefix(2)
      .filter { context.screen.elements[$0].role == .radioButton }
    return radios.count == 2
  }
}
