internal import AccessibilityModel

/// Resolves the values of attributes: literals, resources of the project, styles and its theme.
struct AndroidResolver: Sendable {
  let resources: AndroidResources
  let folder: AndroidFolder
  /// The name of the theme of the layout: that of the app, or another one of the project (see ``themed(for:)``).
  var theme: String?
  /// The styles that the theme gives views without one, by the ends of their classes.
  var defaultStyles: [String: String] = [:]
  /// The style that a view puts over the theme (`android:theme`).
  private var overlay: String?

  init(_ resources: AndroidResources, folder: AndroidFolder) {
    (self.resources, self.folder) = (resources, folder)
    theme = resources.theme
  }

  /// A value that may be unknown: a missing resource is not an empty one.
  enum Resolved<Value> {
    case known(Value)
    /// `@null`, `@empty`.
    case null
    /// Why it is unknown.
    case unknown(String)
  }

  /// An attribute of a node, its own or that of its style; nil if neither has it.
  func attribute(_ name: String, of node: AndroidNode) -> String? {
    if let own = node[name] { return own }
    let style = style(of: node)
    if let style, let value = item(name, ofStyle: style) { return value }
    guard Self.ofAppearance.contains(name) else { return nil }
    let appearance =
      node["textAppearance"] ?? style.flatMap { item("textAppearance", ofStyle: $0) }
    if let appearance, let value = item(name, ofStyle: appearance) { return value }
    guard name == "textSize", let style = appearance ?? style else { return nil }
    return librarySize(ofAppearance: style).map { "\($0)sp" }
  }

  /// The text size that a style has from a library, in sp.
  private func librarySize(ofAppearance style: String) -> Double? {
    guard let reference = AndroidReference(style) else { return nil }
    if reference.isOfTheme {
      guard let item = themeItem(reference) else {
        return AndroidTextAppearances.size(ofThemeAttribute: reference.name)
      }
      return AndroidReference(item).flatMap { $0.isOfTheme ? nil : librarySize(of: $0) }
    }
    return librarySize(of: reference)
  }

  private func librarySize(of style: AndroidReference) -> Double? {
    let library =
      style.isOfSystem ? style.name : resources.values.libraryStyle(of: style.name, for: folder)
    return library.flatMap(AndroidTextAppearances.size(ofStyle:))
  }

  /// The style of a view, or the one that it extends, which the project lacks and which may describe the view: it is
  /// neither one of Android, of AppCompat nor of Material Components. Nil without the styles of a project.
  func missingStyle(of node: AndroidNode) -> String? {
    guard let style = node["style"], let reference = AndroidReference(style), !reference.isOfTheme,
      !reference.isOfSystem, resources.values.hasStyles,
      let missing = resources.values.missingStyle(of: reference.name, for: folder),
      !Self.namelessStyles.contains(where: missing.hasPrefix)
    else { return nil }
    return missing
  }

  /// Whether a view has no style, or one whose parents the project has, but for one of a library.
  func hasOwnStyle(_ node: AndroidNode, or library: String) -> Bool {
    guard let style = style(of: node) else { return true }
    guard let reference = AndroidReference(style), !reference.isOfTheme, !reference.isOfSystem,
      resources.values.hasStyle(reference.name)
    else { return false }
    let missing = resources.values.missingStyle(of: reference.name, for: folder)
    return missing == nil || missing == library
  }

  private static let namelessStyles = [
    "Widget", "Base.", "TextAppearance", "Theme", "Platform.", "ShapeAppearance", "Preference",
    "android:",
  ]

  private static let ofAppearance: Set = ["textSize", "textColor", "textStyle", "textAllCaps"]

  private func item(_ name: String, ofStyle style: String) -> String? {
    guard let reference = AndroidReference(style), !reference.isOfTheme else { return nil }
    return resources.values.item("android:\(name)", of: reference.name, for: folder)
      ?? resources.values.item(name, of: reference.name, for: folder)
  }

  /// A text.
  func text(_ value: String) -> Resolved<String> {
    if value == "@null" || value == "@empty" { return .null }
    if Self.isBinding(value) {
      return .unknown("the binding expression \(Self.shown(value)) sets it")
    }
    switch final(value, type: "string") {
    case .known(let text):
      return AndroidReference(value) == nil ? .known(AndroidText.unescaped(text)) : .known(text)
    case .null: return .null
    case .unknown(let reason): return .unknown(reason)
    }
  }

  /// A length in dp, or in sp for texts; nil for one that is unknown, or that depends on the screen.
  func length(_ value: String) -> (amount: Double, unit: String)? {
    if let reference = AndroidReference(value), reference.isOfTheme,
      reference.name == "actionBarSize", themeItem(reference) == nil
    {
      return (Self.actionBarHeight, "dp")
    }
    let dimension =
      AndroidReference(value).flatMap { reference in
        reference.type == "dimen" && !reference.isOfTheme && !reference.isOfSystem
          ? resources.values.smallestOnPhones(reference.name, for: folder) : nil
      } ?? value
    guard case .known(let text) = final(dimension, type: "dimen") else {
      return AndroidReference(value).flatMap(AndroidScaledDimensions.length)
    }
    let number = text.prefix { $0.isNumber || $0 == "." || $0 == "-" }
    guard let amount = Double(number), amount.isFinite else { return nil }
    switch text.dropFirst(number.count) {
    case "dp", "dip": return (amount, "dp")
    case "sp": return (amount, "sp")
    case "pt": return (amount * 160 / 72, "dp")
    case "mm": return (amount * 160 / 25.4, "dp")
    case "in": return (amount * 160, "dp")
    // How many dp a pixel has depends on the density.
    case "px": return amount == 0 ? (0, "dp") : nil
    default: return nil
    }
  }

