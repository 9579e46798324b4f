internal import AccessibilityModel

/// The font of a text at the default text size of its platform.
public struct TextFont {
  /// In points; in sp on Android.
  public let size: Double
  /// Whether it is drawn bold, as `headline` is by itself.
  public let isBold: Bool
  /// Whether its weight is that of bold letters by WCAG, which names bold and no weight; in CSS, which axe follows, bold is
  /// 700, and semibold is 600 (https://www.w3.org/TR/WCAG22/#dfn-large-scale).
  public let hasBoldWeight: Bool
  /// Whether it is bold and large for Android's Accessibility Test Framework, from 14 sp, but not for WCAG, from 18.66 CSS
  /// pixels, each of which is as large as a sp (https://www.w3.org/TR/WCAG22/#dfn-large-scale).
  public let isLargeOnAndroidOnly: Bool

  init(size: Double, isBold: Bool, isSemibold: Bool = false, isInSP: Bool = false) {
    (self.size, self.isBold) = (size, isBold)
    hasBoldWeight = isBold && !isSemibold
    isLargeOnAndroidOnly = isInSP && hasBoldWeight && (14..<18.66).contains(size)
  }
}

extension AuditedElement {
  /// The font that its letters are drawn in; nil if it is unknown.
  public var textFont: TextFont? {
    if hasFontOfCustomButton { return TextFont(size: Self.sizeOfCustomButton, isBold: false) }
    guard let font = element.font, let size = font.defaultSize(on: context.screen.platform) else {
      return nil
    }
    return TextFont(
      size: size, isBold: font.isDrawnBold, isSemibold: isSemibold,
      isInSP: context.screen.platform == .android)
  }

  private var isSemibold: Bool {
    guard let layout = element.layout else { return false }
    if layout.fontWeight == "semibold" { return true }
    let name = layout.fontName?.lowercased() ?? ""
    return Self.semiboldFaces.contains(where: name.contains)
  }

  private static let semiboldFaces = ["semibold", "demibold"]

  /// Whether a design has no font for a button of the type custom
  /// (docs/evidence/formats.md#fonts-of-buttons).
  private var hasFontOfCustomButton: Bool {
    guard context.screen.framesAreDesignTime, className == "UIButton",
      context.screen.platform == .iOS, element.font == nil, let layout = element.layout
    else { return false }
    return !layout.hasConfiguration && ["", "custom"].contains(layout.style ?? "")
  }

  /// The same page.
  private static let sizeOfCustomButton = 18.0
}

extension DynamicType {
  /// The size in points of its letters at the largest text size; nil for a fixed or an unknown font.
  public var largestTextSize: Double? { element.font?.largestSize }
}
