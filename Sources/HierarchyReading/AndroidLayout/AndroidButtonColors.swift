internal import AccessibilityModel

/// The colours that a button has from the theme, where its layout states none
/// (docs/evidence/android-layouts.md#backgrounds).
struct AndroidButtonColors {
  /// Nil for a button that shows what is around it.
  let background: DynamicColor?
  /// Nil for the colour of texts of the theme, and for an unknown one.
  let text: DynamicColor?
  /// Whether the layout states the background: the class gives it only the text.
  let keepsBackground: Bool

  /// Nil for any other view, and for a button whose colours the project does not show.
  init?(_ node: AndroidNode, _ resolver: AndroidResolver) {
    guard Self.classes.contains(AndroidClass.fullName(node.name)) else { return nil }
    let theme = resolver.overlaid(by: node["theme"])
    guard let library = theme.libraryColors else { return nil }
    // Material Components tint any background of a button.
    keepsBackground =
      resolver.attribute("backgroundTint", of: node) != nil
      || !Self.hasDefaultBackground(node, resolver)
        && !(library.tintsButtons && !Self.isPlain(node))
    var kind = Kind.filled
    if let style = resolver.style(of: node) {
      guard let reference = AndroidReference(style),
        let known = Kind(style: resolver.libraryStyle(of: reference))
      else { return nil }
      kind = known
    }
    guard let colors = Self.colors(of: kind, isMaterial: library.tintsButtons, node, theme) else {
      return nil
    }
    (background, text) = (keepsBackground ? nil : colors.0, colors.1)
  }

  private static func colors(
    of kind: Kind, isMaterial: Bool, _ node: AndroidNode, _ theme: AndroidResolver
  ) -> (DynamicColor?, DynamicColor?)? {
    let own = theme.overlaidColor("textColor") ?? theme.overlaidColor("textColorPrimary")
    guard isMaterial, node.name == "Button" || node.name.hasSuffix(".MaterialButton") else {
      // AppCompat's buttons: https://developer.android.com/develop/ui/views/components/button#Style
      switch kind {
      case .text: return (nil, own)
      case .colored: return theme.themeColor("colorAccent").map { ($0, own) }
      case .filled:
        return (
          theme.themeColor("colorButtonNormal") ?? theme.plainButton, own ?? theme.textOfButton
        )
      }
    }
    guard let primary = theme.themeColor("colorPrimary") else { return nil }
    switch kind {
    case .text: return (nil, primary)
    case .colored, .filled:
      return (primary, theme.themeColor("colorOnPrimary"))
    }
  }

  private static func hasDefaultBackground(
    _ node: AndroidNode, _ resolver: AndroidResolver
  ) -> Bool {
    resolver.attribute("background", of: node) == nil
  }

  /// Whether AppCompat makes the button, whose background no theme tints.
  private static func isPlain(_ node: AndroidNode) -> Bool {
    node.name != "Button" && !node.name.hasSuffix(".MaterialButton")
  }

  private static let classes: Set = [
    "android.widget.Button", "com.google.android.material.button.MaterialButton",
  ]

  private enum Kind {
    /// The usual button, in the primary colour with Material Components.
    case filled
    /// AppCompat's button in the accent.
    case colored
    /// A button of only a text, or with a frame.
    case text

    /// Nil for a style whose colours are unknown.
    init?(style: String) {
      if ["TextButton", "OutlinedButton", "Borderless"].contains(where: style.contains) {
        self = .text
      } else if style.hasSuffix("Button.Colored") {
        self = .colored
      } else if [
        "Widget.MaterialComponents.Button", "Widget.AppCompat.Button", "Widget.Material3.Button",
      ]
      .contains(style) || style.hasSuffix(".Button.UnelevatedButton") {
        self = .filled
      } else {
        return nil
      }
    }
  }
}

extension AndroidResolver {
  /// The library's style that a style is, or that it extends; the name of an attribute of the theme.
  func libraryStyle(of style: AndroidReference) -> String {
    if style.isOfTheme { return style.name }
    if style.isOfSystem { return "android:" + style.name }
    return resources.values.libraryStyle(of: style.name, for: folder) ?? style.name
  }

  /// A colour that the theme states, or its library.
  fileprivate func themeColor(_ name: String) -> DynamicColor? {
    guard var color = color("?attr/\(name)") else { return nil }
    color.isOfSystem = true
    return color
  }

  /// The colour of the texts of AppCompat's buttons, that of primary texts (`TextAppearance.Material.Widget.Button`:
  /// https://github.com/aosp-mirror/platform_frameworks_base/blob/master/core/res/res/values/styles_material.xml). Nil if the
  /// theme has another appearance for them.
  fileprivate var textOfButton: DynamicColor? {
    guard !hasThemeItem("textAppearanceButton") else { return nil }
    return themeColor("textColor") ?? themeColor("textColorPrimary")
  }

  /// That of AppCompat's buttons, `button_material_light` and `button_material_dark`
  /// (https://github.com/androidx/androidx/blob/androidx-main/appcompat/appcompat/src/main/res/values/colors_material.xml).
  fileprivate var plainButton: DynamicColor? {
    guard let library = libraryColors else { return nil }
    let (light, dark) = (AndroidColor.lightButton, AndroidColor.darkButton)
    let (day, night) = (library.isDark(false) ? dark : light, library.isDark(true) ? dark : light)
    var color = DynamicColor(day, variants: day == night ? [:] : [.dark: night])
    color.isOfSystem = true
    return color
  }
}
