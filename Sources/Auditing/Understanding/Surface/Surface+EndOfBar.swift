internal import AccessibilityModel
internal import Voices

// Where the menu or the tab of what a bar has no room for is.

extension Surface {
  /// Whether it is the menu or the tab of what a bar has no room for, by the platform's own name.
  public var isOverflow: Bool {
    let isInBar = element.ancestorTraits.contains(.bar) || element.role == .menuItem || isStatedTab
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

  /// Whether it is the last tab of a bar that is a row of plain views in a dump.
  private var isLastTab: Bool {
    let tabs = rowOfTabs
    return !tabs.isEmpty && isTabOfLowerBar
      && tabs.allSatisfy { $0.frame.maxX <= element.frame.maxX }
  }
}
