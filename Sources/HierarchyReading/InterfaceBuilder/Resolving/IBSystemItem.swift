/// The labels of system-drawn items, in English.
///
/// Sources: `UIBarButtonItem.SystemItem` and `UITabBarItem.SystemItem`; the labels are those by
/// which XCUITest finds them (the action item is "Share", the trash "Delete").
enum IBSystemItem {
  /// The label of a bar button's system item; nil for a space or an unknown item.
  static func barButton(_ item: String) -> String? { barButtons[item] }

  static func tab(_ item: String) -> String? { tabs[item] }

  static func isSpace(_ item: String) -> Bool {
    item == "flexibleSpace" || item == "fixedSpace"
  }

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
