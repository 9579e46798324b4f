internal import AccessibilityModel

extension IBElementMaker {
  /// The elements of a control that the file does not list: the two halves of a stepper, the tabs
  /// of a tab view.
  func virtualChildren(of index: Int, in element: Element) -> [Element] {
    switch document.objects[index].tag {
    case "stepper" where document.platform != .macOS: return UIKitStepper.buttons(of: element)
    // Without tabs, code changes the page (https://developer.apple.com/documentation/appkit/nstabview/tabtype).
    case "tabView" where !document.objects[index].buttonType.hasPrefix("noTabs"):
      let tabs = document.children(of: index).filter { document.objects[$0].tag == "tabViewItem" }
      return tabs.enumerated().map { position, tab in
        self.tab(
          document.objects[tab], of: element, isOpen: position == 0,
          at: strip(position, tabs.count, element.frame))
      }
    default: return []
    }
  }

  private func tab(_ item: IBObject, of view: Element, isOpen: Bool, at frame: Rect) -> Element {
    var element = UIKitStepper.virtualButton(of: view, called: item.details.title, at: frame)
    element.className = "NSTabViewItem"
    element.role = .tab
    if isOpen { element.traits.insert(.selected) }
    element.line = Int32(clamping: item.line)
    element.column = Int32(clamping: item.column)
    return element
  }

  /// The tabs are along the top edge of their view.
  private func strip(_ position: Int, _ count: Int, _ frame: Rect) -> Rect {
    var slice = UIKitStepper.slice(position, of: count, frame)
    slice.height = min(slice.height, 24)
    return slice
  }
}
