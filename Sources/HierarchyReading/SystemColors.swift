public import AccessibilityModel

/// The named colours of UIKit and AppKit, in each appearance.
///
/// Interface Builder writes their light values into some files and only their names into others
/// (docs/evidence/formats.md#system-colours).
public enum SystemColors {
  /// - Parameter name: as in files and code (`systemBackgroundColor`, `systemBackground`).
  /// - Returns: nil for an unknown name.
  public static func color(named name: String, on platform: Platform) -> DynamicColor? {
    let name = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
    return (platform == .macOS ? appKit : uiKit)[name]
  }

  private static let uiKit = colors(of: uiKitTable)
  private static let appKit = colors(of: appKitTable)

  /// Light and dark; the system palette also has both with increased contrast.
  private static let uiKitTable = """
    systemRed #FF3B30 #FF453A #D70015 #FF6961
    systemOrange #FF9500 #FF9F0A #C93400 #FFB340
    systemYellow #FFCC00 #FFD60A #B25000 #FFD426
    systemGreen #34C759 #30D158 #248A3D #30DB5B
    systemMint #00C7BE #63E6E2 #0C817B #66D4CF
    systemTeal #30B0C7 #40C8E0 #008299 #5DE6FF
    systemCyan #32ADE6 #64D2FF #0071A4 #70D7FF
    systemBlue #007AFF #0A84FF #0040DD #409CFF
    systemIndigo #5856D6 #5E5CE6 #3634A3 #7D7AFF
    systemPurple #AF52DE #BF5AF2 #8944AB #DA8FFF
    systemPink #FF2D55 #FF375F #D30F45 #FF6482
    systemBrown #A2845E #AC8E68 #7F6545 #B59469
    systemGray #8E8E93 #8E8E93 #6C6C70 #AEAEB2
    systemGray2 #AEAEB2 #636366 #8E8E93 #7C7C80
    systemGray3 #C7C7CC #48484A #AEAEB2 #545456
    systemGray4 #D1D1D6 #3A3A3C #BCBCC0 #444446
    systemGray5 #E5E5EA #2C2C2E #D8D8DC #363638
    systemGray6 #F2F2F7 #1C1C1E #EBEBF0 #242426
    label #000000 #FFFFFF
    secondaryLabel #3C3C4399 #EBEBF599
    tertiaryLabel #3C3C434D #EBEBF54D
    quaternaryLabel #3C3C432E #EBEBF529
    placeholderText #3C3C434D #EBEBF54D
    link #007AFF #0984FF
    separator #3C3C434A #54545899
    opaqueSeparator #C6C6C8 #38383A
    systemBackground #FFFFFF #000000
    secondarySystemBackground #F2F2F7 #1C1C1E
    tertiarySystemBackground #FFFFFF #2C2C2E
    systemGroupedBackground #F2F2F7 #000000
    secondarySystemGroupedBackground #FFFFFF #1C1C1E
    tertiarySystemGroupedBackground #F2F2F7 #2C2C2E
    groupTableViewBackground #F2F2F7 #000000
    tableCellGroupedBackground #FFFFFF #1C1C1E
    systemFill #78788033 #7878805C
    secondarySystemFill #78788029 #78788052
    tertiarySystemFill #7676801F #7676803D
    quaternarySystemFill #74748014 #7676802E
    darkText #000000
    lightText #FFFFFF99
    black #000000
    darkGray #555555
    lightGray #AAAAAA
    white #FFFFFF
    gray #808080
    red #FF0000
    green #00FF00
    blue #0000FF
    cyan #00FFFF
    yellow #FFFF00
    magenta #FF00FF
    orange #FF8000
    purple #800080
    brown #996633
    clear #00000000
    """

  private static let appKitTable = """
    label #000000D8 #FFFFFFD8
    secondaryLabel #0000007F #FFFFFF8C
    tertiaryLabel #00000042 #FFFFFF3F
    quaternaryLabel #00000019 #FFFFFF19
    controlText #000000D8 #FFFFFFD8
    disabledControlText #0000003F #FFFFFF3F
    headerText #000000D8 #FFFFFF
    windowFrameText #000000D8 #FFFFFFD8
    text #000000 #FFFFFF
    placeholderText #0000003F #FFFFFF3F
    link #0068DA #419CFF
    textBackground #FFFFFF #1E1E1E
    controlBackground #FFFFFF #1E1E1E
    windowBackground #ECECEC #323232
    systemRed #FF3B30 #FF453A
    systemBlue #007AFF #0A84FF
    systemGray #8E8E93 #98989D
    """

  private static func colors(of table: String) -> [String: DynamicColor] {
    let appearances = [Appearance.light] + Appearance.others
    var colors: [String: DynamicColor] = [:]
    for line in table.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      let own = words.dropFirst().compactMap { Color(hex: $0) }
      guard let light = own.first else { continue }
      let variants = Dictionary(uniqueKeysWithValues: zip(appearances, own).dropFirst())
      var color = DynamicColor(light, variants: variants)
      color.isOfSystem = true
      colors[words[0]] = color
    }
    return colors
  }
}
