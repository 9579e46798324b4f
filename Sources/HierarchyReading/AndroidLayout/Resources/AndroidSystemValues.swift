internal import AccessibilityModel

/// Colours in the notation of Android: `#RGB`, `#ARGB`, `#RRGGBB`, `#AARRGGBB`.
enum AndroidColor {
  static let white = Color(red: 1, green: 1, blue: 1)
  /// `background_material_light` and `background_material_dark`.
  static let lightWindow = Color(red: 250 / 255, green: 250 / 255, blue: 250 / 255)
  static let darkWindow = Color(red: 48 / 255, green: 48 / 255, blue: 48 / 255)
  static let lightButton = Color(red: 214 / 255, green: 215 / 255, blue: 215 / 255)
  static let darkButton = Color(red: 90 / 255, green: 89 / 255, blue: 91 / 255)
  /// `cardview_dark_background`.
  static let darkCard = Color(red: 66 / 255, green: 66 / 255, blue: 66 / 255)

  static func parse(_ text: String) -> Color? {
    guard text.first == "#", text.dropFirst().allSatisfy(\.isHexDigit) else { return nil }
    var digits = Array(text.dropFirst())
    if digits.count == 3 || digits.count == 4 { digits = digits.flatMap { [$0, $0] } }
    switch digits.count {
    case 6: return Color(hex: "#" + String(digits))
    case 8: return Color(hex: "#" + String(digits[2...]) + String(digits[..<2]))
    default: return nil
    }
  }
}

/// Values of Android itself that are the same on every device
/// (https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/core/res/res/values/colors.xml).
enum AndroidSystemValues {
  /// Whether a background is transparent until a touch: none, or a ripple of the theme.
  static func isClear(_ background: String) -> Bool {
    isNothing(background) || background == "@android:color/transparent" || isRipple(background)
  }

  /// Whether a value takes away what a style or a theme sets.
  static func isNothing(_ value: String) -> Bool { value == "@null" || value == "@empty" }

  /// Whether a background is drawn on touches only, without a size and a padding of its own.
  static func isRipple(_ background: String) -> Bool {
    AndroidReference(background).map { $0.isOfTheme && ripples.contains($0.name) } ?? false
  }

  private static let ripples: Set = [
    "selectableItemBackground", "selectableItemBackgroundBorderless", "actionBarItemBackground",
    "activatedBackgroundIndicator", "listChoiceBackgroundIndicator", "controlBackground",
  ]

  static func value(_ reference: AndroidReference) -> String? {
    switch reference.type {
    case "color": colors[reference.name]
    case "string": strings[reference.name]
    default: nil
    }
  }

  private static let colors = [
    "white": "#FFFFFF", "black": "#000000", "transparent": "#00000000",
    "background_light": "#FFFFFF", "background_dark": "#000000", "darker_gray": "#AAAAAA",
    "holo_blue_bright": "#00DDFF", "holo_blue_dark": "#0099CC", "holo_blue_light": "#33B5E5",
    "holo_green_dark": "#669900", "holo_green_light": "#99CC00", "holo_orange_dark": "#FF8800",
    "holo_orange_light": "#FFBB33", "holo_purple": "#AA66CC", "holo_red_dark": "#CC0000",
    "holo_red_light": "#FF4444",
  ]

  private static let strings = [
    "ok": "OK", "cancel": "Cancel", "yes": "OK", "no": "Cancel", "copy": "Copy", "cut": "Cut",
    "paste": "Paste", "selectAll": "Select all", "search_go": "Search",
    "untitled": "<Untitled>",
  ]
}
