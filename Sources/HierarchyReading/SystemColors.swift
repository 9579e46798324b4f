internal import AccessibilityModel

/// The colours that UIKit and AppKit have by name.
///
/// Interface Builder writes their light values into some files and the names alone into others
/// (docs/evidence/formats.md#system-colours).
enum SystemColors {
  /// - Returns: with its value in dark mode where that differs; nil for a name that is not known.
  static func named(_ name: String, on platform: Platform) -> (light: Color, dark: Color?)? {
    guard let (light, dark) = (platform == .macOS ? appKit : uiKit)[name],
      let color = Color(hex: light)
    else { return nil }
    return (color, dark.flatMap { Color(hex: $0) })
  }

  private static let uiKit: [String: (String, String?)] = [
    "labelColor": ("#000000", "#FFFFFF"),
    "secondaryLabelColor": ("#3C3C4399", "#EBEBF599"),
    "tertiaryLabelColor": ("#3C3C434C", "#EBEBF54C"),
    "quaternaryLabelColor": ("#3C3C432D", "#EBEBF529"),
    "placeholderTextColor": ("#3C3C434C", "#EBEBF54C"),
    "linkColor": ("#007AFF", "#0984FF"),
    "separatorColor": ("#3C3C434A", "#54545899"),
    "systemBackgroundColor": ("#FFFFFF", "#000000"),
    "secondarySystemBackgroundColor": ("#F2F2F7", "#1C1C1E"),
    "tertiarySystemBackgroundColor": ("#FFFFFF", "#2C2C2E"),
    "systemGroupedBackgroundColor": ("#F2F2F7", "#000000"),
    "secondarySystemGroupedBackgroundColor": ("#FFFFFF", "#1C1C1E"),
    "tertiarySystemGroupedBackgroundColor": ("#F2F2F7", "#2C2C2E"),
    "groupTableViewBackgroundColor": ("#F2F2F7", "#000000"),
    "tableCellGroupedBackgroundColor": ("#FFFFFF", "#1C1C1E"),
    "systemRedColor": ("#FF3B30", "#FF453A"),
    "systemOrangeColor": ("#FF9500", "#FF9F0A"),
    "systemYellowColor": ("#FFCC00", "#FFD60A"),
    "systemGreenColor": ("#34C759", "#30D158"),
    "systemTealColor": ("#30B0C7", "#40C8E0"),
    "systemBlueColor": ("#007AFF", "#0A84FF"),
    "systemIndigoColor": ("#5856D6", "#5E5CE6"),
    "systemPurpleColor": ("#AF52DE", "#BF5AF2"),
    "systemPinkColor": ("#FF2D55", "#FF375F"),
    "systemBrownColor": ("#A2845E", "#AC8E68"),
    "systemGrayColor": ("#8E8E93", "#8E8E93"),
    "systemGray2Color": ("#AEAEB2", "#636366"),
    "systemGray3Color": ("#C7C7CC", "#48484A"),
    "systemGray4Color": ("#D1D1D6", "#3A3A3C"),
    "systemGray5Color": ("#E5E5EA", "#2C2C2E"),
    "systemGray6Color": ("#F2F2F7", "#1C1C1E"),
    "darkTextColor": ("#000000", nil),
    "lightTextColor": ("#FFFFFF99", nil),
    "blackColor": ("#000000", nil),
    "darkGrayColor": ("#555555", nil),
    "grayColor": ("#808080", nil),
    "lightGrayColor": ("#AAAAAA", nil),
    "whiteColor": ("#FFFFFF", nil),
  ]

  private static let appKit: [String: (String, String?)] = [
    "labelColor": ("#000000D8", "#FFFFFFD8"),
    "secondaryLabelColor": ("#0000007F", "#FFFFFF8C"),
    "tertiaryLabelColor": ("#00000042", "#FFFFFF3F"),
    "quaternaryLabelColor": ("#00000019", "#FFFFFF19"),
    "controlTextColor": ("#000000D8", "#FFFFFFD8"),
    "disabledControlTextColor": ("#0000003F", "#FFFFFF3F"),
    "headerTextColor": ("#000000D8", "#FFFFFF"),
    "windowFrameTextColor": ("#000000D8", "#FFFFFFD8"),
    "textColor": ("#000000", "#FFFFFF"),
    "placeholderTextColor": ("#0000003F", "#FFFFFF3F"),
    "linkColor": ("#0068DA", "#419CFF"),
    "textBackgroundColor": ("#FFFFFF", "#1E1E1E"),
    "controlBackgroundColor": ("#FFFFFF", "#1E1E1E"),
    "windowBackgroundColor": ("#ECECEC", "#323232"),
    "systemRedColor": ("#FF3B30", "#FF453A"),
    "systemBlueColor": ("#007AFF", "#0A84FF"),
    "systemGrayColor": ("#8E8E93", "#98989D"),
  ]
}
