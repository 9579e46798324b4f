/// The labels of system-drawn items, in English.
///
/// Sources: `UIBarButtonItem.SystemItem` and `UITabBarItem.SystemItem`; the labels are those by
/// which XCUITest finds them (the action item is "Share", the trash item "Delete").
enum IBSystemItem {
  /// The label of a bar button's system item; nil for a space or an unknown item.
  static func barButton(_ item: String) -> String? { barButtons[item] }

  static func tab(_ item: String) -> String? { tabs[item] }

  /// The label of a standard item of an AppKit toolbar, which the system sets: “Colors” for
  /// `NSToolbarShowColorsItem` (https://developer.apple.com/documentation/appkit/nstoolbaritem/identifier).
  static func toolbar(_ item: String) -> String? {
    guard item.hasPrefix(toolbarPrefix) else { return nil }
    let name = item.dropFirst(toolbarPrefix.count).replacing("Show", with: "")
      .replacing("Identifier", with: "").replacing("Item", with: "")
    var words = ""
    for letter in name {
      if letter.isUppercase, words.last?.isLowercase == true { words += " " }
      words.append(letter)
    }
    return words
  }

  /// Spaces and separators are drawn but are not stops.
  static func isSpace(_ item: String) -> Bool {
    if item == "flexibleSpace" || item == "fixedSpace" { return true }
    return item.hasSuffix("SpaceItem") || item.hasSuffix("SeparatorItem")
      || item.hasPrefix(toolbarPrefix) && item.hasSuffix("SeparatorItemIdentifier")
  }

  private static let toolbarPrefix = "NSToolbar"

  private static let barButtons: [String: String] = [
    "done": "Done", "cancel": "Cancel", "edit": "Edit", "save": "Save", "add": "Add",
    "compose": "Compose", "reply": "Reply", "action": "Share", "organize": "Organize",
    "bookmarks": "Bookmarks", "search": "Search", "refresh": "Refresh", "stop": "Stop",
    "camera": "Camera", "trash": "Delete", "play": "Play", "pause": "Pause", "rewind": "Rewind",
    "fastForward": "Fast forward", "undo": "Undo", "redo": "Redo", "pageCurl": "Page Curl",
    "close": "Close",
  ]

  private static let tabs: [String: String] = [
    "more": "More", "favorites": "Favorites", "featured": "Featured", "topRated": "Top Rated",
    "recents": "Recents", "contacts": "Contacts", "history": "History", "bookmarks": "Bookmarks",
    "search": "Search", "downloads": "Downloads", "mostRecent": "Most Recent",
    "mostViewed": "Most Viewed",
  ]
}
