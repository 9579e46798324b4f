/// The children of each node in the order in which TalkBack reads them: that of the file, except for siblings that
/// state another (`accessibilityTraversalBefore`, `accessibilityTraversalAfter`).
struct AndroidTraversal {
  private(set) var roots: [Int] = []
  private var childrenOf: [[Int]]

  init(_ nodes: [AndroidNode]) {
    childrenOf = Array(repeating: [], count: nodes.count)
    var parents = [Int](repeating: -1, count: nodes.count)
    var open: [Int] = []
    var ids: [String: Int] = [:]
    for index in nodes.indices {
      while let last = open.last, nodes[last].end <= index { open.removeLast() }
      if let parent = open.last {
        parents[index] = parent
        childrenOf[parent].append(index)
      } else {
        roots.append(index)
      }
      if let id = nodes[index].id, ids[id] == nil { ids[id] = index }
      open.append(index)
    }
    for index in nodes.indices { move(index, nodes[index], parents, ids) }
  }

  func children(of index: Int) -> [Int] { childrenOf[index] }

  private mutating func move(
    _ index: Int, _ node: AndroidNode, _ parents: [Int], _ ids: [String: Int]
  ) {
    for (attribute, distance) in Self.attributes {
      guard let name = node[attribute].flatMap({ AndroidReference($0)?.name }),
        let other = ids[name], other != index, parents[other] == parents[index],
        parents[index] >= 0
      else { continue }
      var siblings = childrenOf[parents[index]]
      guard siblings.count <= Self.mostSiblings, let from = siblings.firstIndex(of: index) else {
        continue
      }
      siblings.remove(at: from)
      guard let place = siblings.firstIndex(of: other) else { continue }
      siblings.insert(index, at: place + distance)
      childrenOf[parents[index]] = siblings
    }
  }

  private static let attributes = [
    ("accessibilityTraversalBefore", 0), ("accessibilityTraversalAfter", 1),
  ]
  /// Moving one takes time in proportion to their number.
  private static let mostSiblings = 256
}
