internal import AccessibilityModel

/// Three to five controls of a captured Android screen that look like its bar of tabs.
public struct TabRow {
  /// The view that holds them.
  public let bar: AuditedElement
  public let tabs: [AuditedElement]
}

extension AuditContext {
  /// The rows of three to five labelled controls of equal height along the lower end of a captured Android screen, in
  /// document order (https://m3.material.io/components/navigation-bar).
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
      return tabs.count == children.count && (3...5).contains(tabs.count) && Self.areAlike(tabs)
        ? TabRow(bar: bar, tabs: tabs) : nil
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
}
