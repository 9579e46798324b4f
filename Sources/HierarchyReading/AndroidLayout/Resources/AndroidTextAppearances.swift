/// The text sizes of the styles that Android, AppCompat and Material Components have for texts, in sp.
///
/// Sources: Android's and AppCompat's `text_size_*_material`
/// (https://github.com/androidx/androidx/blob/androidx-main/appcompat/appcompat/src/main/res/values/dimens_material.xml),
/// Material Components
/// (https://github.com/material-components/material-components-android/blob/master/docs/theming/Typography.md).
enum AndroidTextAppearances {
  /// The size of a style of a library by its name (`TextAppearance.AppCompat.Title`); nil for any other style.
  static func size(ofStyle name: String) -> Double? {
    var parts = name.split { $0 == "." || $0 == ":" }
    if parts.first == "android" || parts.first == "Base" { parts.removeFirst() }
    guard parts.first == "TextAppearance", parts.count > 1, let last = parts.last else {
      return nil
    }
    switch parts.count == 2 ? "" : parts[1] {
    case "", "AppCompat", "Material", "DeviceDefault": return ofSystem[String(last)]
    case "MaterialComponents", "Material3": return ofMaterial[String(last)]
    default: return nil
    }
  }

  /// The size of the style that a theme has for texts (`textAppearanceHeadline6`), if no theme of the project sets
  /// another; nil for any other attribute.
  static func size(ofThemeAttribute name: String) -> Double? {
    guard name.hasPrefix(attribute) else { return nil }
    let name = String(name.dropFirst(attribute.count))
    return ofMaterial[name] ?? ofSystem[name]
  }

  private static let attribute = "textAppearance"

  private static let ofSystem: [String: Double] = [
    "Large": 22, "Medium": 18, "Small": 14, "Headline": 24, "Title": 20, "Subhead": 16,
    "Body1": 14, "Body2": 14, "Caption": 12, "Button": 14, "Menu": 16, "Display1": 34,
    "Display2": 45, "Display3": 56, "Display4": 112, "ListItem": 16, "ListItemSmall": 16,
    "ListItemSecondary": 14,
  ]

  private static let ofMaterial: [String: Double] = [
    "Headline1": 96, "Headline2": 60, "Headline3": 48, "Headline4": 34, "Headline5": 24,
    "Headline6": 20, "Subtitle1": 16, "Subtitle2": 14, "Body1": 16, "Body2": 14, "Button": 14,
    "Caption": 12, "Overline": 10, "DisplayLarge": 57, "DisplayMedium": 45, "DisplaySmall": 36,
    "HeadlineLarge": 32, "HeadlineMedium": 28, "HeadlineSmall": 24, "TitleLarge": 22,
    "TitleMedium": 16, "TitleSmall": 14, "BodyLarge": 16, "BodyMedium": 14, "BodySmall": 12,
    "LabelLarge": 14, "LabelMedium": 12, "LabelSmall": 11,
  ]
}
