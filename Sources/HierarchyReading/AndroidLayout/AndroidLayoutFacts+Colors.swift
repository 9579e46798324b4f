internal import AccessibilityModel

// The colours of texts and backgrounds: those of the layout, and those that the theme or the class of a view decides.

extension AndroidLayoutFacts {
  func setColors(of element: inout Element, _ node: AndroidNode, _ view: AndroidView) {
    setTextColors(of: &element, node)
    if isTinted(node) { return element.details.setUnknownColor(of: .background) }
    let own =
      resolver.attribute("cardBackgroundColor", of: node)
      ?? resolver.attribute("backgroundTint", of: node)
      ?? resolver.attribute("background", of: node)
    switch own {
    case "@null", "@android:color/transparent": break
    case let value? where value.contains("selectableItemBackground"): break
    case let value?: set(.background, value, of: &element)
    case nil where element.parent < 0: paintWindow(of: &element)
    case nil where background(ofCard: node) != nil:
      if let background = background(ofCard: node) { paintCard(&element, background) }
    case nil where paintsItself(element, node): element.details.setUnknownColor(of: .background)
    case nil: break
    }
  }

  /// Whether the theme decides the colour of a button that states a background.
  private func isTinted(_ node: AndroidNode) -> Bool {
    let name = AndroidClass.fullName(node.name)
    guard resolver.attribute("backgroundTint", of: node) == nil else { return false }
    return name.hasSuffix(".MaterialButton")
      || node.name == "Button" && resolver.tintsButtons
  }

  private func setTextColors(of element: inout Element, _ node: AndroidNode) {
    guard element.role == .staticText || element.role == .button || element.role.isTextEntry
    else { return }
    set(.text, resolver.attribute("textColor", of: node), of: &element)
    set(.placeholder, resolver.attribute("textColorHint", of: node), of: &element)
  }

  /// Gives a text or a field without a colour that of the theme.
  func setTextColorOfTheme(of element: inout Element, _ node: AndroidNode) {
    guard element.role == .staticText || element.role.isTextEntry,
      element.details.textColor == nil, !element.details.unknownColors.contains(.text),
      hasThemeColors(element, node), let themeTextColor
    else { return }
    element.details.set(themeTextColor, of: .text)
    element.details.codeEvidence?.answers[.textColor] =
      .unknown("the activity may have another theme")
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
      || replacesTheme(nodes[0])
  }

  /// Whether the theme alone decides its colours, and no style whose colours are unknown.
  private func hasThemeColors(_ element: Element, _ node: AndroidNode) -> Bool {
    guard !element.isCustomClass else { return false }
    let styles = [node["style"], node["textAppearance"]].compactMap(\.self)
    return styles.allSatisfy { AndroidReference($0).map(Self.hasColorOfTheme) ?? false }
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
  private func paintWindow(of element: inout Element) {
    guard !element.isCustomClass, let background = themeBackground else {
      return element.details.setUnknownColor(of: .background)
    }
    element.details.set(background, of: .background)
    element.details.codeEvidence?.answers[.backgroundColor] =
      .unknown("the layout may be in a view with another background")
  }

  private func paintCard(_ element: inout Element, _ background: DynamicColor) {
    element.details.set(background, of: .background)
    element.details.codeEvidence?.answers[.backgroundColor] =
      .unknown("the activity may have another theme")
  }

  private func set(_ part: Element.ColoredPart, _ value: String?, of element: inout Element) {
    guard let value else { return }
    if let color = resolver.color(value) ?? (part == .background ? resolver.fill(value) : nil) {
      element.details.set(color, of: part)
    } else {
      element.details.setUnknownColor(of: part)
    }
  }

  /// The colour of a card that states none, nor does its style; nil for a style of a library and for other views.
  private func background(ofCard node: AndroidNode) -> DynamicColor? {
    guard resolver.hasOwnStyle(node, or: "CardView") else { return nil }
    if Self.cards.contains(node.name) { return cardBackground }
    return node.name == "com.google.android.material.card.MaterialCardView"
      ? materialCardBackground : nil
  }

  private static let cards: Set = [
    "androidx.cardview.widget.CardView", "android.support.v7.widget.CardView",
  ]

  /// Whether its class or the theme gives it a background of a colour that no file of the project states.
  private func paintsItself(_ element: Element, _ node: AndroidNode) -> Bool {
    if element.isCustomClass { return true }
    if Self.fields.contains(AndroidClass.fullName(node.name)) {
      return !isFieldWithoutBox(element)
    }
    if element.role.isControl || element.role == .toolbar || element.role == .tabBar { return true }
    return ["CardView", "AppBarLayout", "NavigationView"].contains { node.name.hasSuffix($0) }
  }

  private static let fields: Set = [
    "android.widget.EditText", "com.google.android.material.textfield.TextInputEditText",
  ]

  /// Whether a field without a background shows the one around it: Android and AppCompat draw a line below it, and a
  /// Material layout around it may draw a box
  /// (https://github.com/material-components/material-components-android/blob/master/docs/components/TextField.md).
  private func isFieldWithoutBox(_ element: Element) -> Bool {
    guard !resolver.hasThemeItem("editTextStyle"), !resolver.hasThemeItem("editTextBackground"),
      element.parent >= 0
    else { return false }
    let around = nodes[Int(element.parent)]
    guard around.name.hasSuffix("TextInputLayout") else { return true }
    return around["style"]?.contains("OutlinedBox") == true && around["boxBackgroundColor"] == nil
  }

  /// Makes the background of a view unknown that may be drawn on a sibling: in most layouts, siblings overlap where
  /// they are not tied to each other.
  func coverBackgrounds(in screen: inout Screen) {
    var paintedChildren = [[Int]](repeating: [], count: screen.elements.count)
    let separation = AndroidSeparation(nodes, resolver)
    for index in screen.elements.indices {
      let element = screen.elements[index]
      guard element.parent >= 0 else { continue }
      let parent = Int(element.parent)
      guard !Self.isLinear(nodes[parent].name) else { continue }
      let below = paintedChildren[parent]
      if element.backgroundColor == nil,
        !below.isEmpty && element.textColor == nil || below.count > Self.mostPainted
          || !below.allSatisfy({ separation.areApart(nodes[$0], nodes[index]) })
      {
        screen.update(index) { $0.details.setUnknownColor(of: .background) }
      }
      if element.role == .image || element.image != nil || element.backgroundColor != nil
        || element.details.unknownColors.contains(.background)
        || Int(element.end) > index + 1
      {
        paintedChildren[parent].append(index)
      }
    }
  }

  /// Each text is compared with each of them.
  private static let mostPainted = 16

  private static func isLinear(_ name: String) -> Bool {
    ["LinearLayout", "LinearLayoutCompat", "ScrollView", "RadioGroup", "TableRow", "TableLayout"]
      .contains { name.hasSuffix($0) }
  }
}
