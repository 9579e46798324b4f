internal import AccessibilityModel

/// How a layout decides the widths of views that share a line with other texts
/// (docs/evidence/android-layouts.md#lines).
struct AndroidLineWidths {
  private let nodes: [AndroidNode]
  private let resolver: AndroidResolver
  private let ends: AndroidLineEnds
  private let neighbours: AndroidNeighbourWidths

  init(_ nodes: [AndroidNode], _ resolver: AndroidResolver) {
    (self.nodes, self.resolver) = (nodes, resolver)
    ends = AndroidLineEnds(nodes, resolver)
    neighbours = AndroidNeighbourWidths(nodes, resolver)
  }

  /// Records the widths of a layout in which texts share a line.
  func record(in screen: inout Screen) {
    var texts = [Int](repeating: 0, count: screen.elements.count)
    var mates: [Int: Int] = [:]
    // Those at an end of the line, or between others and its end.
    var atEnds: Set<Int> = []
    var sharesLine = nodes.contains(where: isOneLine)
    for index in screen.elements.indices.reversed() {
      let element = screen.elements[index]
      let children = Array(screen.children(of: index).prefix(Self.mostChildren + 1))
      texts[index] = children.isEmpty ? (element.showsText ? 1 : 0) : 0
      guard !element.flags.contains(.hidden) else {
        texts[index] = 0
        continue
      }
      for child in children { texts[index] += texts[child] }
      guard children.count <= Self.mostChildren, Self.holdsLine(children, texts, screen) else {
        continue
      }
      switch Self.arrangement(of: nodes[index], resolver) {
      case .sideBySide: sharesLine = true
      case .layers:
        let pairs =
          ends.pairsWithPictures(of: children, in: index, screen)
          + ends.pairs(of: children, in: index, screen)
        for (one, other) in pairs { atEnds.formUnion([one, other]) }
        for (one, other) in pairs + ends.chains(of: children, screen) { mates[one] = other }
      case .stacked, .other: break
      }
    }
    guard sharesLine || !mates.isEmpty else { return }
    for index in screen.elements.indices {
      let width = width(
        of: index, in: screen, mate: mates[index], isAtEnd: atEnds.contains(index))
      screen.update(index) { $0.details.widthInLine = width }
    }
  }

  /// Whether one of several views has a text, and another one a text, a picture or a control.
  private static func holdsLine(_ views: [Int], _ texts: [Int], _ screen: Screen) -> Bool {
    views.contains { texts[$0] > 0 }
      && views.count {
        texts[$0] > 0 || screen.elements[$0].role.isControl || screen.elements[$0].role == .image
      } > 1
  }

  /// More views in one are not a line.
  private static let mostChildren = 16

  private func width(
    of index: Int, in screen: Screen, mate: Int?, isAtEnd: Bool
  ) -> WidthInLine {
    let node = nodes[index]
    let parent = Int(screen.elements[index].parent)
    var width = WidthInLine(
      length(of: node, in: parent < 0 ? nil : nodes[parent]), Self.arrangement(of: node, resolver))
    width.margins = resolver.knownInset("layout_margin", isVertical: false, of: node)
    width.padding = resolver.knownInset("padding", isVertical: false, of: node)
    if parent >= 0, Self.arrangement(of: nodes[parent], resolver) == .sideBySide {
      width.weight = resolver.attribute("layout_weight", of: node).flatMap(Double.init) ?? 0
    }
    width.atOtherEnd = mate
    width.isOneLine = isOneLine(node)
    if parent >= 0, width.isOneLine || width.length == .fill || isAtEnd {
      width.margins += neighbours.width(beside: index, in: parent, screen)
    }
    return width
  }

  private func isOneLine(_ node: AndroidNode) -> Bool { resolver.lines(of: node) == 1 }

  private func length(of node: AndroidNode, in parent: AndroidNode?) -> WidthInLine.Length {
    guard let parent else { return .fill }
    switch resolver.attribute("layout_width", of: node) {
    case "wrap_content": return .content
    case "match_parent", "fill_parent": return .fill
    case let value?:
      guard let length = resolver.dp(value) else { return .open }
      if length > 0 { return .fixed(length) }
      if Self.hasConstraints(parent) { return fillsByConstraints(node) ? .fill : .open }
      return .content
    case nil: return .open
    }
  }

  /// Whether both ends of a view are held, by those of the view around it or by views beside it.
  private func fillsByConstraints(_ node: AndroidNode) -> Bool {
    [
      (AndroidLineEnds.startConstraints, AndroidLineEnds.afterOthers),
      (AndroidLineEnds.endConstraints, AndroidLineEnds.beforeOthers),
    ].allSatisfy { edges, others in
      edges.contains { node[$0] == "parent" } || others.contains { node[$0] != nil }
    }
  }

  static func arrangement(
    of node: AndroidNode, _ resolver: AndroidResolver
  ) -> WidthInLine.Arrangement {
    if stacks.contains(where: node.name.hasSuffix) { return .stacked }
    if layers.contains(where: node.name.hasSuffix) {
      return node.name.hasSuffix("HorizontalScrollView") ? .other : .layers
    }
    let orientation = resolver.attribute("orientation", of: node)
    if node.name.hasSuffix("RadioGroup") {
      return orientation == "horizontal" ? .sideBySide : .stacked
    }
    guard lines.contains(where: node.name.hasSuffix) else { return .other }
    return orientation == "vertical" ? .stacked : .sideBySide
  }

  private static let lines = ["LinearLayout", "LinearLayoutCompat"]
  private static let stacks = ["AppBarLayout", "TextInputLayout"]
  private static let layers = [
    "FrameLayout", "RelativeLayout", "ConstraintLayout", "CoordinatorLayout", "MotionLayout",
    "CardView", "ScrollView", "SwipeRefreshLayout", "DrawerLayout",
  ]

  static func hasConstraints(_ node: AndroidNode) -> Bool {
    node.name.hasSuffix("ConstraintLayout") || node.name.hasSuffix("MotionLayout")
  }
}
