internal import AccessibilityModel
internal import SourceText

/// Builds a screen from the nodes of a hierarchy: elements in swipe order, containers with their
/// content.
struct SnapshotTree {
  private var builder = ScreenBuilder()
  /// The swipe order of each element; containers come last until their content is known.
  private var order: [Int] = []
  private var tables = SnapshotTables()
  var warnings = WarningCollector()

  /// The remaining steps, the next one last. A stack, because a file may nest to any depth.
  private enum Step {
    case read(JSONValue)
    case close
  }

  /// Reads an array of nodes, or one node.
  mutating func read(_ root: JSONValue) throws(DocumentError) {
    var steps: [Step] = [.read(root)]
    if root.kind == .array {
      open(Element(className: "AccessibilityHierarchy"), at: root, order: .max)
      steps = Self.steps(for: root)
    }
    while let step = steps.popLast() {
      switch step {
      case .close: builder.close()
      case .read(let node): try read(node, into: &steps)
      }
    }
  }

  private static func steps(for children: JSONValue) -> [Step] {
    [.close] + children.elements.map { Step.read($0) }.reversed()
  }

  private mutating func read(
    _ node: JSONValue, into steps: inout [Step]
  ) throws(DocumentError) {
    guard node.kind == .object else {
      throw node.error("found \(node.kind) for an element; expected an object")
    }
    if let value = node["element"] {
      try readElement(value["_0"] ?? value, order: value["traversalIndex"]?.integer)
    } else if let value = node["container"] {
      try readContainer(value, into: &steps)
    } else if node["shape"] != nil || node["traits"] != nil {
      // The markers of older versions: elements without containers, in swipe order.
      try readElement(node, order: nil)
    } else {
      throw node.error(
        "found an object of another kind; expected one with \"element\" or \"container\"")
    }
  }

  private mutating func readElement(
    _ value: JSONValue, order: Int?
  ) throws(DocumentError) {
    let draft = try SnapshotElement(value, warnings: &warnings)
    let index = builder.elements.count
    if let headers = draft.headers { tables.note(headers, of: index) }
    open(draft.element, at: value, order: order ?? index)
    builder.close()
  }

  private mutating func readContainer(
    _ value: JSONValue, into steps: inout [Step]
  ) throws(DocumentError) {
    guard let children = value["children"], children.kind == .array else {
      throw value.error("found a container without \"children\"; expected an array of them")
    }
    let fields = value["_0"] ?? value
    let draft = try SnapshotContainer(fields, warnings: &warnings)
    let index = open(draft.element, at: fields, order: .max)
    if draft.element.containerType == .dataTable {
      tables.add(table: index, cells: draft.cells)
    }
    steps += Self.steps(for: children)
  }

  @discardableResult
  private mutating func open(_ element: Element, at value: JSONValue, order: Int) -> Int {
    var element = element
    let position = value.position
    element.line = Int32(clamping: position.line)
    element.column = Int32(clamping: position.column)
    self.order.append(order)
    return builder.open(element)
  }
}

// MARK: - The screen

extension SnapshotTree {
  mutating func screen(_ options: ReadingOptions) -> Screen {
    var screen = builder.finish()
    fillContainers(of: &screen)
    tables.fillIn(&screen)
    nameTabBars(of: &screen)
    screen.idiom = options.idiom ?? .phone
    // A single view is often wider than high; only one wider than any phone in portrait must be in
    // landscape.
    let bounds = screen.bounds
    let isWide = !bounds.isNull && bounds.width > bounds.height && bounds.width >= 480
    screen.orientation = isWide ? .landscape : .portrait
    screen.capabilities = SnapshotCapabilities.capabilities
    screen.limitations = SnapshotCapabilities.limitations
    screen.setLanguage(options.language)
    return screen
  }

  /// Lists the content of each container in swipe order, and ends the root at the last element.
  private mutating func fillContainers(of screen: inout Screen) {
    for index in screen.elements.indices.reversed() {
      guard let parent = screen.parent(of: index) else { continue }
      order[parent] = min(order[parent], order[index])
    }
    for index in screen.elements.indices where !screen.elements[index].isElement {
      let children = screen.children(of: index).sorted { (order[$0], $0) < (order[$1], $1) }
      screen.update(index) { $0.details.orderedElements = children }
    }
    guard screen.elements.first?.className == "AccessibilityHierarchy" else { return }
    let extent = screen.children(of: 0).reduce(Rect.null) { $0.union(screen.elements[$1].frame) }
    screen.update(0) {
      $0.frame = extent
      $0.origins[.frame] = .inferred
    }
  }

  /// A UIKit tab bar has UIKit's items; any other is a view with the trait.
  private func nameTabBars(of screen: inout Screen) {
    for index in screen.elements.indices
    where screen.elements[index].traits.contains(.tabBar) && !screen.elements[index].isElement {
      let isUIKits = screen.children(of: index).contains {
        screen.elements[$0].traits.contains(.tabBarItem)
      }
      if isUIKits { screen.update(index) { $0.role = .tabBar } }
    }
  }
}
