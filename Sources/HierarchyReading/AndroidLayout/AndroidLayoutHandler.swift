internal import AccessibilityModel
internal import SourceText

/// Reads the elements of a layout in document order.
struct AndroidLayoutHandler: XMLHandler {
  enum Attribute: String, CaseIterable { case none }

  private(set) var nodes: [AndroidNode] = []
  private(set) var comments: [Hierarchy.Comment] = []
  /// The open elements: the index of a view, or nil for one that is not a view.
  private var open: [Int?] = []
  /// How many elements around the current one hold no views, such as the variables of a binding.
  private var skipped = 0

  mutating func start(_ tag: borrowing XMLStartTag<Attribute>) throws(DocumentError) {
    let isWrapper = tag.name == "layout" && open.isEmpty
    let isSkipped = skipped > 0 || Self.notViews.contains(tag.name)
    if isSkipped { skipped += 1 }
    guard !isWrapper, !isSkipped else { return open.append(nil) }
    comments.settle(line: tag.line, column: tag.column)
    var node = AndroidNode(
      name: tag.name, attributes: [:], line: tag.line, column: tag.column, end: nodes.count + 1)
    for index in 0..<tag.count {
      node.attributes[Self.key(tag.attributeName(at: index))] = tag.string(at: index)
    }
    if let name = node["class"], ["view", "fragment"].contains(tag.name) { node.name = name }
    open.append(nodes.count)
    nodes.append(node)
  }

  mutating func end() {
    guard let closed = open.popLast() else { return }
    if let closed { nodes[closed].end = nodes.count }
    if skipped > 0 { skipped -= 1 }
  }

  mutating func comment(_ text: String, line: Int) {
    if let comment = Hierarchy.Comment(text, line: line) { comments.append(comment) }
  }

  private static func key(_ name: String) -> String {
    guard let colon = name.firstIndex(of: ":") else { return name }
    return name.hasPrefix("tools:") ? name : String(name[name.index(after: colon)...])
  }

  /// Elements that configure the view or the layout around them.
  private static let notViews: Set = [
    "data", "requestFocus", "tag", "intent", "extra", "argument", "aapt:attr", "intent-filter",
  ]
}
