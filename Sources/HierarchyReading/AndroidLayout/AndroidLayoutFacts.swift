internal import AccessibilityModel

/// Records on the elements of a layout what TalkBack's rules do not need: looks, labels for fields, and what is open.
struct AndroidLayoutFacts {
  let nodes: [AndroidNode]
  private let views: [AndroidView]
  let resolver: AndroidResolver
  private let source: String
  let themeBackground: DynamicColor?
  let cardBackground: DynamicColor?
  let materialCardBackground: DynamicColor?
  let themeTextColor: DynamicColor?
  let plainTextColor: DynamicColor?

  init(nodes: [AndroidNode], _ views: [AndroidView], _ resolver: AndroidResolver, source: String) {
    (self.nodes, self.views) = (nodes, views)
    (self.resolver, self.source) = (resolver, source)
    themeBackground = resolver.themeBackground
    cardBackground = resolver.cardBackground
    materialCardBackground = resolver.materialCardBackground
    themeTextColor = resolver.themeTextColor
    plainTextColor = resolver.plainTextColor
  }

  func record(in screen: inout Screen) {
    let evidence = AndroidLayoutEvidence(
      resolver.resources.code, source: source, layout: resolver.folder.fileName)
    // Whether a view, or one around it, replaces the theme.
    var hasOtherTheme: [Bool] = []
    for index in screen.elements.indices {
      let (node, view) = (nodes[index], views[index])
      let parent = Int(screen.elements[index].parent)
      hasOtherTheme.append(
        parent < 0
          ? isShownByOtherApps || replacesTheme(node) : hasOtherTheme[parent] || replacesTheme(node)
      )
      screen.update(index) { element in
        element.details.codeEvidence = evidence.answers(for: node, view, element)
        setContent(of: &element, node, view)
        setColors(of: &element, node, view)
        if !hasOtherTheme[index] { setTextColorOfTheme(of: &element, node) }
      }
    }
    AndroidFixedSides(nodes, resolver).record(in: &screen)
    AndroidContentHeights(nodes, resolver).record(in: &screen)
    AndroidLeastHeight(nodes, resolver).record(in: &screen)
    AndroidLineWidths(nodes, resolver).record(in: &screen)
    labelFields(in: &screen)
    AndroidLayers(nodes, resolver).coverBackgrounds(in: &screen)
  }

  private func setContent(of element: inout Element, _ node: AndroidNode, _ view: AndroidView) {
    if let hints = resolver.attribute("autofillHints", of: node) {
      element.details.textContentType = hints
    } else if let type = resolver.attribute("importantForAutofill", of: node), type != "auto",
      type != "yes"
    {
      element.details.textContentType = "none"
    }
    if element.role.isTextEntry { element.details.keyboardType = keyboard(of: node) }
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
    if let sample = node["tools:text"], case .known(let text) = resolver.text(sample),
      !text.hasPrefix("@")
    {
      element.details.sampleText = text
    }
    element.details.hidesHintWithText = view.hidesHintWithText
    element.details.hasCompoundIcon =
      element.role == .staticText
      && node.attributes.contains { name, value in
        name.hasPrefix("drawable") && ["@drawable/", "@mipmap/"].contains(where: value.hasPrefix)
      }
    element.details.onlyStopsTouches = isClickableScreen(element, node)
    element.details.isDrawnAsButton = isDrawnAsButton(element, node)
    element.details.hasStyleOfTitle =
      element.role == .staticText && AndroidTitleStyle.names(node, resolver)
    element.details.exchangesImage = resolver.sets(.otherImage, of: node)
    element.details.changesWhenPressed =
      element.role == .staticText && resolver.sets(.changedText, of: node)
    element.details.showsStateByLook = showsStateByLook(element, node)
    if element.role == .image, resolver.sets(.picture, of: node),
      let place = node.id.flatMap({ resolver.resources.code?.location(naming: $0) })
    {
      element.details.codeEvidence?.answers[.image] = .set(.unknown, at: place)
    }
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

  /// Whether code shows a state of a view that is pressed only by its look. One of a field is that what was entered is wrong,
  /// and a check box has a state of its own.
  private func showsStateByLook(_ element: Element, _ node: AndroidNode) -> Bool {
    element.gestures.contains(.tap) && !element.role.isTextEntry && !element.role.isToggle
      && resolver.sets(.stateByLook, of: node)
  }

  /// Whether it is the root of a layout that fills the screen and is clickable, without a method for clicks: a fragment
  /// keeps touches from the one below it so.
  private func isClickableScreen(_ element: Element, _ node: AndroidNode) -> Bool {
    element.parent < 0 && element.gestures.contains(.tap) && node["onClick"] == nil
      && !resolver.folder.isOfRow && Int(element.end) > 1
      && ["layout_width", "layout_height"].allSatisfy {
        ["match_parent", "fill_parent"].contains(resolver.attribute($0, of: node) ?? "")
      }
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
    guard element.gestures.contains(.tap) else { return false }
    return resolver.attribute("focusable", of: node) == "false"
      || resolver.sets(.noFocus, of: node) && resolver.sets(.click, of: node)
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
