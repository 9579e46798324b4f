internal import AccessibilityModel

// The colours of texts and backgrounds: those of the layout, and those that the theme or the class of a view decides.

extension AndroidLayoutFacts {
  func setColors(of element: inout Element, _ node: AndroidNode, _ view: AndroidView) {
    setTextColors(of: &element, node)
    setInk(of: &element, node)
    if let button = AndroidButtonColors(node, resolver) {
      paint(&element, node, button)
      guard button.keepsBackground else { return }
    }
    switch background(of: node, element) {
    case let value? where !AndroidSystemValues.isClear(value):
      set(.background, value, of: &element)
      if element.parent < 0, element.backgroundColor?.alpha == 0 { paintWindow(of: &element, node) }
      if isTinted(node) {
        element.details.codeEvidence?.answers[.backgroundColor] = .unknown(
          "the theme may tint its background")
      }
    case _ where element.parent < 0: paintWindow(of: &element, node)
    case _?: break
    case nil where background(ofCard: node) != nil:
      if let background = background(ofCard: node) { paintTheme(&element, background) }
    case nil where paintsItself(element, node): element.details.setUnknownColor(of: .background)
    case nil: break
    }
  }

  /// The background that the layout or its style states. A tint without a drawable is that of the line below a field, or of
  /// a button.
  private func background(of node: AndroidNode, _ element: Element) -> String? {
    for name in ["cardBackgroundColor", "boxBackgroundColor"] {
      if let color = resolver.attribute(name, of: node) { return color }
    }
    // They draw a background of their own over that of the layout
    // (https://developer.android.com/reference/androidx/cardview/widget/CardView#setCardBackgroundColor(int)).
    if Self.cards.contains(node.name) || node.name == Self.materialCard { return nil }
    let background = resolver.attribute("background", of: node)
    // `@null` takes away the tint of the theme: the background stays.
    guard let tint = resolver.attribute("backgroundTint", of: node),
      !AndroidSystemValues.isNothing(tint),
      background != nil || !element.role.isTextEntry && element.role != .staticText
    else { return background }
    return tint
  }

  /// Gives a button the colours that its class has from the theme, where the layout states none.
  private func paint(_ element: inout Element, _ node: AndroidNode, _ button: AndroidButtonColors) {
    if let background = button.background { paintTheme(&element, background) }
    guard element.details.textColor == nil, !element.details.unknownColors.contains(.text),
      let text = button.text
    else { return }
    element.details.set(text, of: .text)
    element.details.codeEvidence?.answers[.textColor] = .unknown(Self.otherTheme)
  }

  static let otherTheme = "the activity may have another theme"

  /// Whether the theme may decide the colour of a button that states a background.
  private func isTinted(_ node: AndroidNode) -> Bool {
    resolver.attribute("backgroundTint", of: node) == nil
      && (node.name.hasSuffix(".MaterialButton") || node.name == "Button" && resolver.tintsButtons)
  }

  private func setTextColors(of element: inout Element, _ node: AndroidNode) {
    guard
      element.role == .staticText || element.role == .button || element.role.isTextEntry
        || element.role.isToggle, !AndroidClass.drawsNoText(AndroidClass.fullName(node.name))
    else { return }
    set(.text, resolver.attribute("textColor", of: node), of: &element)
    if let color = resolver.attribute("textColorHint", of: node) {
      set(.placeholder, color, of: &element)
    } else if element.role.isTextEntry {
      setHintColorOfTheme(of: &element, node)
    }
    if element.role.isToggle {
      set(.tint, resolver.attribute("buttonTint", of: node), of: &element)
    }
    guard let id = node.id, let code = resolver.resources.code else { return }
    element.details.textColorsOfCode = code.textColors(of: id, in: resolver.folder.fileName)
      .compactMap { resolver.color("@color/\($0)")?.color }
  }

  /// Gives the hint of a field the colour that a theme of the project states. A layout of Material around a field draws its
  /// hint in colours of its own, and the defaults of Android are not the app's to change.
  private func setHintColorOfTheme(of element: inout Element, _ node: AndroidNode) {
    let theme = resolver.overlaid(by: node["theme"])
    guard !element.isCustomClass, theme.hasThemeItem("textColorHint"),
      element.parent < 0 || !nodes[Int(element.parent)].name.hasSuffix("TextInputLayout"),
      let color = theme.color("?attr/textColorHint")
    else { return }
    element.details.set(color, of: .placeholder)
    element.details.codeEvidence?.answers[.tintColor] = .unknown(Self.otherTheme)
  }

