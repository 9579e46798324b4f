internal import AccessibilityModel

extension Font {
  /// The size in points at the default text size; nil for an unknown style.
  ///
  /// Human Interface Guidelines, Typography, iOS, Large (default).
  func defaultSize(on platform: Platform) -> Double? {
    if let size { return size }
    if platform == .macOS { return textStyle.flatMap { Self.sizesOnMac[$0] } }
    switch textStyle {
    case "largeTitle": return 34
    case "title1": return 28
    case "title2": return 22
    case "title3": return 20
    case "headline", "body": return 17
    case "callout": return 16
    case "subheadline": return 15
    case "footnote": return 13
    case "caption1": return 12
    case "caption2": return 11
    default: return nil
    }
  }

  /// The same page, macOS.
  private static let sizesOnMac = [
    "largeTitle": 26.0, "title1": 22, "title2": 17, "title3": 15, "headline": 13, "body": 13,
    "callout": 12, "subheadline": 11, "footnote": 10, "caption1": 10, "caption2": 10,
  ]

  /// The size in points at the largest accessibility text size; nil for a fixed font.
  ///
  /// Human Interface Guidelines, Typography, iOS, AX5.
  var largestSize: Double? { textStyle.flatMap { Self.largestSizes[$0] } }

  private static let largestSizes = [
    "largeTitle": 60.0, "title1": 58, "title2": 56, "title3": 55, "headline": 53, "body": 53,
    "callout": 51, "subheadline": 49, "footnote": 44, "caption1": 43, "caption2": 40,
  ]

  /// In points: Large Title at AX5, the same page.
  static let largestOfAll = 60.0

  /// Whether it is drawn bold: `headline` is semibold by itself.
  var isDrawnBold: Bool { isBold || textStyle == "headline" }
}
