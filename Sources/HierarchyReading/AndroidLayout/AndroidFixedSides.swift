internal import AccessibilityModel

/// The sides of views that a layout fixes in dp: by a length, or as the content of a view with fixed sides
/// (docs/evidence/android-layouts.md#sizes).
struct AndroidFixedSides {
  private let nodes: [AndroidNode]
  private let resolver: AndroidResolver

  init(_ nodes: [AndroidNode], _ resolver: AndroidResolver) {
    (self.nodes, self.resolver) = (nodes, resolver)
  }

  /// Records the sides of views that respond to touches. Views around others precede them.
  func record(in screen: inout Screen) {
    var all: [FixedSides?] = []
    all.reserveCapacity(nodes.count)
    for index in screen.elements.indices {
      let parent = Int(screen.elements[index].parent)
      guard parent >= 0 else {
        all.append(sidesOfRow(nodes[index]))
        continue
      }
      let sides = sides(of: nodes[index], in: nodes[parent], all[parent])
      all.append(sides)
      if screen.elements[index].showsLines, hasKnownTextSize(nodes[index]) {
        let height = textHeight(of: nodes[index], sides, in: nodes[parent], all[parent])
        let isStacked =
          height == nil && all[parent]?.height != nil && isLastOfStack(index, in: parent, screen)
        let room =
          isStacked ? stackHeight(of: parent, all[parent]?.height, in: screen) : height
        screen.update(index) { element in
          element.details.textHeight = room
          element.details.sharesTextHeight = isStacked
          element.details.textLines = resolver.lines(of: nodes[index])
          element.details.textWidth = sides?.width
        }
      }
      guard sides != nil, isTarget(screen.elements[index]) else { continue }
      screen.update(index) { $0.details.fixedSides = sides }
    }
  }

  /// The height of a row of a list for what is in it: a list inflates its rows with the lengths of their roots.
  private func sidesOfRow(_ root: AndroidNode) -> FixedSides? {
    guard resolver.folder.isOfRow,
      let height = resolver.attribute(Axis.vertical.size, of: root).flatMap(resolver.dp), height > 0
    else { return nil }
    return FixedSides(width: nil, height: height)
  }

  /// The height for the lines of a text: its own, or that of a view around it which has no room above and below other
  /// views; nil for a circle or a square with a figure or an initial.
  private func textHeight(
    of node: AndroidNode, _ sides: FixedSides?, in parent: AndroidNode, _ around: FixedSides?
  ) -> Double? {
    if let width = sides?.width, let height = sides?.height, width < 2 * height,
      resolver.holdsLine(height, of: node)
    {
      return nil
    }
    if let width = around?.width, let height = around?.height, width < 2 * height, !hasWords(node) {
      return nil
    }
    // One that the views around it limit may grow with its text up to there.
    if sides?.isLimit == true, around?.isLimit == true { return nil }
    let isAsHighAsItsText = resolver.attribute(Axis.vertical.size, of: node) == "wrap_content"
    if !isAsHighAsItsText, let height = sides?.height {
      return inset("padding", .vertical, of: node).map { height - $0 }
    }
    guard isAsHighAsItsText, let height = around?.height, isAloneInHeight(of: parent)
    else { return nil }
    return room(.vertical, of: node, in: parent, height)
  }

  /// Whether the size of a text is known; a field has that of the theme.
  private func hasKnownTextSize(_ node: AndroidNode) -> Bool {
    resolver.hasKnownTextSize(node)
      && (resolver.attribute("textSize", of: node) != nil || !node.name.hasSuffix("EditText"))
  }

  /// Whether a text in the file has words.
  private func hasWords(_ node: AndroidNode) -> Bool {
    guard let text = resolver.attribute("text", of: node),
      case .known(let words) = resolver.text(text)
    else { return true }
    return words.count(where: \.isLetter) > 1
  }

  /// Whether a text is the last of several that a vertical layout of fixed height shows one below the other, each as
  /// high as its lines.
  private func isLastOfStack(_ index: Int, in parent: Int, _ screen: Screen) -> Bool {
    let node = nodes[parent]
    guard node.name.hasSuffix("LinearLayout"),
      resolver.attribute("orientation", of: node) == "vertical"
    else { return false }
    let children = screen.children(of: parent).prefix(Self.mostStacked + 1)
      .filter { !screen.elements[$0].flags.contains(.hidden) }
    return children.last == index && (2...Self.mostStacked).contains(children.count)
      && children.allSatisfy { child in
        screen.elements[child].role == .staticText && hasKnownTextSize(nodes[child])
          && resolver.attribute("layout_weight", of: nodes[child]) == nil
          && resolver.attribute(Axis.vertical.size, of: nodes[child]) == "wrap_content"
          && outside(of: child) != nil
      }
  }

