/// The properties of UIKit that hold views or items of a screen. Objects that code assigns to them
/// replace those of the file.
enum ViewSlot {
  static func contains(_ member: String) -> Bool { members.contains(member) }

  /// The property that a method sets: `setLeftBarButtonItem(_:animated:)`.
  static func member(setBy method: String) -> String? {
    guard method.hasPrefix("set"), let first = method.dropFirst(3).first else { return nil }
    let member = first.lowercased() + method.dropFirst(4)
    return contains(member) ? member : nil
  }

  /// Of `UINavigationItem`, `UIViewController`, `UIToolbar` and `UITableView`.
  private static let members: Set<String> = [
    "leftBarButtonItem", "leftBarButtonItems", "rightBarButtonItem", "rightBarButtonItems",
    "titleView", "toolbarItems", "items", "tableHeaderView", "tableFooterView",
  ]
}

extension ObjectReference {
  /// Whether it is the value of such a property.
  var isInSlot: Bool { path.last.map(ViewSlot.contains) ?? false }

  /// Its property with a name.
  func slot(_ name: String) -> ObjectReference {
    var slot = self
    slot.path.append(name)
    slot.isEachElement = false
    return slot
  }
}
