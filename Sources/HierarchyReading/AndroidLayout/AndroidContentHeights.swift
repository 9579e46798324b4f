internal import AccessibilityModel

/// The heights in dp of tappable views that are as high as the lines of text and the pictures in them
/// (docs/evidence/android-layouts.md#sizes).
struct AndroidContentHeights {
  private let nodes: [AndroidNode]
  private let resolver: AndroidResolver

  init(_ nodes: [AndroidNode], _ resolver: AndroidResolver) {
    (self.nodes, self.resolver) = (nodes, resolver)
  }

  /// Records the heights that are certainly too low for a target; other fonts have other lines.
  func record(in screen: inout Screen) {
    for index in screen.elements.indices {
      let element = screen.elements[index]
      guard element.gestures.contains(.tap), Int(element.end) > index + 1,
        Int(element.end) - index <= Self.mostViews, element.details.fixedSides?.height == nil,
        let height = height(of: index, in: screen), height < Self.nearlyEnough
      else { continue }
      var sides = element.details.fixedSides ?? FixedSides(width: nil, height: nil)
      (sides.height, sides.followsText) = (height, true)
      screen.update(index) { $0.details.fixedSides = sides }
    }
  }

  /// The height of a view with its padding; nil if it depends on more than the texts and pictures in it.
  private func height(of index: Int, in screen: Screen) -> Double? {
    let (node, element) = (nodes[index], screen.elements[index])
    guard let value = resolver.attribute("layout_height", of: node) else { return nil }
    if let length = resolver.dp(value), length > 0 { return length }
    guard value == "wrap_content", let least = least(of: node), hasPlainBackground(node) else {
      return nil
    }
    let children = screen.children(of: index).filter {
      !screen.elements[$0].flags.contains(.hidden)
    }
    if children.isEmpty { return ownHeight(of: node, element) }
    let isRelated =
      node.name.hasSuffix("RelativeLayout") || node.name.hasSuffix("ConstraintLayout")
    guard node.name.hasSuffix("LinearLayout") || isRelated || children.count == 1,
      !element.isCustomClass
    else { return nil }
    var heights: [Double] = []
    for child in children {
      guard let height = height(of: child, in: screen) else { return nil }
      heights.append(
        height + resolver.knownInset("layout_margin", isVertical: true, of: nodes[child]))
    }
    let isVertical = resolver.attribute("orientation", of: node) == "vertical"
    let content =
      isRelated
      ? AndroidVerticalChains(
        children.map { nodes[$0] }, heights, isConstrained: node.name.hasSuffix("ConstraintLayout")
      ).height
      : isVertical ? heights.reduce(0, +) : heights.max() ?? 0
    return max(least, content + resolver.knownInset("padding", isVertical: true, of: node))
  }

  private func ownHeight(of node: AndroidNode, _ element: Element) -> Double? {
    let padding = resolver.knownInset("padding", isVertical: true, of: node)
    if let image = AndroidImageSize(node, resolver) {
      return max(image.height + padding, image.leastHeight)
    }
    guard element.role == .staticText, !element.isCustomClass, resolver.hasKnownTextSize(node),
      let icons = AndroidTextIcons(node, resolver)
    else { return nil }
    let size = element.font?.size ?? Self.plainSize
    return icons.height(withLine: (size * AndroidTextLine.lineHeight).rounded(.up)) + padding
  }

  /// The minimum that a view states; nil for an unknown one.
  private func least(of node: AndroidNode) -> Double? {
    resolver.attribute("minHeight", of: node).map(resolver.dp) ?? 0
  }

  /// Whether its background has neither a size nor a padding.
  private func hasPlainBackground(_ node: AndroidNode) -> Bool {
    guard let background = resolver.attribute("background", of: node) else { return true }
    guard let reference = AndroidReference(background), reference.type == "drawable" else {
      return AndroidSystemValues.isClear(background) || !background.hasPrefix("?")
    }
    return resolver.resources.drawables.isPlain(reference.name)
  }

  private static let mostViews = 16
  /// In sp, as Android gives a text without a size.
  private static let plainSize = 14.0
  /// In dp, less than the minimum of Material's guidelines.
  private static let nearlyEnough = 44.0
}
