/// The icons that a text view draws beside its text, above and below it, whose sizes are those of vector drawables.
struct AndroidTextIcons {
  /// The height in dp of the highest icon beside the text.
  private var beside = 0.0
  /// That of the icons above and below the text, with what is between them and the text.
  private var stacked = 0.0

  /// Nil if the size of an icon is unknown.
  init?(_ node: AndroidNode, _ resolver: AndroidResolver) {
    let names = node.attributes.keys.filter { $0.hasPrefix("drawable") }
    guard !names.isEmpty else { return }
    var gap = 0.0
    if let padding = resolver.attribute("drawablePadding", of: node) {
      guard let length = resolver.dp(padding) else { return nil }
      gap = length
    }
    for name in names where !Self.looks.contains(name) {
      guard let value = resolver.attribute(name, of: node) else { continue }
      if value == "@null" { continue }
      guard let icon = AndroidReference(value), icon.type == "drawable", !icon.isOfSystem,
        let size = resolver.resources.drawables.size(of: icon.name, for: resolver.folder),
        let height = resolver.dp(size.height)
      else { return nil }
      if name.hasPrefix("drawableTop") || name.hasPrefix("drawableBottom") {
        stacked += height + gap
      } else {
        beside = max(beside, height)
      }
    }
  }

  /// The height of a line of text with the icons.
  func height(withLine line: Double) -> Double { max(line, beside) + stacked }

  /// The attributes of icons that have no part in the height.
  private static let looks: Set = ["drawablePadding", "drawableTint", "drawableTintMode"]
}
