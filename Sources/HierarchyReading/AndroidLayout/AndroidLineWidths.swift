internal import AccessibilityModel

/// How a layout decides the widths of views that share a line with other texts
/// (docs/evidence/android-layouts.md#lines).
struct AndroidLineWidths {
  private let nodes: [AndroidNode]
  private let resolver: AndroidResolver
  private let separation: AndroidSeparation

  init(_ nodes: [AndroidNode], _ resolver: AndroidResolver) {
    (self.nodes, self.resolver) = (nodes, resolver)
    separation = AndroidSeparation(nodes, resolver)
  }

  /// Records the widths of a layout in which texts share a line.
  func record(in screen: inout Screen) {
    var texts = [Int](repeating: 0, count: screen.elements.count)
    var mates: [Int: Int] = [:]
    var sharesLine = false
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
        for (one, other) in pairs(of: children, in: index, screen) { mates[one] = other }
      case .stacked, .other: break
      }
    }
    guard sharesLine || !mates.isEmpty else { return }
    for index in screen.elements.indices {
      let width = width(of: index, in: screen, mate: mates[index])
      screen.update(index) { $0.details.widthInLine = width }
    }
  }

  /// Whether one of several views has a text, and another one a text or a control.
  private static func holdsLine(_ views: [Int], _ texts: [Int], _ screen: Screen) -> Bool {
    views.contains { texts[$0] > 0 }
      && views.count { texts[$0] > 0 || screen.elements[$0].role.isControl } > 1
  }

  /// More views in one are not a line.
  private static let mostChildren = 16

  private func width(of index: Int, in screen: Screen, mate: Int?) -> WidthInLine {
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
    width.isOneLine =
      node.flag("singleLine") == true || resolver.attribute("maxLines", of: node) == "1"
      || resolver.attribute("lines", of: node) == "1"
    if let sample = node["tools:text"], case .known(let text) = resolver.text(sample),
      !text.hasPrefix("@")
    {
      width.sampleText = text
    }
    return width
  }

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

  /// Whether both ends of a view are held by those of the view around it.
  private func fillsByConstraints(_ node: AndroidNode) -> Bool {
    Self.startConstraints.contains { node[$0] == "parent" }
      && Self.endConstraints.contains { node[$0] == "parent" }
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

  private static func hasConstraints(_ node: AndroidNode) -> Bool {
    node.name.hasSuffix("ConstraintLayout") || node.name.hasSuffix("MotionLayout")
  }

  // MARK: - Texts at both ends of a line

  /// The texts at the ends of one line that nothing keeps apart, each at the end first.
  private func pairs(of children: [Int], in parent: Int, _ screen: Screen) -> [(Int, Int)] {
    let texts = children.filter { child in
      screen.elements[child].showsText && !screen.elements[child].flags.contains(.hidden)
        && resolver.attribute("layout_width", of: nodes[child]) == "wrap_content"
        && nodes[child]["maxWidth"] == nil && nodes[child]["layout_constraintWidth_max"] == nil
    }
    guard texts.count > 1 else { return [] }
    var pairs: [(Int, Int)] = []
    for last in texts where place(of: nodes[last], in: nodes[parent]) == .end {
      let first = texts.first {
        place(of: nodes[$0], in: nodes[parent]) == .start
          && areOnOneLine(nodes[$0], nodes[last], in: nodes[parent])
          && !separation.areApart(nodes[$0], nodes[last])
      }
      if let first { pairs.append((last, first)) }
    }
    return pairs
  }

  private enum Place { case start, end, other }

  private func place(of node: AndroidNode, in parent: AndroidNode) -> Place {
    func has(_ names: [String]) -> Bool {
      names.contains { name in resolver.attribute(name, of: node).map { $0 != "false" } ?? false }
    }
    if parent.name.hasSuffix("RelativeLayout") {
      if has(Self.relations) { return .other }
      return has(["layout_alignParentEnd", "layout_alignParentRight"]) ? .end : .start
    }
    if Self.hasConstraints(parent) {
      switch (
        has(Self.startConstraints + Self.afterOthers), has(Self.endConstraints + Self.beforeOthers)
      ) {
      case (true, false): return has(Self.afterOthers) ? .other : .start
      case (false, true): return has(Self.beforeOthers) ? .other : .end
      default: return .other
      }
    }
    guard parent.name.hasSuffix("FrameLayout") else { return .other }
    let gravity = gravity(of: node)
    if !gravity.isDisjoint(with: ["end", "right"]) { return .end }
    return gravity.isDisjoint(with: ["center", "center_horizontal"]) ? .start : .other
  }

  private func gravity(of node: AndroidNode) -> Set<Substring> {
    Set((resolver.attribute("layout_gravity", of: node) ?? "").split(separator: "|"))
  }

  private func areOnOneLine(
    _ one: AndroidNode, _ other: AndroidNode, in parent: AndroidNode
  ) -> Bool {
    if parent.name.hasSuffix("FrameLayout") {
      return gravity(of: one).intersection(Self.heights)
        == gravity(of: other).intersection(Self.heights)
    }
    let isConstrained = Self.hasConstraints(parent)
    let names = isConstrained ? Self.verticalConstraints : Self.verticalRelations
    func anchors(_ node: AndroidNode) -> [String: String] {
      var anchors: [String: String] = [:]
      for name in names {
        guard let value = resolver.attribute(name, of: node), value != "false" else { continue }
        anchors[name] = AndroidReference(value)?.name ?? value
      }
      return anchors
    }
    let (first, second) = (anchors(one), anchors(other))
    if first == second { return !first.isEmpty || !isConstrained }
    return refers(first, to: other) || refers(second, to: one)
  }

  /// Whether a view is level with another one: at its base line, at its top or at its bottom.
  private func refers(_ anchors: [String: String], to other: AndroidNode) -> Bool {
    guard let id = other.id else { return false }
    return Self.level.contains { anchors[$0] == id }
  }

  private static let relations = [
    "layout_toStartOf", "layout_toEndOf", "layout_toLeftOf", "layout_toRightOf",
    "layout_alignStart", "layout_alignEnd", "layout_alignLeft", "layout_alignRight",
    "layout_centerHorizontal", "layout_centerInParent",
  ]
  private static let startConstraints = [
    "layout_constraintStart_toStartOf", "layout_constraintLeft_toLeftOf",
  ]
  private static let endConstraints = [
    "layout_constraintEnd_toEndOf", "layout_constraintRight_toRightOf",
  ]
  private static let afterOthers = [
    "layout_constraintStart_toEndOf", "layout_constraintLeft_toRightOf",
  ]
  private static let beforeOthers = [
    "layout_constraintEnd_toStartOf", "layout_constraintRight_toLeftOf",
  ]
  private static let verticalRelations = [
    "layout_centerVertical", "layout_alignParentBottom", "layout_below", "layout_above",
    "layout_alignTop", "layout_alignBottom", "layout_alignBaseline",
  ]
  private static let verticalConstraints = [
    "layout_constraintTop_toTopOf", "layout_constraintTop_toBottomOf",
    "layout_constraintBottom_toBottomOf", "layout_constraintBottom_toTopOf",
    "layout_constraintBaseline_toBaselineOf",
  ]
  private static let level = [
    "layout_alignTop", "layout_alignBottom", "layout_alignBaseline",
    "layout_constraintTop_toTopOf", "layout_constraintBottom_toBottomOf",
    "layout_constraintBaseline_toBaselineOf",
  ]
  private static let heights: Set<Substring> = ["top", "bottom", "center_vertical"]
}

extension Element {
  /// Whether it is a text, or a control with one.
  fileprivate var showsText: Bool {
    role == .staticText || role == .button && !traits.contains(.image)
  }
}
