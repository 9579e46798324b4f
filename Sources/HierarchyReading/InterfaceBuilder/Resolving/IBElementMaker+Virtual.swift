internal import AccessibilityModel

extension IBElementMaker {
  /// The “More Info” button of a cell with such an accessory, which is an element beside the cell; nil for any other
  /// accessory and for one that a view of the app replaces
  /// (docs/evidence/voiceover.md#labels-where-the-app-gives-none).
  func accessoryButton(of index: Int, in cell: Element) -> Element? {
    let object = document.objects[index]
    guard object.tag == "tableViewCell",
      ["detailButton", "detailDisclosureButton"].contains(object.links.accessory),
      document.child(of: index, where: { $0.key == "accessoryView" }) == nil
    else { return nil }
    var frame = cell.frame
    if !frame.isNull {
      // With the chevron beside it.
      let room = object.links.accessory == "detailButton" ? 44.0 : 66.0
      frame.x = max(frame.x, frame.maxX - room)
      frame.width = min(cell.frame.width, 44)
    }
    var button = UIKitStepper.virtualButton(of: cell, called: "More Info", at: frame)
    button.className = "UIButton"
    button.flags.formUnion(cell.flags.intersection([.hidden, .elementsHidden, .closedTab]))
    return button
  }

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
          document.objects[tab], of: element, isOpen: document.isOpenTab(tab),
          at: strip(position, tabs.count, element.frame))
      }
    case "tableHeaderView": return headers(in: element, of: index)
    default: return []
    }
  }

  /// The headers of a table's columns, which AppKit exposes as buttons that sort it
  /// (docs/evidence/voiceover.md#headers-of-columns). Where no column has a title, the file leaves them to code.
  private func headers(in view: Element, of index: Int) -> [Element] {
    guard let table = document.table(below: index) else { return [] }
    var x = 0.0
    var headers: [Element] = []
    let columns = document.objects[table].links.tableColumns.filter { !$0.isHidden }
    guard columns.contains(where: \.hasTitle) else { return [] }
    for column in columns {
      defer { x += column.width + Self.columnSpacing }
      let width = max(0, min(column.width, view.frame.width - x))
      let frame =
        view.frame.isNull
        ? Rect.null
        : Rect(x: view.frame.x + x, y: view.frame.y, width: width, height: view.frame.height)
      var header = UIKitStepper.virtualButton(
        of: view, called: column.hasTitle ? column.title : nil, at: frame)
      if !column.hasTitle { header.origins[.label] = .default }
      header.className = "NSTableHeaderCell"
      if column.line > 0 {
        header.line = Int32(clamping: column.line)
        header.column = Int32(clamping: column.column)
      }
      headers.append(header)
    }
    return headers
  }

  /// The usual horizontal part of `NSTableView.intercellSpacing`.
  private static var columnSpacing: Double { 3 }

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

extension IBLinks.TableColumn {
  fileprivate var hasTitle: Bool { !title.allSatisfy(\.isWhitespace) }
}
