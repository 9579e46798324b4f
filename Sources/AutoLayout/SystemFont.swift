internal import AccessibilityModel

/// A font as the text model knows it: the system's, at a size and a weight.
struct SystemFont: Hashable {
  enum Weight: Hashable { case light, regular, medium, semibold, bold, heavy }

  var size: Double
  var weight: Weight

  /// Ascender and descender in parts of the size: 1950 and 494 of 2048 units
  /// (the system font's `hhea` table, as `@capsizecss/metrics` restates the first of them).
  private static let ascent = 0.9521
  private static let descent = 0.2412

  var lineHeight: Double { size * (Self.ascent + Self.descent) }
  var ascender: Double { size * Self.ascent }

  /// The width of a line of text.
  func width(of text: some StringProtocol) -> Double {
    var units = 0.0
    var count = 0
    for character in text.unicodeScalars {
      units += CharacterWidths.width(of: character)
      count += 1
    }
    let wide = units / 1000 * size * Self.widening(weight)
    return max(0, wide + Double(count) * Tracking.points(at: size))
  }

  /// How much wider letters of a weight are than those of the regular weight.
  private static func widening(_ weight: Weight) -> Double {
    switch weight {
    case .light: 0.985
    case .regular: 1
    case .medium: 1.03
    case .semibold: 1.045
    case .bold: 1.055
    case .heavy: 1.09
    }
  }
}

extension SystemFont {
  /// The font of a view, as its file describes it.
  init(_ font: Font?, weight: String?, standard: Double) {
    let style = font?.textStyle.flatMap { Self.styles[$0] }
    size = min(max(font?.size ?? style?.size ?? standard, 1), 1_000)
    if let weight, let known = Self.weights[weight] {
      self.weight = known
    } else {
      self.weight = font?.isBold == true ? .bold : style?.weight ?? .regular
    }
  }

  /// The text styles at the default text size (Human Interface Guidelines, Typography).
  private static let styles: [String: (size: Double, weight: Weight)] = [
    "largeTitle": (34, .regular), "title1": (28, .regular), "title2": (22, .regular),
    "title3": (20, .regular), "headline": (17, .semibold), "body": (17, .regular),
    "callout": (16, .regular), "subheadline": (15, .regular), "footnote": (13, .regular),
    "caption1": (12, .regular), "caption2": (11, .regular),
  ]

  private static let weights: [String: Weight] = [
    "ultraLight": .light, "thin": .light, "light": .light, "regular": .regular,
    "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .heavy,
  ]
}

/// The spacing that the system font adds between letters, by size, in points.
///
/// Human Interface Guidelines, Typography, “Tracking values” of SF Pro (iOS).
enum Tracking {
  static func points(at size: Double) -> Double {
    let index = Int(size.rounded())
    guard index >= 6 else { return 0.24 }
    guard index - 6 < table.count else { return 0 }
    return table[index - 6]
  }

  /// From 6 to 34 points.
  private static let table: [Double] = [
    0.24, 0.23, 0.21, 0.17, 0.12, 0.06, 0, -0.08, -0.15, -0.23, -0.31, -0.43, -0.44, -0.45,
    -0.45, -0.36, -0.26, -0.1, 0.07, 0.15, 0.22, 0.29, 0.38, 0.40, 0.40, 0.39, 0.41, 0.40, 0.40,
  ]
}