  /// The height of a bar of actions in portrait, of AppCompat (`abc_action_bar_default_height_material`:
  /// https://github.com/androidx/androidx/blob/androidx-main/appcompat/appcompat/src/main/res/values/dimens_material.xml);
  /// that of Material 3 is larger.
  private static let actionBarHeight = 56.0

  /// A length in dp; nil for one that is unknown, or in another unit.
  func dp(_ value: String) -> Double? {
    length(value).flatMap { $0.unit == "dp" ? $0.amount : nil }
  }

  /// A colour, in the light and in the dark appearance where they differ.
  func color(_ value: String) -> DynamicColor? {
    guard let light = color(value, in: folder) else { return nil }
    guard let dark = color(value, in: folder.atNight), dark != light else {
      return DynamicColor(light)
    }
    return DynamicColor(light, variants: [.dark: dark])
  }

  /// The colours of a drawable as a background, in the light and in the dark appearance, several of a gradient; empty if
  /// they are unknown.
  func fill(_ value: String) -> [DynamicColor] {
    var value = value
    for _ in 0..<Self.longestChain {
      let reference = AndroidReference(value)
      if let reference, reference.isOfTheme, let item = themeItem(reference) {
        value = item
        continue
      }
      guard let reference, reference.type == "drawable", !reference.isOfTheme,
        !reference.isOfSystem
      else { return color(value).map { [$0] } ?? [] }
      switch resources.drawables.fill(of: reference.name, for: folder) {
      case .nothing: value = "#00000000"
      case .colors(let all):
        let colors = all.compactMap(color)
        return colors.count == all.count ? colors : []
      case .other(let next): value = next
      // A value may have the name of a drawable: `<drawable name="bar">#FFFFFF</drawable>`.
      case nil: return color(value).map { [$0] } ?? []
      }
    }
    return []
  }

  private func color(_ value: String, in folder: AndroidFolder) -> Color? {
    guard
      case .known(let text) = resolver(in: folder).final(value, type: "color")
    else { return nil }
    return AndroidColor.parse(text)
  }

  /// The value at the end of a chain of references.
  private func final(_ value: String, type: String) -> Resolved<String> {
    var text = value
    for _ in 0..<Self.longestChain {
      if text == "@null" || text == "@empty" { return .null }
      guard let reference = AndroidReference(text) else { return .known(text) }
      if reference.isOfTheme {
        guard let item = themeItem(reference) ?? libraryItem(reference) else {
          return .unknown("no theme of the project sets \(text)")
        }
        text = item
      } else if reference.isOfSystem {
        guard let known = AndroidSystemValues.value(reference) else {
          return .unknown("\(text) belongs to Android")
        }
        text = known
      } else if let found = resources.values.value(reference.type, reference.name, for: folder) {
        text = found
        // A text may begin with these signs and not refer to anything: “@home”.
        if reference.type == "string", !Self.isAlias(text) { return .known(text) }
      } else {
        return .unknown("the \(reference.type) “\(reference.name)” was not found")
      }
    }
    return .unknown("the references of \(value) form a circle")
  }

  /// Whether code sets a fact directly on a view of the layout.
  func sets(_ fact: AndroidMember, of node: AndroidNode) -> Bool {
    guard let id = node.id, let code = resources.code else { return false }
    return code.sets(fact, of: id, in: folder.fileName)
  }

  /// Whether a theme of the project sets an attribute.
  func hasThemeItem(_ name: String) -> Bool {
    AndroidReference("?attr/\(name)").flatMap(themeItem) != nil
  }

  func themeItem(_ reference: AndroidReference) -> String? {
    [overlay, theme].compactMap(\.self).lazy
      .compactMap { item(reference.name, ofTheme: $0) }.first
  }

  private func item(_ name: String, ofTheme theme: String) -> String? {
    resources.values.item(name, of: theme, for: folder)
      ?? resources.values.item("android:\(name)", of: theme, for: folder)
  }

  /// The same for another folder, such as that of the dark appearance.
  func resolver(in folder: AndroidFolder) -> AndroidResolver {
    var resolver = AndroidResolver(resources, folder: folder)
    (resolver.theme, resolver.overlay) = (theme, overlay)
    resolver.defaultStyles = defaultStyles
    return resolver
  }

  /// The same with the style of the project that a view puts over the theme.
  func overlaid(by theme: String?) -> AndroidResolver {
    var resolver = self
    resolver.overlay = theme.flatMap { AndroidReference($0)?.name } ?? overlay
    return resolver
  }

  /// A colour that the style over the theme states.
  func overlaidColor(_ name: String) -> DynamicColor? {
    overlay.flatMap { item(name, ofTheme: $0) }.flatMap { color($0) }
  }

  /// Whether a value is a picture of the project, such as a photograph.
  func isPicture(_ value: String) -> Bool {
    AndroidReference(value).map { resources.pictures.contains($0.name) } ?? false
  }

  /// Whether a text is that of another resource: `<string name="empty">@string/no_videos</string>`.
  private static func isAlias(_ text: String) -> Bool {
    guard let reference = AndroidReference(text), !reference.isOfTheme else { return false }
    return reference.type == "string" && !reference.name.contains { $0 == " " || $0 == "/" }
  }

  private static let longestChain = 16

  /// Whether data binding sets a value (`@{user.name}`, `@={user.name}`).
  static func isBinding(_ value: String) -> Bool {
    value.hasPrefix("@{") || value.hasPrefix("@={")
  }

  private static func shown(_ value: String) -> String {
    value.count > 40 ? "\(value.prefix(40))…" : value
  }
}
