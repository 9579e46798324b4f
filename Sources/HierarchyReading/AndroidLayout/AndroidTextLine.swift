/// The height in dp of a text view that is as high as its line of text, without its padding
/// (docs/evidence/android-layouts.md#sizes).
struct AndroidTextLine {
  private let line: Double
  /// The minimum of the whole view, with its padding.
  private let leastHeight: Double

  /// Nil for any other view, for a text that may take several lines, and for a height that depends on more: a
  /// background with a padding of its own, a style of a library, an icon of an unknown size beside the text.
  init?(_ node: AndroidNode, _ resolver: AndroidResolver) {
    guard Self.isOfLine(node, resolver), Self.hasOwnStyle(node, resolver),
      Self.otherHeights.allSatisfy({ node[$0] == nil }),
      let icons = AndroidTextIcons(node, resolver), Self.hasPlainBackground(node, resolver),
      Self.isShort(node, resolver),
      let size = Self.size(node, resolver)
    else { return nil }
    line = icons.height(withLine: (size * Self.lineHeight).rounded(.up))
    guard let least = resolver.attribute("minHeight", of: node) else {
      leastHeight = 0
      return
    }
    guard let minimum = resolver.dp(least) else { return nil }
    leastHeight = minimum
  }

  /// The height of the view; nil if it is nearly the minimum of a target, since other fonts have other lines.
  func height(withPadding padding: Double) -> Double? {
    let height = max(line + padding, leastHeight)
    return Self.nearlyEnough.contains(height) ? nil : height
  }

  /// In dp: up to the minimum of Material's guidelines.
  private static let nearlyEnough = 44.0..<48.0

  private static let classes: Set = [
    "android.widget.TextView", "com.google.android.material.textview.MaterialTextView",
  ]

  /// Whether it is a text view, or a button whose minimum of 48 dp the layout replaces.
  private static func isOfLine(_ node: AndroidNode, _ resolver: AndroidResolver) -> Bool {
    let name = AndroidClass.fullName(node.name)
    if classes.contains(name) { return true }
    return name == "android.widget.Button" && node["background"] != nil
      && resolver.attribute("minHeight", of: node) != nil
  }

  /// Whether its text fits one line, as far as the files show it: one that code sets is often one word.
  private static func isShort(_ node: AndroidNode, _ resolver: AndroidResolver) -> Bool {
    if node["text"] == nil, node.id == nil { return false }
    guard let text = node["text"] ?? node["tools:text"],
      case .known(let words) = resolver.text(text), !words.isEmpty
    else { return true }
    let isOneLine =
      resolver.attribute("singleLine", of: node) == "true"
      || resolver.attribute("maxLines", of: node) == "1"
    return isOneLine || words.count <= mostLetters
  }

  private static let otherHeights = [
    "lines", "minLines", "height", "lineHeight", "lineSpacingExtra",
  ]
  /// So many letters fit in one line of the narrowest phones.
  private static let mostLetters = 28
  /// Of Roboto with the padding of its font, as a multiple of its size.
  static let lineHeight = 1.33
  /// In sp: that of a text view whose size nothing states.
  private static let defaultSize = 14.0

  private static func hasOwnStyle(_ node: AndroidNode, _ resolver: AndroidResolver) -> Bool {
    guard let style = node["style"] else { return true }
    guard let reference = AndroidReference(style), !reference.isOfTheme, !reference.isOfSystem
    else {
      return false
    }
    let values = resolver.resources.values
    guard values.hasStyle(reference.name) else { return false }
    return values.missingStyle(of: reference.name, for: resolver.folder).map(isPlainOfLibrary)
      ?? true
  }

  /// Whether a style of Android or of a library is that of a text view, as `Widget.Holo.Light.TextView`: it has neither
  /// heights nor paddings
  /// (https://github.com/aosp-mirror/platform_frameworks_base/blob/master/core/res/res/values/styles.xml).
  private static func isPlainOfLibrary(_ style: String) -> Bool {
    style.hasPrefix("Widget.") && style.hasSuffix("TextView")
  }

  private static func hasPlainBackground(_ node: AndroidNode, _ resolver: AndroidResolver) -> Bool {
    guard let background = node["background"] else { return true }
    return AndroidSystemValues.isClear(background) || background.hasPrefix("#")
      || AndroidReference(background).map { reference in
        reference.type == "color" || resolver.resources.drawables.isPlain(reference.name)
      } ?? false
  }

  private static func size(_ node: AndroidNode, _ resolver: AndroidResolver) -> Double? {
    if let size = resolver.attribute("textSize", of: node) {
      return resolver.length(size)?.amount
    }
    return node["textAppearance"] == nil && node["style"] == nil ? defaultSize : nil
  }
}
