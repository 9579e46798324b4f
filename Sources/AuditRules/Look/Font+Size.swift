internal import AccessibilityModel

extension Font {
  /// The size in points at the default text size; nil for an unknown style.
  ///
  /// Human Interface Guidelines, Typography, iOS, Large (default).
  var defaultSize: Double? {
    if let size { return size }
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

  /// Whether it is drawn bold: `headline` is semibold by itself.
  var isDrawnBold: Bool { isBold || textStyle == "headline" }
}
