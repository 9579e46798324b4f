internal import AccessibilityModel

/// The texts of a layout that begin at the two ends of one line and that no relation keeps apart
/// (docs/evidence/android-layouts.md#lines).
struct AndroidLineEnds {
  private let nodes: [AndroidNode]
  private let resolver: AndroidResolver
  private let separation: AndroidSeparation

  init(_ nodes: [AndroidNode], _ resolver: AndroidResolver) {
    (self.nodes, self.resolver) = (nodes, resolver)
    separation = AndroidSeparation(nodes, resolver)
  }

  /// The texts at the ends of one line that nothing keeps apart, each at the end first.
  func pairs(of children: [Int], in parent: Int, _ screen: Screen) -> [(Int, Int)] {
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
    if AndroidLineWidths.hasConstraints(parent) {
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
  var showsText: Bool {
    role == .staticText || role == .button && !traits.contains(.image)
  }
}
