internal import AccessibilityModel

// Groups that VoiceOver of the Mac announces by a name of their own when users enter them.

extension AuditContext {
  /// The segmented controls of SwiftUI without a title.
  public var unnamedSegments: [AuditedElement] {
    screen.isSwiftUI ? elements(.segmentedControl).map(subject).filter(\.element.hasBlankLabel) : []
  }

  /// The tables, if there are several, and the radio groups without a name; empty on other platforms.
  public var unnamedGroups: [AuditedElement] {
    guard screen.platform == .macOS, screen.capabilities.contains(.classNames) else { return [] }
    let tables = elements(.table, .collectionView).map(subject)
    let groups = elements(.stackView).map(subject).filter(\.isRadioGroup)
    return ((tables.count > 1 ? tables : []) + groups).filter {
      $0.element.hasBlankLabel && $0.element.titleElement == nil
    }.sorted { $0.index < $1.index }
  }

  /// The only table of a window with a form beside it, without a name; nil for a window that is about its table.
  public var unnamedTable: AuditedElement? {
    let tables = elements(.table, .collectionView)
    guard screen.platform == .macOS, screen.capabilities.contains(.classNames), tables.count == 1,
      case let table = subject(tables[0]), table.element.hasBlankLabel,
      table.element.titleElement == nil,
      case let shown = (table.ancestors.first { $0.role == .scrollView } ?? table).frame,
      shown.isFinite, 2 * shown.area < screen.bounds.area
    else { return nil }
    let inside = screen.subtree(of: table.index)
    let fields = stopElements.count {
      !inside.contains($0) && subject($0).role.isControl && subject($0).role != .button
    }
    return fields >= Self.leastFields ? table : nil
  }

  /// Less is a list with a search field.
  private static var leastFields: Int { 3 }
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
