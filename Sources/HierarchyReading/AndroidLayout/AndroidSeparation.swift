/// Whether siblings of a layout that places its views by their relations are apart: one begins where the other ends, or
/// both are tied to a view between them.
struct AndroidSeparation {
  private let resolver: AndroidResolver
  /// The views by their identifiers.
  private let nodes: [String: AndroidNode]

  /// An end of a view along an axis.
  private struct Edge: Hashable {
    var id: String
    var isEnd: Bool
  }

  init(_ nodes: [AndroidNode], _ resolver: AndroidResolver) {
    self.resolver = resolver
    var named: [String: AndroidNode] = [:]
    for node in nodes { if let id = node.id, named[id] == nil { named[id] = node } }
    self.nodes = named
  }

  func areApart(_ one: AndroidNode, _ other: AndroidNode) -> Bool {
    guard Self.margins.allSatisfy({ !isNegative($0, one) && !isNegative($0, other) }) else {
      return false
    }
    return Self.axes.contains { follows(one, other, $0) || follows(other, one, $0) }
  }

  private func isNegative(_ margin: String, _ node: AndroidNode) -> Bool {
    resolver.attribute(margin, of: node)?.hasPrefix("-") == true
  }

  /// Whether a view begins at or after the end of another.
  private func follows(_ later: AndroidNode, _ earlier: AndroidNode, _ axis: Axis) -> Bool {
    let before = edges(from: later, axis, isEnd: false)
    return !before.isDisjoint(with: edges(from: earlier, axis, isEnd: true))
  }

  /// The edges at or before the begin of a view, or at or after its end, itself included.
  private func edges(from node: AndroidNode, _ axis: Axis, isEnd: Bool) -> Set<Edge> {
    var found: Set<Edge> = []
    if let id = node.id { found.insert(Edge(id: id, isEnd: isEnd)) }
    var rest = [node]
    while let next = rest.popLast(), found.count < Self.mostEdges {
      for edge in edges(of: next, axis, isEnd: isEnd) where found.insert(edge).inserted {
        // The other edge of that view is further away, and at the same place for a guideline.
        found.insert(Edge(id: edge.id, isEnd: isEnd))
        guard let view = nodes[edge.id] else { continue }
        if view.name.hasSuffix("Guideline") { found.insert(Edge(id: edge.id, isEnd: !isEnd)) }
        rest.append(view)
      }
    }
    return found
  }

  /// The edges that the attributes of a view state.
  private func edges(of node: AndroidNode, _ axis: Axis, isEnd: Bool) -> [Edge] {
    let (beyond, aligned) = isEnd ? axis.end : axis.begin
    return beyond.compactMap { edge(in: $0, of: node, isEnd: !isEnd) }
      + aligned.compactMap { edge(in: $0, of: node, isEnd: isEnd) }
  }

  private func edge(in attribute: String, of node: AndroidNode, isEnd: Bool) -> Edge? {
    guard let reference = node[attribute].flatMap({ AndroidReference($0) }), reference.type == "id"
    else { return nil }
    return Edge(id: reference.name, isEnd: isEnd)
  }

  /// The attributes that tie a view: beyond another one, or to the same edge of it.
  private struct Axis {
    var begin: (beyond: [String], aligned: [String])
    var end: (beyond: [String], aligned: [String])
  }

  private static let axes = [
    Axis(
      begin: (
        [
          "layout_constraintStart_toEndOf", "layout_constraintLeft_toRightOf", "layout_toEndOf",
          "layout_toRightOf",
        ],
        [
          "layout_constraintStart_toStartOf", "layout_constraintLeft_toLeftOf",
          "layout_alignStart", "layout_alignLeft",
        ]
      ),
      end: (
        [
          "layout_constraintEnd_toStartOf", "layout_constraintRight_toLeftOf",
          "layout_toStartOf", "layout_toLeftOf",
        ],
        [
          "layout_constraintEnd_toEndOf", "layout_constraintRight_toRightOf", "layout_alignEnd",
          "layout_alignRight",
        ]
      )),
    Axis(
      begin: (
        ["layout_constraintTop_toBottomOf", "layout_below"],
        ["layout_constraintTop_toTopOf", "layout_alignTop"]
      ),
      end: (
        ["layout_constraintBottom_toTopOf", "layout_above"],
        ["layout_constraintBottom_toBottomOf", "layout_alignBottom"]
      )),
  ]

  private static let margins = [
    "layout_margin", "layout_marginStart", "layout_marginEnd", "layout_marginLeft",
    "layout_marginRight", "layout_marginTop", "layout_marginBottom",
  ]

  /// A chain of views may be long.
  private static let mostEdges = 48
}