  /// The height of the margins and the padding of a view; nil if one is unknown.
  private func outside(of view: Int) -> Double? {
    guard let margin = inset("layout_margin", .vertical, of: nodes[view]),
      let padding = inset("padding", .vertical, of: nodes[view])
    else { return nil }
    return margin + padding
  }

  private static let mostStacked = 8

  /// The height for the lines of all texts of a stack.
  private func stackHeight(of parent: Int, _ height: Double?, in screen: Screen) -> Double? {
    guard let height, let padding = inset("padding", .vertical, of: nodes[parent]) else {
      return nil
    }
    let rest = screen.children(of: parent).prefix(Self.mostStacked)
      .filter { !screen.elements[$0].flags.contains(.hidden) }
      .reduce(height - padding) { $0 - (outside(of: $1) ?? 0) }
    return rest > 0 ? rest : nil
  }

  /// Whether the views in one lie side by side or on each other, so that each has all of its height.
  private func isAloneInHeight(of parent: AndroidNode) -> Bool {
    if parent.name.hasSuffix("LinearLayout") {
      return resolver.attribute("orientation", of: parent) != "vertical"
    }
    return parent.name == "FrameLayout" || parent.name.hasSuffix("CardView")
      || parent.name.hasSuffix("Toolbar")
  }

  private func isTarget(_ element: Element) -> Bool {
    element.role.isControl || !element.details.gestures.isEmpty
  }

  private func sides(
    of node: AndroidNode, in parent: AndroidNode, _ around: FixedSides?
  ) -> FixedSides? {
    let image = AndroidImageSize(node, resolver)
    let lengths = Axis.allCases.map {
      length($0, of: node, in: parent, $0 == .horizontal ? around?.width : around?.height, image)
    }
    var sides = FixedSides(width: lengths[0], height: lengths[1])
    sides.followsText = image == nil && AndroidTextLine(node, resolver) != nil
    sides.followsImage = Axis.allCases.contains { axis in
      lengths[axis.rawValue] != nil && resolver.attribute(axis.size, of: node) == "wrap_content"
    }
    if lengths[0] == nil || lengths[1] == nil {
      bound(&sides, of: node, in: parent, around)
    }
    return sides.width == nil && sides.height == nil ? nil : sides
  }

  /// Limits the sides that follow the content to the room in the view around it, which lets no touch through outside.
  private func bound(
    _ sides: inout FixedSides, of node: AndroidNode, in parent: AndroidNode, _ around: FixedSides?
  ) {
    func limit(_ axis: Axis, _ length: Double?) -> Double? {
      guard let length, fills(axis, parent),
        resolver.attribute(axis.size, of: node) == "wrap_content"
      else { return nil }
      return room(axis, of: node, in: parent, length)
    }
    let width = sides.width == nil ? limit(.horizontal, around?.width) : nil
    let height = sides.height == nil ? limit(.vertical, around?.height) : nil
    guard width != nil || height != nil else { return }
    sides.isLimit = true
    sides.width = sides.width ?? width
    sides.height = sides.height ?? height
  }

  private func length(
    _ axis: Axis, of node: AndroidNode, in parent: AndroidNode, _ around: Double?,
    _ image: AndroidImageSize?
  ) -> Double? {
    guard let value = resolver.attribute(axis.size, of: node), !isStretched(axis, node, in: parent)
    else { return nil }
    if value == "wrap_content", axis == .vertical, let line = AndroidTextLine(node, resolver) {
      return inset("padding", axis, of: node).flatMap(line.height(withPadding:))
    }
    if value == "wrap_content" {
      guard let image, let padding = inset("padding", axis, of: node) else { return nil }
      let length = axis == .horizontal ? image.width : image.height
      return max(length + padding, axis == .horizontal ? image.leastWidth : image.leastHeight)
    }
    if value == "match_parent" || value == "fill_parent" {
      guard let around, fills(axis, parent) else { return nil }
      return room(axis, of: node, in: parent, around)
    }
    guard let length = resolver.length(value), length.unit == "dp", length.amount > 0 else {
      return nil
    }
    return length.amount
  }

