internal import AccessibilityModel

/// Records on the elements of a layout what TalkBack's rules do not need: looks, labels for fields, and what is open.
struct AndroidLayoutFacts {
  private let nodes: [AndroidNode]
  private let views: [AndroidView]
  private let resolver: AndroidResolver
  private let source: String
  private let themeBackground: DynamicColor?
  private let cardBackground: DynamicColor?
  private let materialCardBackground: DynamicColor?
  private let themeTextColor: DynamicColor?

  init(nodes: [AndroidNode], _ views: [AndroidView], _ resolver: AndroidResolver, source: String) {
    (self.nodes, self.views) = (nodes, views)
    (self.resolver, self.source) = (resolver, source)
    themeBackground = resolver.themeBackground
    cardBackground = resolver.cardBackground
    materialCardBackground = resolver.materialCardBackground
    themeTextColor = resolver.themeTextColor
  }

  func record(in screen: inout Screen) {
    let evidence = AndroidLayoutEvidence(resolver.resources.code, source: source)
    // Whether a view, or one around it, replaces the theme.
    var hasOtherTheme: [Bool] = []
    for index in screen.elements.indices {
      let (node, view) = (nodes[index], views[index])
      let parent = Int(screen.elements[index].parent)
      hasOtherTheme.append(
        parent < 0 ? isShownByOtherApps : hasOtherTheme[parent] || replacesTheme(node))
      screen.update(index) { element in
        element.details.codeEvidence = evidence.answers(for: node, view, element)
        setContent(of: &element, node, view)
        setColors(of: &element, node, view)
        if !hasOtherTheme[index] { setTextColorOfTheme(of: &element, node) }
      }
    }
    AndroidFixedSides(nodes, resolver).record(in: &screen)
    AndroidLeastHeight(nodes, resolver).record(in: &screen)
    AndroidLineWidths(nodes, resolver).record(in: &screen)
    labelFields(in: &screen)
    coverBackgrounds(in: &screen)
  }

  private func setContent(of element: inout Element, _ node: AndroidNode, _ view: AndroidView) {
    if let hints = resolver.attribute("autofillHints", of: node) {
      element.details.textContentType = hints
    } else if let type = resolver.attribute("importantForAutofill", of: node), type != "auto",
      type != "yes"
    {
      element.details.textContentType = "none"
    }
    if element.role == .staticText || element.role.isControl, !element.role.isTextEntry,
      let text = view.tag.text, view.tag.description != nil
    {
      element.details.text = text
    }
    for name in ["srcCompat", "src", "icon"] {
      guard let image = node[name].flatMap({ AndroidReference($0) }) else { continue }
      element.details.image = image.name
      break
    }
    if let id = node.id, resolver.resources.code?.location(of: id, setting: .text) != nil {
      element.details.isOutlet = true
    }
    // Code shows a hidden view by its identifier; the code that inflates a layout has its root.
    if view.isHidden, element.parent < 0 || node.id != nil { element.details.isOutlet = true }
    if let bar = node.toolbar,
      resolver.resources.code?.locationOfBar(named: bar, in: resolver.folder.fileName) != nil
    {
      element.flags.insert(.boundText)
    }
    if view.isBold {
      element.details.font = element.details.font ?? Font()
      element.details.font?.isBold = true
    }
    if element.parent >= 0 {
      element.details.isInLine = isLine(nodes[Int(element.parent)])
    } else {
      element.details.isRepeated = resolver.folder.isOfRow
    }
    element.details.isDrawnAsButton = isDrawnAsButton(element, node)
    element.details.hasStyleOfTitle =
      element.role == .staticText && AndroidTitleStyle.names(node, resolver)
    element.details.exchangesImage = resolver.sets(.otherImage, of: node)
    if let alpha = node["alpha"].flatMap(Double.init) { setAlpha(of: &element, node, alpha) }
    if refusesKeyboard(element, node) {
      element.details.keyboard = KeyboardFacts()
      element.details.keyboard?.refusesFocus = true
    }
    if let action = node["onClick"], !AndroidResolver.isBinding(action) {
      element.details.action = action
    }
  }

