internal import AccessibilityModel

// The colours that a theme gives the window, on which a layout without a background of its own is drawn, and texts
// without a colour.

extension AndroidResolver {
  /// The background of the app's theme, in the light and in the dark appearance; nil if it is a picture, or unknown.
  ///
  /// A theme states it (`windowBackground`, `colorBackground`), or has it from the theme of a library that it extends.
  var themeBackground: DynamicColor? { dynamicColor(Self.background) }

  /// The colour of a `CardView` without one: white, or a dark grey on a dark background
  /// (https://github.com/androidx/androidx/blob/androidx-main/cardview/cardview/src/main/java/androidx/cardview/widget/CardView.java).
  var cardBackground: DynamicColor? {
    dynamicColor { resolver, isNight in
      Self.background(resolver, isNight).map {
        max($0.red, $0.green, $0.blue) > 0.5 ? AndroidColor.white : AndroidColor.darkCard
      }
    }
  }

  /// The colour of a `MaterialCardView` without one: the surface of the theme, for Material 3 the baseline's
  /// (https://github.com/material-components/material-components-android/blob/master/docs/components/Card.md). Nil if the
  /// theme is of another library.
  var materialCardBackground: DynamicColor? {
    guard libraryColors?.tintsButtons == true else { return nil }
    return dynamicColor { resolver, _ in resolver.color("?attr/colorSurface")?.color }
  }

  /// The strongest colour that the theme gives texts: where it is too faint, fainter ones are, too. Nil if a theme of the
  /// project has an unknown one.
  var themeTextColor: DynamicColor? {
    dynamicColor { resolver, isNight in
      for name in Self.textColors where resolver.hasThemeItem(name) {
        return resolver.color("?attr/\(name)").map { $0.color }
      }
      return resolver.libraryColors.map { colors in
        AndroidColor.parse(colors.isDark(isNight) ? colors.darkText : colors.lightText)
      } ?? nil
    }
  }

  /// The colour of a text view without a style: `Widget.TextView` has the appearance `textAppearanceSmall`, whose colour is
  /// `textColorTertiary` in Android's themes, AppCompat and Material Components
  /// (https://github.com/aosp-mirror/platform_frameworks_base/blob/master/core/res/res/values/styles_material.xml), that of
  /// secondary texts in their themes
  /// (https://github.com/aosp-mirror/platform_frameworks_base/blob/master/core/res/res/values/themes_material.xml). Nil if a
  /// theme of the project has another style for text views, or an unknown colour.
  var plainTextColor: DynamicColor? {
    guard !Self.stylesOfTexts.contains(where: hasThemeItem) else { return themeTextColor }
    return dynamicColor { resolver, isNight in
      for name in Self.plainTextColors where resolver.hasThemeItem(name) {
        return resolver.color("?attr/\(name)").map { $0.color }
      }
      return resolver.color("?attr/textColorSecondary").map { $0.color }
    } ?? themeTextColor
  }

  private static let plainTextColors = ["textColor", "textColorTertiary"]
  private static let stylesOfTexts = ["textViewStyle", "textAppearanceSmall", "textAppearance"]

  private static let textColors = [
    "textColor", "textColorPrimary", "colorOnSurface", "colorOnBackground", "textColorSecondary",
  ]

  /// A colour in the light appearance, with that in the dark one where it differs.
  private func dynamicColor(
    _ color: (AndroidResolver, _ isNight: Bool) -> Color?
  ) -> DynamicColor? {
    guard let light = color(self, false),
      let dark = color(resolver(in: folder.atNight), true)
    else { return nil }
    var found = DynamicColor(light, variants: dark == light ? [:] : [.dark: dark])
    found.isOfSystem = true
    return found
  }

  private static func background(_ resolver: AndroidResolver, _ isNight: Bool) -> Color? {
    for name in ["windowBackground", "colorBackground"] where resolver.hasThemeItem(name) {
      return resolver.fill("?attr/\(name)").first?.color
    }
    if let library = resolver.libraryColors {
      return AndroidColor.parse(library.isDark(isNight) ? library.dark : library.light)
    }
    guard let theme = resolver.theme else { return nil }
    let library = resolver.resources.values.libraryStyle(of: theme, for: resolver.folder) ?? ""
    return AndroidLibraryTheme.window(ofUnknown: "\(theme) \(library)", isNight)
  }

  /// Whether the theme tints the backgrounds of buttons, whatever colour a layout states: Material Components do
  /// (https://github.com/material-components/material-components-android/blob/master/docs/components/Button.md), and a
  /// theme that is unknown may.
  var tintsButtons: Bool { libraryColors?.tintsButtons ?? true }

  /// The theme of a library that the theme of the app extends.
  var libraryColors: AndroidLibraryTheme? {
    theme.flatMap { resources.values.libraryStyle(of: $0, for: folder) }
      .flatMap(AndroidLibraryTheme.init)
  }
}

/// The colours of a theme of a library.
///
/// Sources: AppCompat's `background_material_light`, `primary_text_default_material_light` and their dark variants
/// (https://github.com/androidx/androidx/blob/androidx-main/appcompat/appcompat/src/main/res/values/colors_material.xml),
/// `design_default_color_background` and `design_dark_default_color_background` of Material Components
/// (https://github.com/material-components/material-components-android/blob/master/lib/java/com/google/android/material/color/res/values/colors.xml),
/// and the baseline colours of Material 3, whose neutral colours are as light and as dark in every palette
/// (https://m3.material.io/styles/color/static/baseline).
struct AndroidLibraryTheme {
  let name: String
  private let colors: Colors

  private struct Colors {
    var theme: String
    var light: String
    var dark: String
    var lightText = "#DE000000"
    var darkText = "#FFFFFF"
    var isLight = false
  }

  /// Nil for a theme whose colours are unknown.
  init?(_ name: String) {
    let name = name.hasPrefix("android:") ? String(name.dropFirst("android:".count)) : name
    guard let colors = Self.all.first(where: { name.hasPrefix($0.theme) }) else { return nil }
    (self.name, self.colors) = (name, colors)
  }

  var light: String { colors.light }
  var dark: String { colors.dark }
  var lightText: String { colors.lightText }
  var darkText: String { colors.darkText }

  var tintsButtons: Bool {
    name.hasPrefix("Theme.MaterialComponents") || name.hasPrefix("Theme.Material3")
  }

  /// Whether it is dark by day, or by night.
  func isDark(_ isNight: Bool) -> Bool {
    name.contains("DayNight") ? isNight : !name.contains("Light") && !colors.isLight
  }

  /// The window of a theme whose library is unknown, by its name: light, as that of most apps. Nil for one without a
  /// background.
  static func window(ofUnknown name: String, _ isNight: Bool) -> Color? {
    if ["Translucent", "Transparent", "Wallpaper"].contains(where: name.contains) { return nil }
    let isDark =
      name.contains("DayNight") ? isNight : ["Dark", "Black"].contains(where: name.contains)
    return isDark ? AndroidColor.darkWindow : AndroidColor.lightWindow
  }

  private static let all = [
    Colors(theme: "Theme.AppCompat", light: "#FAFAFA", dark: "#303030"),
    Colors(theme: "Theme.MaterialComponents", light: "#FFFFFF", dark: "#121212"),
    Colors(
      theme: "Theme.Material3", light: "#FEF7FF", dark: "#141218", lightText: "#1D1B20",
      darkText: "#E6E0E9"),
    Colors(theme: "Theme.Holo.Light", light: "#F3F3F3", dark: "#F3F3F3", isLight: true),
    Colors(theme: "Theme.Material.", light: "#FAFAFA", dark: "#303030"),
  ]
}
