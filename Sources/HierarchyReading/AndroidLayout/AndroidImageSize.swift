/// The size in dp that a view of an image has without its padding, if it is as large as the image
/// (docs/evidence/android-layouts.md#sizes).
struct AndroidImageSize {
  let width: Double
  let height: Double
  /// The minimum of the whole view, with its padding.
  let leastWidth: Double
  let leastHeight: Double

  /// Nil for any other view, and for one whose size depends on more: a background with a size or a padding of its own,
  /// a style of a library, a maximum.
  init?(_ node: AndroidNode, _ resolver: AndroidResolver) {
    let name = AndroidClass.fullName(node.name)
    guard Self.classes.contains(name), resolver.hasOwnStyle(node, or: ""),
      Self.otherSizes.allSatisfy({ resolver.attribute($0, of: node) == nil }),
      Self.hasPlainBackground(node, name, resolver),
      let image = (resolver.attribute("srcCompat", of: node) ?? resolver.attribute("src", of: node))
        .flatMap({ AndroidReference($0) }),
      image.type == "drawable", !image.isOfSystem, !image.isOfTheme,
      let size = resolver.resources.drawables.size(of: image.name, for: resolver.folder),
      let width = resolver.dp(size.width), let height = resolver.dp(size.height),
      let leastWidth = Self.least("minWidth", of: node, resolver),
      let leastHeight = Self.least("minHeight", of: node, resolver)
    else { return nil }
    (self.width, self.height) = (width, height)
    (self.leastWidth, self.leastHeight) = (leastWidth, leastHeight)
  }

  private static let classes: Set = ["android.widget.ImageButton", "android.widget.ImageView"]
  private static let otherSizes = ["adjustViewBounds", "maxWidth", "maxHeight"]

  /// Whether its background has neither a size nor a padding: it is a colour, one of the ripples of the theme, or none.
  /// An image button without the attribute has the background of a button.
  private static func hasPlainBackground(
    _ node: AndroidNode, _ name: String, _ resolver: AndroidResolver
  ) -> Bool {
    guard let background = resolver.attribute("background", of: node) else {
      return name == "android.widget.ImageView"
    }
    if AndroidSystemValues.isClear(background) || background.hasPrefix("#") { return true }
    return AndroidReference(background)?.type == "color"
  }

  private static func least(
    _ name: String, of node: AndroidNode, _ resolver: AndroidResolver
  ) -> Double? {
    guard let value = resolver.attribute(name, of: node) else { return 0 }
    return resolver.dp(value)
  }
}
