internal import AccessibilityModel

// Where the menu or the tab of what a bar has no room for is.

extension AuditedElement {
  /// Whether it is a tab or in a bar of tabs.
  public var isInTabBar: Bool {
    role == .tab || traits.contains(.tabBarItem) || ancestors.contains { $0.role == .tabBar }
  }

  /// Whether it is at the end of a bar that Compose, Flutter or Material draws, which have no class for it.
  public var isAtEndOfBar: Bool { isIconAtEnd || isLastTab }

  /// Whether it is an icon at the right end of an Android screen, where bars have their menus.
  private var isIconAtEnd: Bool {
    context.screen.platform == .android && !flags.contains(.labelIsText)
      && visibleTexts.isEmpty && frame.width <= 64 && frame.width < 1.5 * frame.height
      && frame.maxX >= 0.9 * context.screen.bounds.maxX
  }

  /// Whether it is the last of three or more views of one size side by side at the lower end of an Android
  /// screen: Material's navigation bar is a row of plain views in a dump.
  private var isLastTab: Bool {
    let screen = context.screen
    guard screen.platform == .android, let parent, frame.maxY >= 0.85 * screen.bounds.maxY else {
      return false
    }
    // Flutter has the page beside them.
    let tabs = screen.children(of: parent.index).prefix(Self.mostTabs + 1)
      .map { screen.elements[$0].frame }
      .filter { abs($0.width - frame.width) <= 2 && abs($0.minY - frame.minY) <= 2 }
    return (3...Self.mostTabs).contains(tabs.count) && tabs.allSatisfy { $0.maxX <= frame.maxX }
  }

  /// Material's navigation bar has three to five (https://m3.material.io/components/navigation-bar).
  private static let mostTabs = 5
}
