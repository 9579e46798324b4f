internal import AccessibilityModel

/// The texts of a layout that begin at the two ends of one line and that no relation keeps apart
/// (docs/evidence/android-layouts.md#lines).
struct AndroidLineEnds {
  private let nodes: [AndroidNode]
  private let resolver: AndroidResolver
  private let separation: AndroidSeparation
  private let places: [String: Int]

  init(_ nodes: [AndroidNode], _ resolver: AndroidResolver) {
    (self.nodes, self.resolver) = (nodes, resolver)
    places = Dictionary(
      nodes.indices.compactMap { index in nodes[index].id.map { ($0, index) } },
      uniquingKeysWith: { first, _ in first })
    separation = AndroidSeparation(nodes, resolver)
  }

  /// The texts at the start of a line that nothing ends, each with the picture or the control at the end of the line that
  /// the text reaches if it is long.
  func pairsWithPictures(of children: [Int], in parent: Int, _ screen: Screen) -> [(Int, Int)] {
    let ends = children.filter { child in
      let element = screen.elements[child]
      return (element.role == .image || element.role.isControl)
        && !element.flags.contains(.hidden) && place(of: nodes[child], in: nodes[parent]) == .end
        && resolver.attribute("layout_width", of: nodes[child]).flatMap(resolver.dp) ?? 0 > 0
    }
    guard !ends.isEmpty else { return [] }
    return endless(children, screen).compactMap { text in
      guard place(of: nodes[text], in: nodes[parent]) == .start else { return nil }
      let end = ends.first {
        areOnOneLine(nodes[text], nodes[$0], in: nodes[parent])
          || isAsHigh(nodes[$0], as: parent)
            && !separation.areApart(nodes[text], nodes[$0])
      }
      return end.map { (text, $0) }
    }
  }

  /// Whether a view is in the middle of one that is as high as its content, as a picture beside two lines is.
  private func isAsHigh(_ node: AndroidNode, as parent: Int) -> Bool {
    guard resolver.attribute("layout_height", of: nodes[parent]) == "wrap_content" else {
      return false
    }
    if nodes[parent].name.hasSuffix("RelativeLayout") {
      return node["layout_centerVertical"] == "true"
    }
    return node["layout_constraintTop_toTopOf"] == "parent"
      && node["layout_constraintBottom_toBottomOf"] == "parent"
  }

  /// The texts as wide as their content, however wide that is.
  private func endless(_ children: [Int], _ screen: Screen) -> [Int] {
    children.filter { child in
      screen.elements[child].showsText && !screen.elements[child].flags.contains(.hidden)
        && resolver.attribute("layout_width", of: nodes[child]) == "wrap_content"
        && nodes[child]["maxWidth"] == nil && nodes[child]["layout_constraintWidth_max"] == nil
    }
  }

  /// The texts whose width is a length.
  private func ofOwnWidth(_ children: [Int], _ screen: Screen) -> [Int] {
    children.filter { child in
      screen.elements[child].showsText && !screen.elements[child].flags.contains(.hidden)
        && resolver.attribute("layout_width", of: nodes[child]).flatMap(resolver.dp) ?? 0 > 0
    }
  }

  /// The texts at the ends of one line that nothing keeps apart, each at the end first.
  func pairs(of children: [Int], in parent: Int, _ screen: Screen) -> [(Int, Int)] {
    let texts = endless(children, screen)
    guard !texts.isEmpty else { return [] }
    var pairs: [(Int, Int)] = []
    for last in texts + ofOwnWidth(children, screen)
    where place(of: nodes[last], in: nodes[parent]) == .end {
      let first = texts.first {
        place(of: nodes[$0], in: nodes[parent]) == .start
          && (areOnOneLine(nodes[$0], nodes[last], in: nodes[parent])
            || isAsHigh(nodes[last], as: parent))
          && !separation.areApart(nodes[$0], nodes[last])
      }
      if let first { pairs.append((last, first)) }
    }
    return pairs
  }

  /// The texts that begin where another text ends, each after that text: if nothing ends the two, the first pushes the
  /// second off the screen.
  func chains(of children: [Int], _ screen: Screen) -> [(Int, Int)] {
    let texts = endless(children, screen)
    guard texts.count > 1 else { return [] }
    return texts.compactMap { later in
      let node = nodes[later]
      guard
        !(Self.endConstraints + Self.beforeOthers + Self.ends).contains(where: { node[$0] != nil })
      else { return nil }
      let anchors = (Self.afterOthers + ["layout_toEndOf", "layout_toRightOf"]).compactMap {
        node[$0].flatMap { AndroidReference($0)?.name }
      }
      let first = texts.first { $0 != later && nodes[$0].id.map(anchors.contains) == true }
      guard let first,
        !(Self.endConstraints + Self.beforeOthers).contains(where: { nodes[first][$0] != nil })
      else { return nil }
      return (first, later)
    }
  }

  private static let ends = [
    "layout_alignParentEnd", "layout_alignParentRight", "layout_toStartOf", "layout_toLeftOf",
    "layout_alignEnd", "layout_alignRight",
  ]

  private enum Place { case start, end, other }

  /// - Parameter depth: how many views are between it and the one whose place is asked for.
  private func place(of node: AndroidNode, in parent: AndroidNode, depth: Int = 0) -> Place {
    func has(_ names: [String]) -> Bool {
      names.contains { name in resolver.attribute(name, of: node).map { $0 != "false" } ?? false }
    }
    if parent.name.hasSuffix("RelativeLayout") {
      if has(Self.relations) { return .other }
      return has(["layout_alignParentEnd", "layout_alignParentRight"]) ? .end : .start
    }
    if AndroidLineWidths.hasConstraints(parent) {
      switch (
        has(Self.startConstraints + Self.afterOthers), has(Self.endConstraints + Self.beforeOthers)
      ) {
      case (true, false): return place(of: node, tiedBy: Self.afterOthers, .start, parent, depth)
      case (false, true): return place(of: node, tiedBy: Self.beforeOthers, .end, parent, depth)
      default: return .other
      }
    }
    guard parent.name.hasSuffix("FrameLayout") else { return .other }
    let gravity = gravity(of: node)
    if !gravity.isDisjoint(with: ["end", "right"]) { return .end }
    return gravity.isDisjoint(with: ["center", "center_horizontal"]) ? .start : .other
  }

  /// The place of a view that another one keeps from an end of the view around both: that of the other, if it is there.
  private func place(
    of node: AndroidNode, tiedBy names: [String], _ place: Place, _ parent: AndroidNode,
    _ depth: Int
  ) -> Place {
    guard let anchor = names.lazy.compactMap({ node[$0] }).first else { return place }
    guard depth < Self.longestChain, let name = AndroidReference(anchor)?.name,
      let other = places[name]
    else { return .other }
    return self.place(of: nodes[other], in: parent, depth: depth + 1) == place ? place : .other
  }

  private static let longestChain = 4

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
    let isConstrained = AndroidLineWidths.hasConstraints(parent)
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
  static let startConstraints = [
    "layout_constraintStart_toStartOf", "layout_constraintLeft_toLeftOf",
  ]
  static let endConstraints = [
    "layout_constraintEnd_toEndOf", "layout_constraintRight_toRightOf",
  ]
  static let afterOthers = [
    "layout_constraintStart_toEndOf", "layout_constraintLeft_toRightOf",
  ]
  static let beforeOthers = [
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
  var showsText: Bool {
    role == .staticText || role == .button && !traits.contains(.image)
  }
}
