internal import AccessibilityModel

/// Two to five controls of a captured Android screen that look like its bar of tabs.
public struct TabRow {
  /// The view that holds them.
  public let bar: AuditedElement
  public let tabs: [AuditedElement]
}

extension AuditContext {
  /// The rows of three to five labelled controls of equal height along the lower end of a captured Android screen, and
  /// those of two or more with a mark at one of them, in document order
  /// (https://m3.material.io/components/navigation-bar).
  public var tabRows: [TabRow] {
    let bounds = screen.bounds
    guard screen.platform == .android, screen.capabilities.contains(.selection), bounds.isFinite
    else { return [] }
    return screen.elements.indices.compactMap { index in
      let bar = subject(index)
      guard !bar.kinds.isEmpty, bar.frame.isFinite, bar.frame.maxY >= 0.9 * bounds.maxY,
        bar.frame.width >= 0.6 * bounds.width, bar.frame.height <= 0.2 * bounds.height
      else { return nil }
      let children = Array(screen.children(of: index).prefix(6)).map(subject)
      let tabs = children.filter { $0.isStop && $0.flags.contains(.respondsToTap) }
      guard tabs.count == children.count, (2...5).contains(tabs.count) else { return nil }
      let isRow = tabs.count > 2 && Self.areAlike(tabs) || Self.isOneMarked(tabs)
      return isRow ? TabRow(bar: bar, tabs: tabs) : nil
    }
  }

  /// Whether they have one size and names, and are side by side; a field is not a tab.
  private static func areAlike(_ tabs: [AuditedElement]) -> Bool {
    tabs.allSatisfy { tab in
      abs(tab.frame.width - tabs[0].frame.width) <= 2
        && abs(tab.frame.height - tabs[0].frame.height) <= 2
        && abs(tab.frame.minY - tabs[0].frame.minY) <= 2 && tab.speaksName && !tab.isTextEntry
        && tab.className == tabs[0].className
    }
  }

  /// Whether they have one class, a line and names, and one of them has a view without words that the others do not
  /// have: the mark below the current one.
  private static func isOneMarked(_ tabs: [AuditedElement]) -> Bool {
    let counts = tabs.map { $0.descendants(upTo: mostParts + 1).count }
    guard let least = counts.min(), least > 0, counts.allSatisfy({ $0 <= mostParts }),
      counts.count(where: { $0 == least }) == tabs.count - 1,
      let marked = tabs.first(where: { $0.descendants(upTo: mostParts).count > least }),
      let mark = marked.children.last, mark.element.hasBlankLabel, !mark.hasChildren
    else { return false }
    return tabs.allSatisfy { tab in
      abs(tab.frame.center.y - tabs[0].frame.center.y) <= 2 && tab.speaksName && !tab.isTextEntry
        && tab.className == tabs[0].className
    }
  }

  /// An icon, a text and a mark, each in a view or two.
  private static let mostParts = 8
}
