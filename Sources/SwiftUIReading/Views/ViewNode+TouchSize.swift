internal import AccessibilityModel

// How large the areas are in which views respond to touches, as far as the source shows it.

extension ViewNode {
  /// The sides of the area in which it responds to touches: that of the label of a button, which a frame around the button
  /// does not enlarge.
  ///
  /// - Parameter font: that of the views around it.
  func touchSize(in font: Font?) -> FixedSides {
    guard kind == .button || kind == .link || kind == .menu || kind == .navigationLink else {
      return facts.touchSize ?? .open
    }
    if children.isEmpty, facts.text != nil, !facts.stylesButtons, facts.size.isOpen {
      return sizeOfTitle(in: font)
    }
    let shown = children.filter { !$0.facts.isAlternative && !$0.facts.isTransparent }
    guard !facts.stylesButtons, shown.count == 1, let label = shown.first else { return .open }
    if !label.facts.size.isOpen { return label.facts.size }
    // An image without a size of its own is as large as the frame, or smaller.
    if label.kind == .image, !facts.size.isOpen { return facts.size }
    return label.sizeOfContent(in: facts.font ?? font)
  }

  /// The size of a symbol, and the height of a line with space around it: a line without any may be one of a text.
  private func sizeOfContent(in font: Font?) -> FixedSides {
    guard let size = (facts.font ?? font ?? Font(textStyle: "body")).usualSize else { return .open }
    var sides = FixedSides.open
    if kind == .image, let asset = facts.sizeOfAsset {
      // As in the catalogue, with space around it; a resizable one has another size.
      sides.width = facts.insets.width.flatMap { inset in asset.width.map { $0 + inset } }
      sides.height = facts.insets.height.flatMap { inset in asset.height.map { $0 + inset } }
      return sides
    }
    switch kind {
    case .image where facts.imageIsSymbol:
      let side = Self.symbol * size
      // A large scale might make it large enough.
      guard side * Self.largeScale < Self.leastTarget else { break }
      sides.width = facts.insets.width.map { $0 + side }
      sides.height = facts.insets.height.map { $0 + side }
    case .text, .label:
      sides.height = facts.leastHeight.map { max($0, Self.line * size) } ?? heightOfLine(size)
    case .stack where name == "HStack":
      let heights = children.filter { $0.kind != .shape }.map { part -> Double? in
        guard part.kind == .text || part.kind == .label || part.kind == .image,
          part.facts.size.isOpen, part.facts.insets == FixedSides(width: 0, height: 0)
        else { return nil }
        return (part.facts.font ?? facts.font ?? font ?? Font(textStyle: "body")).usualSize
      }
      // A part of unknown height may be the highest.
      let known = heights.compactMap(\.self)
      if known.count == heights.count { sides.height = known.max().flatMap(heightOfLine) }
    default: break
    }
    sides.isEstimated = true
    return sides
  }

  private func sizeOfTitle(in font: Font?) -> FixedSides {
    var sides = FixedSides.open
    sides.height = (facts.font ?? font)?.usualSize.flatMap(heightOfLine)
    sides.isEstimated = true
    return sides
  }

  /// The height of a line with space around it; without any, only that of letters that are smaller than those of a body
  /// text.
  private func heightOfLine(_ size: Double) -> Double? {
    facts.insets.height.flatMap {
      $0 > 0 || Self.line * size < Self.leastLine ? $0 + Self.line * size : nil
    }
  }

  /// The height of a line and the sides of a symbol of the medium scale, by the size of the font: body has lines of 22
  /// points (https://developer.apple.com/design/human-interface-guidelines/typography), and symbols are as high as
  /// capitals and somewhat more.
  private static let line = 1.3
  private static let symbol = 1.25
  /// How much larger the large scale is than the medium one, by the same measure.
  private static let largeScale = 1.3
  /// In points (https://developer.apple.com/design/human-interface-guidelines/accessibility).
  private static let leastTarget = 44.0
  /// In points: a line that is as high for certain meets the minimum of 24 (WCAG 2.2, criterion 2.5.8).
  private static let leastLine = 21.0
}

extension ViewNode {
  /// The lines of text in it, two or more above each other or one with space around it, and the height that a literal gives
  /// it; nil if it has none, or if they scroll.
  ///
  /// - Parameter font: that of the views around it.
  func linesInHeight(in font: Font?) -> LinesInHeight? {
    guard let height = facts.heightOfStack else { return nil }
    let lines = linesOfText(in: font)
    // Space around the lines does not grow with them: at twice their size, they need as much as with half of it.
    let space = facts.spaceInStack
    let isTooLow = kind == .text ? lines.height > height : lines.height + space > height
    guard lines.count > 1 || kind == .text, !isTooLow else { return nil }
    return LinesInHeight(height: height, need: lines.height + space / 2)
  }

  /// The most lines of text above each other, each counted once, and their height at the default text size.
  private func linesOfText(in font: Font?) -> (count: Int, height: Double) {
    guard !facts.isTransparent, !facts.isAlternative else { return (0, 0) }
    let font = facts.font ?? font
    switch kind {
    case .text, .label:
      // One that shrinks to fit.
      if facts.lineLimit == .max { return (0, 0) }
      return (1, Self.line * ((font ?? Font(textStyle: "body")).usualSize ?? 0))
    case .stack, .group, .button, .link, .navigationLink, .section:
      let parts = children.map { $0.linesOfText(in: font) }
      guard name != "HStack", name != "ZStack", kind == .stack else {
        return parts.max { $0.height < $1.height } ?? (0, 0)
      }
      return parts.reduce((0, 0)) { ($0.0 + $1.count, $0.1 + $1.height) }
    default: return (0, 0)
    }
  }
}

extension Font {
  /// The size in points at the default text size; nil for an unknown style
  /// (https://developer.apple.com/design/human-interface-guidelines/typography).
  var usualSize: Double? { size ?? textStyle.flatMap { Self.usualSizes[$0] } }

  private static let usualSizes = [
    "largeTitle": 34.0, "title1": 28, "title2": 22, "title3": 20, "headline": 17, "body": 17,
    "callout": 16, "subheadline": 15, "footnote": 13, "caption1": 12, "caption2": 11,
  ]
}
