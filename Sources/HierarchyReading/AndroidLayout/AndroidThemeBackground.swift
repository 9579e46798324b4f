internal import AccessibilityModel

// The background of the window, on which a layout without a background of its own is drawn.

extension AndroidResolver {
  /// The background of the app's theme, in the light and in the dark appearance; nil if it is a picture, or unknown.
  ///
  /// A theme states it (`windowBackground`, `colorBackground`), or has it from the theme of a library that it extends.
  var themeBackground: DynamicColor? {
    guard let light = themeBackground(in: folder, isNight: false) else { return nil }
    guard let dark = themeBackground(in: folder.atNight, isNight: true), dark != light else {
      return DynamicColor(light)
    }
    return DynamicColor(light, variants: [.dark: dark])
  }

  private func themeBackground(in folder: AndroidFolder, isNight: Bool) -> Color? {
    let resolver = AndroidResolver(resources, folder: folder)
    for name in ["windowBackground", "colorBackground"] where resolver.hasThemeItem(name) {
      return resolver.color("?attr/\(name)")?.color
    }
    guard let theme = resources.theme,
      let library = resources.values.libraryStyle(of: theme, for: folder),
      let colors = Self.libraryBackgrounds.first(where: { library.hasPrefix($0.theme) })
    else { return nil }
    let isDark =
      library.contains("DayNight") ? isNight : !library.contains("Light") && !colors.isLight
    return AndroidColor.parse(isDark ? colors.dark : colors.light)
  }

  /// The backgrounds of the themes of libraries. Sources: AppCompat's `background_material_light` and `…_dark`
  /// (https://github.com/androidx/androidx/blob/androidx-main/appcompat/appcompat/src/main/res/values/colors_material.xml),
  /// and `design_default_color_background` and `design_dark_default_color_background` of Material Components
  /// (https://github.com/material-components/material-components-android/blob/master/lib/java/com/google/android/material/color/res/values/colors.xml).
  /// Those of Material 3 depend on the colours of the app.
  private static let libraryBackgrounds:
    [(theme: String, light: String, dark: String, isLight: Bool)] = [
      ("Theme.AppCompat", "#FAFAFA", "#303030", false),
      ("Theme.MaterialComponents", "#FFFFFF", "#121212", false),
      ("Theme.Holo.Light", "#F3F3F3", "#F3F3F3", true),
      ("Theme.Material.", "#FAFAFA", "#303030", false),
    ]
}
