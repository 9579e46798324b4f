internal import AccessibilityModel
internal import SourceText

/// Turns the nodes of an Android device into those of a dump.
struct MaestroAndroidTree: JSONTreeHandler {
  var handler = UIAutomatorHandler()
  /// For each open node, whether it is a view: the outermost holds the windows.
  private var isView: [Bool] = []
  /// The union of the bounds of all nodes: no other node states the size of the screen if the outermost has no bounds.
  private var extent = Rect.null

  /// Whether the outermost node has bounds.
  private var statesScreen = false

  init() {
    handler.capture.source = "Maestro hierarchies"
    handler.capture.hasClasses = false
  }

  mutating func open(_ node: JSONValue) throws(DocumentError) {
    let members = node["attributes"]?.membersByName ?? [:]
    let hasBounds = members["bounds"]?.text != nil
    let isRoot = isView.isEmpty
    isView.append(hasBounds || !isView.isEmpty)
    guard isView.last == true else { return }
    let position = node.position
    if handler.capture.line == 0 {
      (handler.capture.line, handler.capture.column) = (position.line, position.column)
    }
    let tag = try tag(of: node, members)
    if isRoot { statesScreen = true }
    if let bounds = tag.bounds, !statesScreen {
      extent = extent.union(bounds)
      handler.capture.size = Size(reaching: extent)
    }
    handler.open(tag, line: position.line, column: position.column)
  }

  mutating func close() {
    if isView.popLast() == true { handler.close() }
  }

  private mutating func tag(
    of node: JSONValue, _ members: [String: JSONValue]
  ) throws(DocumentError) -> UIAutomatorTag {
    var tag = UIAutomatorTag(className: members["class"]?.text ?? "android.view.View")
    if members["class"] != nil { handler.capture.hasClasses = true }
    tag.text = members["text"]?.text
    tag.description = members["accessibilityText"]?.text
    tag.hint = members["hintText"]?.text
    tag.identifier = members["resource-id"]?.text
    tag.package = members["package"]?.text
    if let bounds = members["bounds"] { tag.bounds = try MaestroBounds.rect(bounds) }
    for (name, attribute) in Self.states {
      guard let state = (members[name] ?? node[name])?.flag,
        let (fact, value) = UIAutomatorFacts.fact(of: attribute)
      else { continue }
      handler.capture.note(attribute)
      if state == value { tag.facts.insert(fact) }
    }
    return tag
  }

  private static let states: [(String, UIAutomatorAttribute)] = [
    ("clickable", .clickable), ("enabled", .enabled), ("focused", .focused), ("checked", .checked),
    ("selected", .selected), ("scrollable", .scrollable), ("long-clickable", .longClickable),
    ("checkable", .checkable), ("password", .password),
  ]
}
