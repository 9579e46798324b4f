internal import AccessibilityModel

/// The views of a layout that are drawn on their siblings: in most layouts, siblings overlap where nothing ties them to each
/// other (docs/evidence/android-layouts.md#backgrounds).
struct AndroidLayers {
  private let nodes: [AndroidNode]
  private let resolver: AndroidResolver
  private let separation: AndroidSeparation

  init(_ nodes: [AndroidNode], _ resolver: AndroidResolver) {
    (self.nodes, self.resolver) = (nodes, resolver)
    separation = AndroidSeparation(nodes, resolver)
  }

  /// Gives a view that is drawn on a sibling the background of that sibling; where the sibling may be behind it or beside it,
  /// the background of the view around both is not certain.
  func coverBackgrounds(in screen: inout Screen) {
    var paintedChildren = [[Int]](repeating: [], count: screen.elements.count)
    for index in screen.elements.indices {
      let element = screen.elements[index]
      guard element.parent >= 0 else { continue }
      let parent = Int(element.parent)
      guard !Self.isLinear(nodes[parent].name) else { continue }
      if stopsTouches(index, in: parent, screen) {
        screen.update(index) { $0.details.onlyStopsTouches = true }
      }
      let below = paintedChildren[parent]
      if element.backgroundColor == nil, !element.details.unknownColors.contains(.background) {
        cover(index, in: parent, below.suffix(Self.mostPainted), screen: &screen)
      }
      if element.role == .image || element.image != nil || element.backgroundColor != nil
        || element.details.unknownColors.contains(.background)
        || Int(element.end) > index + 1
      {
        paintedChildren[parent].append(index)
      }
    }
  }

  /// Whether code shows it over all that is in the view around it, and it keeps touches from that: a veil, a view that is
  /// clickable, or the cover of a view that loads.
  private func stopsTouches(_ index: Int, in parent: Int, _ screen: Screen) -> Bool {
    let element = screen.elements[index]
    // Below views that come later, unless it is raised.
    let isRaised = index > parent + 1 || nodes[index]["elevation"] != nil
    guard isRaised, element.flags.contains(.hidden), element.details.isOutlet,
      fills(nodes[index], nodes[parent]) || fillsRest(nodes[index], nodes[parent])
    else { return false }
    if element.gestures.contains(.tap) { return true }
    guard let color = element.backgroundColor, color.alpha > 0 else { return false }
    return color.alpha < 1
      || screen.descendants(of: index).contains {
        screen.elements[$0].role == .progressIndicator
      }
  }

  /// Each text is compared with each of them.
  private static let mostPainted = 16

  private func cover(
    _ index: Int, in parent: Int, _ below: ArraySlice<Int>, screen: inout Screen
  ) {
    var mayBeCovered = false
    for other in below.reversed() where !separation.areApart(nodes[other], nodes[index]) {
      guard isBehind(other, index, in: parent) else {
        mayBeCovered = true
        continue
      }
      if AndroidClass.isImage(AndroidClass.fullName(nodes[other].name)),
        !fills(nodes[other], nodes[parent])
      {
        screen.update(index) { $0.details.isOnImage = true }
      }
      let sibling = screen.elements[other]
      if !isPainted(sibling) {
        mayBeCovered = true
        continue
      }
      return screen.update(index) { paint(&$0, as: sibling) }
    }
    guard mayBeCovered else { return }
    screen.update(index) {
      $0.details.codeEvidence?.answers[.backgroundColor] =
        .unknown("another view of the layout may be behind it")
    }
  }

  /// Whether it draws something itself: a view with others in it and no background shows what is around it.
  private func isPainted(_ element: Element) -> Bool {
    element.role == .image || element.image != nil || element.backgroundColor != nil
      || element.details.unknownColors.contains(.background)
  }

  private func paint(_ element: inout Element, as sibling: Element) {
    guard sibling.image == nil, let color = sibling.backgroundColor else {
      element.details.isPaintedWithPicture =
        sibling.details.isPaintedWithPicture
        || sibling.image.map { resolver.resources.pictures.contains($0) } ?? false
      return element.details.setUnknownColor(of: .background)
    }
    element.details.set(
      DynamicColor(color, variants: sibling.details.colorVariants[.background] ?? [:]),
      of: .background)
    element.details.otherBackgroundColors = sibling.details.otherBackgroundColors
    element.details.codeEvidence?.answers[.backgroundColor] =
      .unknown("its background is that of a view behind it")
  }

  // MARK: - Positions

