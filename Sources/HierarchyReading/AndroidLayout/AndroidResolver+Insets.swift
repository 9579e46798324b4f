extension AndroidResolver {
  /// The sum of the known insets at both ends of an axis; those in sp are as long at the usual text size.
  ///
  /// - Parameter name: `padding` or `layout_margin`.
  func knownInset(_ name: String, isVertical: Bool, of node: AndroidNode) -> Double {
    func length(_ side: String) -> Double? {
      attribute(name + side, of: node).map { max(0, self.length($0)?.amount ?? 0) }
    }
    if let each = length("") ?? length(isVertical ? "Vertical" : "Horizontal") { return 2 * each }
    let ends = isVertical ? [["Top"], ["Bottom"]] : [["Start", "Left"], ["End", "Right"]]
    return ends.reduce(0) { sum, sides in sum + (sides.lazy.compactMap(length).first ?? 0) }
  }

  /// Whether a height holds a line of a text in the file at its usual size, with the padding of the font; true for an unknown
  /// text and for an unknown size.
  func holdsLine(_ height: Double, of node: AndroidNode) -> Bool {
    guard let text = attribute("text", of: node), case .known(let words) = self.text(text),
      !words.isEmpty, let size = attribute("textSize", of: node).flatMap(length)
    else { return true }
    return height >= size.amount * AndroidTextLine.lineHeight
  }

  /// Whether the project states the size of a text, or nothing does: a style of a library may have one of its own.
  func hasKnownTextSize(_ node: AndroidNode) -> Bool {
    if let size = attribute("textSize", of: node) { return length(size) != nil }
    return style(of: node) == nil && node["textAppearance"] == nil
  }

  /// How many lines a text has at most, if the layout provides for several; nil if it states no number.
  func lines(of node: AndroidNode) -> Int? {
    if attribute("singleLine", of: node) == "true" { return 1 }
    return ["lines", "maxLines"].lazy.compactMap { attribute($0, of: node).flatMap { Int($0) } }
      .first
  }
}