  // MARK: - Who decides

  /// Whether the view around it may give it another length than the one that it states.
  private func isStretched(_ axis: Axis, _ node: AndroidNode, in parent: AndroidNode) -> Bool {
    // A share of the room that is left, in either direction where the layout does not state its own.
    if let weight = resolver.attribute("layout_weight", of: node), Double(weight) != 0 {
      let isVertical = resolver.attribute("orientation", of: parent) == "vertical"
      if isVertical == (axis == .vertical) { return true }
    }
    if parent.name == "TableRow" { return axis == .horizontal }
    if parent.name.hasSuffix("ConstraintLayout") || parent.name.hasSuffix("MotionLayout") {
      return axis.minimums.contains { resolver.attribute($0, of: node) != nil }
    }
    guard parent.name.hasSuffix("RelativeLayout") else { return false }
    return axis.anchors.allSatisfy { end in
      end.contains { resolver.attribute($0, of: node).map { $0 != "false" } ?? false }
    }
  }

  /// Whether a child that fills a view has all of its room along an axis.
  private func fills(_ axis: Axis, _ parent: AndroidNode) -> Bool {
    if ["FrameLayout", "RelativeLayout", "CardView"].contains(where: parent.name.hasSuffix) {
      return true
    }
    if parent.name.hasSuffix("Toolbar") { return axis == .vertical }
    guard parent.name.hasSuffix("LinearLayout") else { return false }
    return (resolver.attribute("orientation", of: parent) == "vertical") == (axis == .horizontal)
  }

  /// The length of a view without its padding and the margins of a child that fills it; nil if one is unknown.
  private func room(
    _ axis: Axis, of node: AndroidNode, in parent: AndroidNode, _ around: Double
  ) -> Double? {
    guard let padding = inset("padding", axis, of: parent),
      let margin = inset("layout_margin", axis, of: node)
    else { return nil }
    let room = around - padding - margin
    return room > 0 ? room : nil
  }

  /// The sum of the insets at both ends: the one for all sides replaces those for one axis, which replace those for
  /// one side (https://developer.android.com/reference/android/view/View#attr_android:padding).
  private func inset(_ name: String, _ axis: Axis, of node: AndroidNode) -> Double? {
    for (whole, count) in [(name, 2.0), (name + axis.name, 2.0)] {
      guard let value = resolver.attribute(whole, of: node) else { continue }
      return dp(value).map { count * $0 }
    }
    var sum = 0.0
    for side in axis.sides {
      guard let value = resolver.attribute(name + side, of: node) else { continue }
      guard let amount = dp(value) else { return nil }
      sum += amount
    }
    return sum
  }

  private func dp(_ value: String) -> Double? { resolver.dp(value) }

  private enum Axis: Int, CaseIterable {
    case horizontal, vertical

    var name: String { self == .horizontal ? "Horizontal" : "Vertical" }
    var size: String { self == .horizontal ? "layout_width" : "layout_height" }
    var minimums: [String] {
      self == .horizontal
        ? ["minWidth", "layout_constraintWidth_min"] : ["minHeight", "layout_constraintHeight_min"]
    }
    var sides: [String] {
      self == .horizontal ? ["Left", "Right", "Start", "End"] : ["Top", "Bottom"]
    }

    /// The attributes of `RelativeLayout` that hold the two ends of a side; a view that is held at both is stretched.
    var anchors: [[String]] {
      self == .horizontal
        ? [
          [
            "layout_alignParentLeft", "layout_alignParentStart", "layout_alignLeft",
            "layout_alignStart", "layout_toRightOf", "layout_toEndOf",
          ],
          [
            "layout_alignParentRight", "layout_alignParentEnd", "layout_alignRight",
            "layout_alignEnd", "layout_toLeftOf", "layout_toStartOf",
          ],
        ]
        : [
          ["layout_alignParentTop", "layout_alignTop", "layout_below"],
          ["layout_alignParentBottom", "layout_alignBottom", "layout_above"],
        ]
    }
  }
}

extension Element {
  /// Whether it shows lines of text that a fixed height may cut.
  fileprivate var showsLines: Bool {
    role == .staticText || role.isTextEntry || role == .button && !traits.contains(.image)
  }
}