  /// Whether a view is drawn in the area of an earlier sibling.
  private func isBehind(_ other: Int, _ index: Int, in parent: Int) -> Bool {
    if fills(nodes[other], nodes[parent]) { return true }
    if nodes[parent].name.hasSuffix("FrameLayout") || nodes[parent].name.hasSuffix("CardView") {
      return isSmall(nodes[parent])
        || givesHeight(nodes[other], to: nodes[parent], with: nodes[index])
    }
    return Self.insides.allSatisfy { names in
      names.contains { isTied(nodes[index], to: nodes[other], by: $0) }
    }
  }

  private func isTied(_ node: AndroidNode, to other: AndroidNode, by name: String) -> Bool {
    guard let id = other.id, let anchor = node[name].flatMap({ AndroidReference($0) }) else {
      return false
    }
    return anchor.name == id
  }

  /// Whether a view is as large as the one around it.
  private func fills(_ node: AndroidNode, _ parent: AndroidNode) -> Bool {
    if parent.name.hasSuffix("RelativeLayout") {
      let ends = ["layout_alignParentTop", "layout_alignParentBottom"]
      return isMatched("layout_width", node)
        && (isMatched("layout_height", node) || ends.allSatisfy { node[$0] == "true" })
    }
    return isMatched("layout_width", node) && isMatched("layout_height", node)
      || Self.ends.allSatisfy { names in names.contains { node[$0] == "parent" } }
        && resolver.attribute("layout_width", of: node) != "wrap_content"
        && resolver.attribute("layout_height", of: node) != "wrap_content"
  }

  /// Whether a view is as wide as one around it that is as high as its content, and has a length as its height where another
  /// one is as high as its own content: it is mostly the higher one.
  private func givesHeight(_ node: AndroidNode, to parent: AndroidNode, with other: AndroidNode)
    -> Bool
  {
    isMatched("layout_width", node)
      && resolver.attribute("layout_height", of: parent) == "wrap_content"
      && resolver.attribute("layout_height", of: other) == "wrap_content"
      && resolver.attribute("layout_height", of: node).flatMap(resolver.dp) ?? 0 >= Self.badge
  }

  /// Whether it fills a view with constraints up to a bar at its top or at its bottom.
  private func fillsRest(_ node: AndroidNode, _ parent: AndroidNode) -> Bool {
    guard AndroidLineWidths.hasConstraints(parent),
      resolver.attribute("layout_height", of: node).flatMap(resolver.dp) == 0
    else { return false }
    let isWide =
      isMatched("layout_width", node)
      || Self.ends.suffix(2).allSatisfy { names in names.contains { node[$0] == "parent" } }
    return isWide && Self.restOfHeight.allSatisfy { names in names.contains { node[$0] != nil } }
  }

  private static let restOfHeight = [
    ["layout_constraintTop_toTopOf", "layout_constraintTop_toBottomOf"],
    ["layout_constraintBottom_toBottomOf", "layout_constraintBottom_toTopOf"],
  ]

  private func isMatched(_ side: String, _ node: AndroidNode) -> Bool {
    ["match_parent", "fill_parent"].contains(resolver.attribute(side, of: node) ?? "")
  }

  /// Whether a view is at most as large as a badge or a picture of a user, in which one view is on the other.
  private func isSmall(_ node: AndroidNode) -> Bool {
    ["layout_width", "layout_height"].allSatisfy { side in
      guard let value = resolver.attribute(side, of: node) else { return false }
      return value == "wrap_content" || resolver.dp(value).map { $0 <= Self.badge } ?? false
    }
  }

  /// In dp.
  private static let badge = 96.0

  /// The constraints to all four sides of the view around it.
  private static let ends = [
    ["layout_constraintTop_toTopOf"], ["layout_constraintBottom_toBottomOf"],
    AndroidLineEnds.startConstraints, AndroidLineEnds.endConstraints,
  ]

  /// The attributes that place a view in another one: in its height and in its width.
  private static let insides = [
    [
      "layout_constraintTop_toTopOf", "layout_constraintBottom_toBottomOf", "layout_alignTop",
      "layout_alignBottom",
    ],
    AndroidLineEnds.startConstraints + AndroidLineEnds.endConstraints + [
      "layout_alignStart", "layout_alignEnd", "layout_alignLeft", "layout_alignRight",
    ],
  ]

  private static func isLinear(_ name: String) -> Bool {
    ["LinearLayout", "LinearLayoutCompat", "ScrollView", "RadioGroup", "TableRow", "TableLayout"]
      .contains { name.hasSuffix($0) }
  }
}
