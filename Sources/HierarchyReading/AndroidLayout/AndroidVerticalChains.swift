/// Views that are placed below each other by their relations, in document order.
struct AndroidVerticalChains {
  /// The longest chain from the top, and the highest view at the bottom, which reaches into it on a lower screen.
  let height: Double

  /// - Parameters:
  ///   - heights: those of the views, with their margins.
  ///   - isConstrained: whether the views have constraints, else the relations of a relative layout.
  init(_ nodes: [AndroidNode], _ heights: [Double], isConstrained: Bool) {
    var places: [String: Int] = [:]
    var ends: [Double] = []
    var startsAtTop: [Bool] = []
    var bottom = 0.0
    for (index, node) in nodes.enumerated() {
      // A view that comes later in the file is not looked up: relations mostly lead back.
      let above = ["layout_below", "layout_constraintTop_toBottomOf"].compactMap { name in
        node[name].flatMap { AndroidReference($0) }.flatMap { places[$0.name] }
      }
      ends.append(heights[index] + (above.map { ends[$0] }.max() ?? 0))
      startsAtTop.append(
        Self.isAtTop(node, isConstrained) || above.contains { startsAtTop[$0] })
      if Self.isAtBottom(node, isConstrained) { bottom = max(bottom, heights[index]) }
      if let id = node.id { places[id] = index }
    }
    let top = zip(ends, startsAtTop).filter(\.1).map(\.0).max() ?? 0
    height = max(top + bottom, ends.max() ?? 0)
  }

  private static func isAtBottom(_ node: AndroidNode, _ isConstrained: Bool) -> Bool {
    guard isConstrained else {
      return node["layout_alignParentBottom"] == "true" && node["layout_below"] == nil
        && node["layout_alignParentTop"] != "true"
    }
    return node["layout_constraintBottom_toBottomOf"] == "parent"
      && node["layout_constraintTop_toTopOf"] == nil
      && node["layout_constraintTop_toBottomOf"] == nil
  }

  private static func isAtTop(_ node: AndroidNode, _ isConstrained: Bool) -> Bool {
    guard isConstrained else {
      return node["layout_alignParentTop"] == "true"
        || !otherPlaces.contains { node[$0] != nil }
    }
    return node["layout_constraintTop_toTopOf"] == "parent"
      && node["layout_constraintBottom_toBottomOf"] != "parent"
  }

  /// The attributes of a relative layout that place a view elsewhere than at the top.
  private static let otherPlaces = [
    "layout_below", "layout_above", "layout_centerInParent", "layout_centerVertical",
    "layout_alignParentBottom", "layout_alignBottom", "layout_alignTop",
  ]
}
