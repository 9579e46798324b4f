internal import AccessibilityModel

/// The font of a text at the default text size of its platform.
public struct TextFont {
  /// In points; in sp on Android.
  public let size: Double
  /// Whether it is drawn bold, as `headline` is by itself.
  public let isBold: Bool
}

extension AuditedElement {
  /// The font that its letters are drawn in; nil if it is unknown.
  public var textFont: TextFont? {
    if hasFontOfCustomButton { return TextFont(size: Self.sizeOfCustomButton, isBold: false) }
    guard let font = element.font, let size = font.defaultSize(on: context.screen.platform) else {
      return nil
    }
    return TextFont(size: size, isBold: font.isDrawnBold)
  }

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