  /// Gives a picture or a picture button the colour of its icon: the tint, or that of the drawable.
  private func setInk(of element: inout Element, _ node: AndroidNode) {
    guard element.role == .image || element.traits.contains(.image) else { return }
    if let tint = resolver.attribute("tint", of: node) { return set(.tint, tint, of: &element) }
    // The drawable stands for a picture that code loads.
    if let id = node.id, resolver.resources.code?.location(of: id, setting: .image) != nil {
      return
    }
    guard let image = (node["srcCompat"] ?? node["src"]).flatMap({ AndroidReference($0) }),
      image.type == "drawable", !image.isOfTheme, !image.isOfSystem,
      let ink = resolver.resources.drawables.ink(of: image.name, for: resolver.folder),
      let color = resolver.color(ink)
    else { return }
    element.details.set(color, of: .tint)
  }

  /// Gives a text or a field without a colour that of the theme.
  func setTextColorOfTheme(of element: inout Element, _ node: AndroidNode) {
    guard element.role == .staticText || element.role.isTextEntry,
      element.details.textColor == nil, !element.details.unknownColors.contains(.text),
      hasThemeColors(element, node), !isEmptyForGood(element),
      let color = isPlainText(node) ? plainTextColor : themeTextColor
    else { return }
    element.details.set(color, of: .text)
    element.details.codeEvidence?.answers[.textColor] = .unknown(Self.otherTheme)
  }

  /// Whether it is a text view without a text, and no code gives it one, such as a view that fills a line.
  private func isEmptyForGood(_ element: Element) -> Bool {
    element.role == .staticText && (element.label ?? "").isEmpty
      && element.details.sampleText == nil
      && element.details.codeEvidence?.isNeverSet([.text]) == true
  }

  /// Whether it is a text view without a style or an appearance, which has those of the theme.
  private func isPlainText(_ node: AndroidNode) -> Bool {
    AndroidClass.fullName(node.name) == "android.widget.TextView" && resolver.style(of: node) == nil
      && node["textAppearance"] == nil
  }

  /// Whether the texts in a view have the colours of another theme, as those of bars do.
  func replacesTheme(_ node: AndroidNode) -> Bool {
    node["theme"] != nil
      || ["Toolbar", "AppBarLayout", "BottomAppBar", "NavigationView", "BottomNavigationView"]
        .contains(where: node.name.hasSuffix)
  }

  /// Whether the launcher or the system shows the layout, in a theme of theirs: a widget or a notification.
  var isShownByOtherApps: Bool {
    let words = resolver.folder.fileName.lowercased().split { !$0.isLetter }
    return words.contains { $0.hasSuffix("widget") || $0.hasPrefix("notif") }
  }

  /// Whether the theme alone decides its colours, and no style whose colours are unknown.
  private func hasThemeColors(_ element: Element, _ node: AndroidNode) -> Bool {
    guard !element.isCustomClass else { return false }
    let styles = [node["style"], node["textAppearance"]].compactMap(\.self)
    return styles.allSatisfy { style in
      guard let reference = AndroidReference(style) else { return false }
      guard !reference.isOfTheme, !reference.isOfSystem,
        resolver.resources.values.hasStyle(reference.name)
      else { return Self.hasColorOfTheme(reference) }
      // One of the project without a colour.
      guard
        let library = resolver.resources.values.missingStyle(
          of: reference.name, for: resolver.folder)
      else { return true }
      return AndroidReference("@style/\(library)").map(Self.hasColorOfTheme) ?? false
    }
  }

  /// Whether a style for texts is one of Android, of AppCompat or of Material Components, which have the colours of texts.
  private static func hasColorOfTheme(_ style: AndroidReference) -> Bool {
    if style.name.contains("Inverse") || style.name.contains("Widget") { return false }
    if style.isOfTheme { return style.name.hasPrefix("textAppearance") }
    return style.isOfSystem && style.name.hasPrefix("TextAppearance")
      || ["AppCompat", "MaterialComponents", "Material3"].contains {
        style.name.hasPrefix("TextAppearance.\($0)")
      }
  }

