/// Whether the name of a text's style says that it is a heading: `Settings.Header`, `textAppearanceHeadlineSmall`.
enum AndroidTitleStyle {
  static func names(_ node: AndroidNode, _ resolver: AndroidResolver) -> Bool {
    let styles = [node["style"], resolver.attribute("textAppearance", of: node)]
    return styles.contains { style in
      style.flatMap { AndroidReference($0) }.map { isTitle($0.name) } ?? false
    }
  }

  /// By the last two parts of the name: that of a library begins with what it is for.
  private static func isTitle(_ name: String) -> Bool {
    if libraries.contains(where: name.contains) { return false }
    let parts = name.lowercased().split { $0 == "." || $0 == "_" }.suffix(2)
    return parts.contains { part in
      let word = part.prefix { !$0.isNumber }
      return endings.contains { word.hasSuffix($0) }
    }
  }

  private static let endings = ["header", "heading", "headline", "sectiontitle", "categorytitle"]
  /// Their styles have sizes that are known.
  private static let libraries = ["AppCompat", "MaterialComponents", "Material3", "Widget.Design"]
}
