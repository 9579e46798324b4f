internal import AccessibilityModel
internal import Voices

// Where the menu or the tab of what a bar has no room for is.

extension Surface {
  /// Whether it is a tab or in a bar of tabs.
  public var isInTabBar: Bool {
    element.role == .tab || element.traits.contains(.tabBarItem)
      || element.ancestors.contains { $0.role == .tabBar }
  }

  /// Whether it is the menu or the tab of what a bar has no room for, by the platform's own name.
  public var isOverflow: Bool {
    let isInBar = element.ancestorTraits.contains(.bar) || element.role == .menuItem || isInTabBar
    guard isInBar || isAtEndOfBar else { return false }
    let names = Self.overflowNames[element.wording.language.code]
    return names?.contains(element.wording.labelWords.joined) == true
  }

  private static let overflowNames = WordLists("overflow-names")

  /// Whether it is at the end of a bar that Compose, Flutter or Material draws, which have no class for it.
  public var isAtEndOfBar: Bool { isIconAtEnd || isLastTab }

  /// Whether it is an icon at the right end of an Android screen, where bars have their menus.
  private var isIconAtEnd: Bool {
    element.context.screen.platform == .android && !element.flags.contains(.labelIsText)
      && element.wording.visibleTexts.isEmpty && element.frame.width <= 64
      && element.frame.width < 1.5 * element.frame.height
      && element.frame.maxX >= 0.9 * element.context.screen.bounds.maxX
  }

  /// Whether it is the last of three or more views of one size side by side at the lower end of an Android
  /// screen: Material's navigation bar is a row of plain views in a dump.
  private var isLastTab: Bool {
    let screen = element.context.screen
    guard screen.platform == .android, let parent = element.parent,
      element.frame.maxY >= 0.85 * screen.bounds.maxY
    else {
      return false
    }
    // Flutter has the page beside them.
    let tabs = screen.children(of: parent.index).prefix(Self.mostTabs + 1)
      .map { screen.elements[$0].frame }
      .filter { abs($0.width - element.frame.width) <= 2 && abs($0.minY - element.frame.minY) <= 2 }
    return (3...Self.mostTabs).contains(tabs.count)
      && tabs.allSatisfy { $0.maxX <= element.frame.maxX }
  }

  /// Material's navigation bar has three to five (https://m3.material.io/components/navigation-bar).
  private static let mostTabs = 5
}