  /// A layout without a background is drawn on the window, or in a view of another layout.
  private func paintWindow(of element: inout Element, _ node: AndroidNode) {
    // The editor shows the layout as the app does.
    if let sample = node["tools:background"].flatMap(resolver.color) {
      return paintTheme(&element, sample)
    }
    guard !element.isCustomClass || Self.showsAround(node), !hasOtherWindow,
      let background = themeBackground
    else {
      return element.details.setUnknownColor(of: .background)
    }
    element.details.set(background, of: .background)
    element.details.codeEvidence?.answers[.backgroundColor] =
      .unknown("the layout may be in a view with another background")
  }

  private func paintTheme(_ element: inout Element, _ background: DynamicColor) {
    element.details.set(background, of: .background)
    element.details.codeEvidence?.answers[.backgroundColor] = .unknown(Self.otherTheme)
  }

  private func set(_ part: Element.ColoredPart, _ value: String?, of element: inout Element) {
    guard let value else { return }
    if let color = resolver.color(value) { return element.details.set(color, of: part) }
    let fill = part == .background ? resolver.fill(value) : []
    guard let first = fill.first else {
      element.details.isPaintedWithPicture = part == .background && resolver.isPicture(value)
      return element.details.setUnknownColor(of: part)
    }
    element.details.set(first, of: part)
    guard fill.count > 1 else { return }
    element.details.otherBackgroundColors = fill.dropFirst().map(\.color)
    element.details.codeEvidence?.answers[.backgroundColor] =
      .unknown("its background is a gradient")
  }

  /// The colour of a card that states none, nor does its style, and of a bar at the top; nil for other views, and for a
  /// style of an unknown library.
  private func background(ofCard node: AndroidNode) -> DynamicColor? {
    if Self.cards.contains(node.name) {
      return resolver.hasOwnStyle(node, or: "CardView") ? cardBackground : nil
    }
    guard node.name == Self.materialCard,
      resolver.missingStyle(of: node) == nil
    else { return nil }
    return materialCardBackground
  }

  private static let materialCard = "com.google.android.material.card.MaterialCardView"
  private static let cards: Set = [
    "androidx.cardview.widget.CardView", "android.support.v7.widget.CardView",
  ]

  /// Whether it is a widget or a notification by the beginning or the end of its name; a row about a notification of the app
  /// is called so elsewhere.
  private var hasOtherWindow: Bool {
    let words = resolver.folder.fileName.lowercased().split { !$0.isLetter }
    return words.first?.hasPrefix("notif") == true
      || [words.first, words.last].contains { $0?.hasSuffix("widget") == true }
  }

  /// Whether its class or the theme gives it a background of a colour that no file of the project states.
  private func paintsItself(_ element: Element, _ node: AndroidNode) -> Bool {
    if Self.fields.contains(AndroidClass.fullName(node.name))
      || element.isCustomClass && node.name.hasSuffix("EditText")
    {
      return !isFieldWithoutBox(element)
    }
    if element.isCustomClass { return !Self.showsAround(node) }
    // The text of a check box is beside its box, on what is around it.
    if element.role.isToggle { return false }
    if element.role.isControl || element.role == .tabBar { return true }
    return ["CardView", "AppBarLayout", "NavigationView"].contains { node.name.hasSuffix($0) }
  }

  /// Whether a class of the app ends in the name of one of Android's that shows what is around it, unless its code paints it.
  private static func showsAround(_ node: AndroidNode) -> Bool {
    ["Layout", "TextView", "CheckBox", "RadioButton", "RadioGroup"]
      .contains(where: node.name.hasSuffix)
  }

  private static let fields: Set = [
    "android.widget.EditText", "com.google.android.material.textfield.TextInputEditText",
  ]

  /// Whether a field without a background shows the one around it: Android and AppCompat draw a line below it, and a
  /// Material layout around it may draw a box
  /// (https://github.com/material-components/material-components-android/blob/master/docs/components/TextField.md).
  private func isFieldWithoutBox(_ element: Element) -> Bool {
    guard !resolver.hasThemeItem("editTextBackground"), element.parent >= 0 else { return false }
    let around = nodes[Int(element.parent)]
    guard around.name.hasSuffix("TextInputLayout") else { return true }
    return resolver.style(of: around)?.contains("OutlinedBox") == true
      || resolver.attribute("boxBackgroundColor", of: around) != nil
  }
}
