internal import AccessibilityModel

/// Records on the elements of a layout what TalkBack's rules do not need: looks, labels for fields, and what is open.
struct AndroidLayoutFacts {
  private let nodes: [AndroidNode]
  private let views: [AndroidView]
  private let resolver: AndroidResolver
  private let source: String
  private let themeBackground: DynamicColor?

  init(nodes: [AndroidNode], _ views: [AndroidView], _ resolver: AndroidResolver, source: String) {
    (self.nodes, self.views) = (nodes, views)
    (self.resolver, self.source) = (resolver, source)
    themeBackground = resolver.themeBackground
  }

  func record(in screen: inout Screen) {
    let evidence = AndroidLayoutEvidence(resolver.resources.code, source: source)
    for index in screen.elements.indices {
      let (node, view) = (nodes[index], views[index])
      screen.update(index) { element in
        element.details.codeEvidence = evidence.answers(for: node, view, element)
        setContent(of: &element, node, view)
        setColors(of: &element, node, view)
      }
    }
    AndroidFixedSides(nodes, resolver).record(in: &screen)
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
    if let alpha = node["alpha"].flatMap(Double.init) { element.details.alpha = alpha }
    if refusesKeyboard(element, node) {
      element.details.keyboard = KeyboardFacts()
      element.details.keyboard?.refusesFocus = true
    }
    if let action = node["onClick"], !AndroidResolver.isBinding(action) {
      element.details.action = action
    }
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
    if element.role == .staticText || element.role == .button || element.role.isTextEntry {
      set(.text, resolver.attribute("textColor", of: node), of: &element)
    }
    let own =
      node["cardBackgroundColor"] ?? resolver.attribute("backgroundTint", of: node)
      ?? resolver.attribute("background", of: node)
    switch own {
    case "@null", "@android:color/transparent": break
    case let value? where value.contains("selectableItemBackground"): break
    case let value?: set(.background, value, of: &element)
    case nil where element.parent < 0: paintWindow(of: &element)
    case nil where paintsItself(element, node): element.details.setUnknownColor(of: .background)
    case nil: break
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

  private func set(_ part: Element.ColoredPart, _ value: String?, of element: inout Element) {
    guard let value else { return }
    if let color = resolver.color(value) {
      element.details.set(color, of: part)
    } else {
      element.details.setUnknownColor(of: part)
    }
  }

  /// Whether its class or the theme gives it a background of a colour that no file of the project states.
  private func paintsItself(_ element: Element, _ node: AndroidNode) -> Bool {
    if element.isCustomClass { return true }
    if element.role.isControl || element.role == .toolbar || element.role == .tabBar { return true }
    return ["CardView", "AppBarLayout", "NavigationView"].contains { node.name.hasSuffix($0) }
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
