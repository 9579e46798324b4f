internal import AccessibilityModel

// The theme of a layout, and what it gives views that state nothing.

extension AndroidResolver {
  /// The same with the theme of a layout: if that of the app lacks attributes which the layout uses, as where code sets one
  /// of several themes, one of the project that sets them.
  func themed(for nodes: [AndroidNode]) -> AndroidResolver {
    var resolver = self
    let unknown = Set(
      nodes.lazy.flatMap(\.attributes.values).compactMap { value -> String? in
        guard value.first == "?", let reference = AndroidReference(value), reference.isOfTheme,
          !reference.isOfSystem, !AndroidSystemValues.isRipple(value),
          themeItem(reference) == nil, libraryItem(reference) == nil
        else { return nil }
        return reference.name
      })
    if !unknown.isEmpty, let theme = resources.values.theme(setting: unknown) {
      resolver.theme = theme
    }
    for (ending, attributes) in Self.stylesOfClasses {
      let styles = attributes.lazy.compactMap {
        AndroidReference("?attr/\($0)").flatMap(resolver.themeItem)
      }
      if let style = styles.first { resolver.defaultStyles[ending] = style }
    }
    return resolver
  }

  /// The style of a view: its own, or that of the theme for its class.
  func style(of node: AndroidNode) -> String? {
    if let own = node["style"] { return own }
    guard !defaultStyles.isEmpty else { return nil }
    let name = node.name.split(separator: ".").last.map(String.init) ?? node.name
    return defaultStyles[name]
  }

  /// The attributes of a theme with the style of a class.
  private static let stylesOfClasses = [
    ("Button", ["materialButtonStyle", "buttonStyle"]), ("MaterialButton", ["materialButtonStyle"]),
    ("EditText", ["editTextStyle"]), ("ImageButton", ["imageButtonStyle"]),
    ("TextView", ["textViewStyle"]), ("CardView", ["cardViewStyle"]),
    ("MaterialCardView", ["materialCardViewStyle"]),
  ]

  /// The colour that the library of the theme has for an attribute.
  func libraryItem(_ reference: AndroidReference) -> String? {
    guard reference.isOfTheme, let library = libraryColors else { return nil }
    return library.color(of: reference.name, isNight: folder.isNight)
  }
}

extension AndroidLibraryTheme {
  /// A colour that the theme has for an attribute; nil for one that it does not set, or that is unknown.
  ///
  /// Sources: the baseline of Material 3 (https://m3.material.io/styles/color/static/baseline), the colours of Material
  /// Components (https://github.com/material-components/material-components-android/blob/master/docs/theming/Color.md), and
  /// AppCompat's
  /// (https://github.com/androidx/androidx/blob/androidx-main/appcompat/appcompat/src/main/res/values/colors_material.xml).
  func color(of attribute: String, isNight: Bool) -> String? {
    let table =
      switch name {
      case let name where name.hasPrefix("Theme.Material3"): Self.material3
      case let name where name.hasPrefix("Theme.MaterialComponents"): Self.material
      default: Self.appCompat
      }
    guard let (day, night) = table[attribute] else { return nil }
    return isDark(isNight) ? night : day
  }

  private static let material3: [String: (String, String)] = [
    "colorSurface": ("#FEF7FF", "#141218"), "android:colorBackground": ("#FEF7FF", "#141218"),
    "colorBackground": ("#FEF7FF", "#141218"), "colorOnBackground": ("#1D1B20", "#E6E0E9"),
    "colorOnSurface": ("#1D1B20", "#E6E0E9"), "colorOnSurfaceVariant": ("#49454F", "#CAC4D0"),
    "colorSurfaceVariant": ("#E7E0EC", "#49454F"), "colorOutline": ("#79747E", "#938F99"),
    "colorOutlineVariant": ("#CAC4D0", "#49454F"), "colorPrimary": ("#6750A4", "#D0BCFF"),
    "colorOnPrimary": ("#FFFFFF", "#381E72"), "colorPrimaryContainer": ("#EADDFF", "#4F378B"),
    "colorOnPrimaryContainer": ("#4F378B", "#EADDFF"), "colorSecondary": ("#625B71", "#CCC2DC"),
    "colorOnSecondary": ("#FFFFFF", "#332D41"), "colorSecondaryContainer": ("#E8DEF8", "#4A4458"),
    "colorOnSecondaryContainer": ("#4A4458", "#E8DEF8"), "colorTertiary": ("#7D5260", "#EFB8C8"),
    "colorTertiaryContainer": ("#FFD8E4", "#633B48"),
    "colorOnTertiaryContainer": ("#633B48", "#FFD8E4"), "colorError": ("#B3261E", "#F2B8B5"),
    "colorOnError": ("#FFFFFF", "#601410"), "colorErrorContainer": ("#F9DEDC", "#8C1D18"),
    "colorOnErrorContainer": ("#8C1D18", "#F9DEDC"),
    "colorSurfaceContainerLowest": ("#FFFFFF", "#0F0D13"),
    "colorSurfaceContainerLow": ("#F7F2FA", "#1D1B20"),
    "colorSurfaceContainer": ("#F3EDF7", "#211F26"),
    "colorSurfaceContainerHigh": ("#ECE6F0", "#2B2930"),
    "colorSurfaceContainerHighest": ("#E6E0E9", "#36343B"),
    "colorSurfaceInverse": ("#322F35", "#E6E0E9"), "colorOnSurfaceInverse": ("#F5EFF7", "#322F35"),
    "textColorPrimary": ("#1D1B20", "#E6E0E9"), "textColorSecondary": ("#49454F", "#CAC4D0"),
  ]

  private static let material: [String: (String, String)] = [
    "colorSurface": ("#FFFFFF", "#121212"), "colorBackground": ("#FFFFFF", "#121212"),
    "colorOnSurface": ("#000000", "#FFFFFF"), "colorOnBackground": ("#000000", "#FFFFFF"),
    "colorPrimary": ("#6200EE", "#BB86FC"), "colorOnPrimary": ("#FFFFFF", "#000000"),
    "colorPrimaryVariant": ("#3700B3", "#3700B3"), "colorSecondary": ("#03DAC6", "#03DAC6"),
    "colorOnSecondary": ("#000000", "#000000"), "colorError": ("#B00020", "#CF6679"),
    "colorOnError": ("#FFFFFF", "#000000"), "textColorPrimary": ("#DE000000", "#DEFFFFFF"),
    "textColorSecondary": ("#99000000", "#99FFFFFF"),
  ]

  private static let appCompat: [String: (String, String)] = [
    "colorBackground": ("#FAFAFA", "#303030"), "textColorPrimary": ("#DE000000", "#FFFFFF"),
    "textColorSecondary": ("#8A000000", "#B3FFFFFF"),
    "textColorTertiary": ("#8A000000", "#B3FFFFFF"),
    "textColorHint": ("#80000000", "#80FFFFFF"), "colorError": ("#FF5722", "#FF7043"),
  ]
}
