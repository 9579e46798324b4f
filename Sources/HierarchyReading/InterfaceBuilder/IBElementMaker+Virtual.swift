internal import AccessibilityModel

extension IBElementMaker {
  /// The elements inside a control that the file does not list: the two halves of a stepper, the
  /// tabs of a tab view.
  func virtualChildren(of index: Int, at frame: Rect) -> [Element] {
    let object = document.objects[index]
    switch object.tag {
    case "stepper" where document.platform != .macOS:
      let names = ["Decrement", "Increment"]
      return names.enumerated().map { position, name in
        part(of: object, called: name, at: Self.slice(position, of: names.count, frame))
      }
    case "tabView":
      let tabs = document.children(of: index).filter { document.objects[$0].tag == "tabViewItem" }
      return tabs.enumerated().map { position, tab in
        self.tab(
          document.objects[tab], isOpen: position == 0, at: strip(position, tabs.count, frame))
      }
    default: return []
    }
  }

  private func tab(_ item: IBObject, isOpen: Bool, at frame: Rect) -> Element {
    var element = part(of: item, called: item.details.title, at: frame)
    element.className = "NSTabViewItem"
    element.role = .tab
    if isOpen { element.traits.insert(.selected) }
    return element
  }

  private func part(of object: IBObject, called name: String?, at frame: Rect) -> Element {
    var element = Element(className: "UIAccessibilityElement", role: .button)
    element.label = name
    element.traits = object.isEnabled ? .button : [.button, .notEnabled]
    element.flags.insert([.isElement, .virtual, .respondsToTap])
    if !object.isEnabled { element.flags.remove(.enabled) }
    element.line = Int32(clamping: object.line)
    element.column = Int32(clamping: object.column)
    element.frame = frame
    for fact in [Fact.label, .traits, .isElement, .frame] { element.origins[fact] = .inferred }
    return element
  }

  /// One of several equal parts, side by side.
  private static func slice(_ position: Int, of count: Int, _ frame: Rect) -> Rect {
    guard !frame.isNull else { return .null }
    let width = frame.width / Double(max(1, count))
    return Rect(
      x: frame.x + Double(position) * width, y: frame.y, width: width, height: frame.height)
  }

  /// The tabs lie along the top edge of their view.
  private func strip(_ position: Int, _ count: Int, _ frame: Rect) -> Rect {
    var slice = Self.slice(position, of: count, frame)
    slice.height = min(slice.height, 24)
    return slice
  }
}
