internal import AccessibilityModel

extension Surface {
  /// The first item that a screen offers only in a context menu, which opens on a long press that nothing on the screen
  /// suggests; nil for any other element, and if another control or a custom action has its title.
  public var itemOfContextMenuOnly: String? {
    let items = element.element.menuItems
    guard !items.isEmpty, element.context.screen.platform == .iOS else { return nil }
    let offered = element.context.titlesOfferedBesides(element.index)
    return items.first { !offered.contains(Words($0)) }
  }
}

extension AuditContext {
  /// The labels of the controls of a screen and the names of its custom actions, outside of a view.
  fileprivate func titlesOfferedBesides(_ view: Int) -> Set<Words> {
    let own = screen.subtree(of: view)
    var titles: Set<Words> = []
    for index in screen.elements.indices where !own.contains(index) {
      let element = screen.elements[index]
      for action in element.customActions { titles.insert(Words(action)) }
      if let label = element.label ?? element.title, element.flags.contains(.respondsToTap) {
        titles.insert(Words(label))
      }
    }
    return titles
  }
}
