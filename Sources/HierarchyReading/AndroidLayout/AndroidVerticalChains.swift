/// Views that are placed below each other by their relations, whatever their order in the document.
struct AndroidVerticalChains {
  /// The longest chain from the top, and the highest view at the bottom, which reaches into it on a lower screen.
  let height: Double

  /// - Parameters:
  ///   - heights: those of the views, with their margins.
  ///   - isConstrained: whether the views have constraints, else the relations of a relative layout.
  init(_ nodes: [AndroidNode], _ heights: [Double], isConstrained: Bool) {
    var places: [String: Int] = [:]
    for (index, node) in nodes.enumerated() {
      if let id = node.id, places[id] == nil { places[id] = index }
    }
    let above = nodes.map { node in
      ["layout_below", "layout_constraintTop_toBottomOf"].compactMap { name in
        node[name].flatMap { AndroidReference($0) }.flatMap { places[$0.name] }
      }
    }
    var ends = heights
    var startsAtTop = nodes.map { Self.isAtTop($0, isConstrained) }
    for index in Self.order(above) {
      ends[index] += above[index].map { ends[$0] }.max() ?? 0
      startsAtTop[index] = startsAtTop[index] || above[index].contains { startsAtTop[$0] }
    }
    let bottoms = zip(nodes, heights).filter { Self.isAtBottom($0.0, isConstrained) }
    let bottom = bottoms.map(\.1).max() ?? 0
    let top = zip(ends, startsAtTop).filter(\.1).map(\.0).max() ?? 0
    height = max(top + bottom, ends.max() ?? 0)
  }

  /// The views below others, each after those above it; not the views of a circle, nor those below one.
  private static func order(_ above: [[Int]]) -> [Int] {
    var open = above.map(\.count)
    var below = [[Int]](repeating: [], count: above.count)
    for (index, views) in above.enumerated() {
      for view in views { below[view].append(index) }
    }
    var order = above.indices.filter { open[$0] == 0 }
    var next = 0
    while next < order.count {
      for view in below[order[next]] {
        open[view] -= 1
        if open[view] == 0 { order.append(view) }
      }
      next += 1
    }
    return order
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