  /// A transparent view is one that code fades in: all of a layout, whatever shows it, and a view that code names.
  private func setAlpha(of element: inout Element, _ node: AndroidNode, _ alpha: Double) {
    guard alpha <= 0 else { return element.details.alpha = alpha }
    guard element.parent >= 0 else { return }
    guard let id = node.id, resolver.resources.code?.isNamed(id) == true else {
      return element.details.alpha = alpha
    }
    element.flags.insert(.hidden)
    element.details.isOutlet = true
  }

  /// Whether a view with others in it is drawn as a button: a card, one that centres what is in it, or one that is only as
  /// wide as that. A row fills its list.
  private func isDrawnAsButton(_ element: Element, _ node: AndroidNode) -> Bool {
    guard element.parent >= 0, element.gestures.contains(.tap) else { return false }
    let isNarrow = resolver.attribute("layout_width", of: node) == "wrap_content"
    if element.isCustomClass { return isNarrow && node.flag("clickable") == true }
    if node.name.hasSuffix("CardView") { return true }
    guard node.name.hasSuffix("Layout") else { return false }
    let words = Set((resolver.attribute("gravity", of: node) ?? "").split(separator: "|"))
    return isNarrow || !words.isDisjoint(with: ["center", "center_horizontal"])
  }

  /// Whether a view has its children side by side: the direction of a linear layout that states none.
  private func isLine(_ parent: AndroidNode) -> Bool {
    if parent.name.hasSuffix("TableRow") { return true }
    return parent.name.hasSuffix("LinearLayout")
      && resolver.attribute("orientation", of: parent) != "vertical"
  }

  /// Whether a control that is clicked gets no keyboard focus. Without the attribute, a clickable view does
  /// (https://developer.android.com/reference/android/view/View#FOCUSABLE_AUTO).
  private func refusesKeyboard(_ element: Element, _ node: AndroidNode) -> Bool {
    resolver.attribute("focusable", of: node) == "false" && element.gestures.contains(.tap)
  }

  // MARK: - Colours

  private func setColors(of element: inout Element, _ node: AndroidNode, _ view: AndroidView) {
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
  private func setTextColorOfTheme(of element: inout Element, _ node: AndroidNode) {
    guard element.role == .staticText || element.role.isTextEntry,
      element.details.textColor == nil, !element.details.unknownColors.contains(.text),
      hasThemeColors(element, node), let themeTextColor
    else { return }
    element.details.set(themeTextColor, of: .text)
    element.details.codeEvidence?.answers[.textColor] =
      .unknown("the activity may have another theme")
  }

  /// Whether the texts in a view have the colours of another theme, as those of bars do.
  private func replacesTheme(_ node: AndroidNode) -> Bool {
    node["theme"] != nil
      || ["Toolbar", "AppBarLayout", "BottomAppBar", "NavigationView", "BottomNavigationView"]
        .contains(where: node.name.hasSuffix)
  }

  /// Whether the launcher or the system shows the layout, in a theme of theirs: a widget or a notification.
  private var isShownByOtherApps: Bool {
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
  private func coverBackgrounds(in screen: inout Screen) {
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

  // MARK: - Labels of fields

  /// Gives each field the text that is its label (`labelFor`).
  private func labelFields(in screen: inout Screen) {
    guard views.contains(where: { $0.labelFor != nil }) else { return }
    var ids: [String: Int] = [:]
    for index in screen.elements.indices {
      if let id = screen.elements[index].identifier, ids[id] == nil { ids[id] = index }
    }
    for index in views.indices {
      guard let target = views[index].labelFor, let field = ids[target] else { continue }
      let label = screen.elements[index]
      screen.update(field) { element in
        if label.flags.contains(.boundText) {
          element.flags.insert(.boundText)
        } else if let identifier = label.identifier {
          element.details.labelledBy = identifier
        } else if element.label == nil, let text = label.label {
          element.label = text
          element.origins[.label] = .inferred
        }
      }
    }
  }
}
