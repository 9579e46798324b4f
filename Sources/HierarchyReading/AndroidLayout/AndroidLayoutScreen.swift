internal import AccessibilityModel

/// Derives the screen of a layout: the tree by TalkBack's rules, then what each view is and what is open.
struct AndroidLayoutScreen {
  private var nodes: [AndroidNode]
  private let resolver: AndroidResolver
  private let source: String
  private var handler = UIAutomatorHandler()
  /// The view and the node of each element.
  private var views: [AndroidView] = []
  private var numbers: [Int] = []
  var warnings = WarningCollector()

  init(_ nodes: [AndroidNode], _ resolver: AndroidResolver, source: String) {
    (self.nodes, self.resolver, self.source) = (nodes, resolver, source)
  }

  mutating func finish(_ options: ReadingOptions) -> Screen {
    openViews()
    guard let display = handler.finish().first else { return Screen() }
    var layout = UIAutomatorScreen(display)
    layout.deriveStops()
    spreadBindings(in: &layout)
    var screen = layout.screen
    AndroidLayoutFacts(nodes: numbers.map { nodes[$0] }, views, resolver, source: source)
      .record(in: &screen)
    spreadEvidence(in: &screen, of: layout)
    state(&screen, options)
    screen.title = display.capture.paneTitle
    return screen
  }

  // MARK: - The tree

  private enum Step {
    case node(Int)
    case close
  }

  private mutating func openViews() {
    let order = AndroidTraversal(nodes)
    let isMenu = nodes.first?.name == "menu"
    let isPreferences = nodes.first?.name.hasSuffix("PreferenceScreen") == true
    let maker = AndroidViewMaker(resolver: resolver)
    var steps = order.roots.reversed().map(Step.node)
    while let step = steps.popLast() {
      switch step {
      case .close: handler.close()
      case .node(let index):
        let node = nodes[index]
        let item = isMenu || isPreferences ? maker.item(of: node, isMenu: isMenu) : nil
        let isRoot = index == 0 && order.roots.count == 1
        open(item ?? maker.view(of: node, isRoot: isRoot), index)
        steps.append(.close)
        openNavigationButton(of: node, maker)
        steps += order.children(of: index).reversed().map(Step.node)
      }
    }
  }

  /// Adds the button that a toolbar with a navigation icon has, before the views in it.
  private mutating func openNavigationButton(of node: AndroidNode, _ maker: AndroidViewMaker) {
    guard let button = resolver.navigationButton(of: node) else { return }
    nodes.append(button)
    open(maker.view(of: button), nodes.count - 1)
    handler.close()
  }

  private mutating func open(_ view: AndroidView, _ index: Int) {
    let node = nodes[index]
    var view = view
    inheritHint(of: &view)
    let element = handler.facts.count
    let parent = handler.builder.current
    if let parent, views[parent].hidesDescendants {
      view.hidesDescendants = true
      view.tag.facts.insert(.notImportant)
    }
    for missing in view.missing {
      warnings.add(missing, line: node.line, column: node.column)
    }
    handler.open(view.tag, line: node.line, column: node.column)
    views.append(view)
    numbers.append(index)
    adjust(element, view, node)
  }

  /// The role of a text view whose text is unknown, and of an item; and whether such a view says something.
  private mutating func adjust(_ index: Int, _ view: AndroidView, _ node: AndroidNode) {
    let kind = UIAutomatorKind.named(view.tag.className)
    if view.isBound { handler.facts[index].insert(.labelled) }
    if view.isDescriptionBound { handler.facts[index].insert(.described) }
    handler.builder.update(index) { element in
      if let role = view.role {
        element.role = role
        if role.isToggle || role == .menuItem { element.traits.insert(.button) }
        if role == .slider { element.traits.insert(.adjustable) }
      } else if view.isBound, kind.role == .staticText, element.role == .other {
        element.role = .staticText
        element.traits.insert(.staticText)
      }
      if view.isBound { element.flags.insert(.boundText) }
      // It only shows the state: the row around it is pressed.
      if view.isStateOnly { element.flags.remove(.respondsToTap) }
      // Code may replace a text, but not what a description says.
      if element.flags.contains(.labelIsText) { element.origins[.label] = .inferred }
      if let summary = view.summary {
        element.hint = summary
        // A text on the screen, which is read as a hint is.
        element.origins[.hint] = .inferred
      }
      if view.isHidden { element.flags.insert(.hidden) }
      if view.hidesDescendants { element.flags.insert(.elementsHidden) }
      if let declaration = node.declaration {
        element.flags.insert(.included)
        element.details.declaration = declaration
      }
      let isUnimportant = element.role == .image && view.tag.facts.contains(.notImportant)
      if view.hasNoDescription || isUnimportant, element.label == nil {
        element.origins[.label] = .given
      }
      if AndroidClass.isCustom(view.tag.className), view.role == nil {
        element.flags.insert(.customClass)
      }
    }
  }

  /// The hint of a field may be that of the Material layout around it, which takes the one of the field only if it has none
  /// or shows none (`setEditText` and `getHint` of
  /// https://github.com/material-components/material-components-android/blob/master/lib/java/com/google/android/material/textfield/TextInputLayout.java).
  private func inheritHint(of view: inout AndroidView) {
    guard UIAutomatorKind.named(view.tag.className).role.isTextEntry else { return }
    let hasOwnHint = view.tag.hint != nil || view.unknown[.placeholder] != nil
    var around = handler.builder.current
    for _ in 0..<2 {
      guard let index = around else { return }
      if views[index].tag.className.hasSuffix("TextInputLayout") {
        view.hidesHintWithText = views[index].hidesHintWithText
        let isShown = views[index].fieldHint != nil && !view.hidesHintWithText
        guard !hasOwnHint || isShown else { return }
        view.tag.hint = views[index].fieldHint
        if views[index].unknown[.placeholder] != nil || views[index].isGivenFieldHint {
          view.isBound = true
        }
        return
      }
      let parent = handler.builder.elements[index].parent
      around = parent < 0 ? nil : Int(parent)
    }
  }

  // MARK: - Bindings

  /// Makes the label of a row unknown where a part of it is.
  private func spreadBindings(in layout: inout UIAutomatorScreen) {
    for index in views.indices where views[index].isBound || views[index].isFilled {
      let outer = Int(layout.actionableAncestors[index])
      guard outer >= 0, !layout.isActionable[index] else { continue }
      guard views[outer].tag.description == nil else { continue }
      layout.screen.update(outer) { $0.flags.insert(.boundText) }
    }
  }

  /// Leaves the name of a row open where code may describe what is in it.
  private func spreadEvidence(in screen: inout Screen, of layout: UIAutomatorScreen) {
    for index in screen.elements.indices where !layout.isActionable[index] {
      let outer = Int(layout.actionableAncestors[index])
      guard outer >= 0, screen.elements[outer].label == nil,
        let answer = screen.elements[index].codeEvidence?[.label], case .unknown = answer
      else { continue }
      screen.update(outer) {
        $0.details.codeEvidence?.answers[.label] = answer
        $0.details.codeEvidence?.answers[.isElement] = answer
      }
    }
  }

  // MARK: - The screen

  private func state(_ screen: inout Screen, _ options: ReadingOptions) {
    let isTablet = resolver.folder.qualifiers.contains { $0.hasPrefix("sw") && $0 >= "sw600dp" }
    screen.platform = .android
    screen.framesAreDesignTime = true
    screen.unmentioned = resolver.resources.reasonUnmentioned(resolver.folder.fileName)
    screen.idiom = options.idiom ?? (isTablet ? .pad : .phone)
    screen.orientation = resolver.folder.isLandscape ? .landscape : .portrait
    screen.direction = resolver.folder.qualifiers.contains("ldrtl") ? .rtl : .ltr
    screen.capabilities = AndroidLayoutCapabilities.capabilities
    screen.limitations = AndroidLayoutCapabilities.limitations
    screen.setLanguage(options.language)
    screen.inferLanguage()
  }
}

/// The data of a layout.
enum AndroidLayoutCapabilities {
  static let capabilities: Capabilities = [
    .labels, .traits, .headings, .exposure, .identifiers, .placeholders, .gestures, .colors, .fonts,
    .textSizes, .visibleText, .shownTexts, .contentTypes, .classNames, .targetSizes,
    .keyCommands, .values,
  ]

  static var limitations: [Screen.Limitation] {
    let capture = "capture the running app: docs/capture.md"
    let rest = Capabilities.all.subtracting(capabilities)
      .subtracting([.frames, .wholeScreen, .language, .selection]).subtracting(.ofRun)
    return [
      Screen.Limitation(.selection, reason: "selections are set at run time", remedy: capture),
      Screen.Limitation(
        .frames, reason: "the system lays out Android layouts on the device", remedy: capture),
      Screen.Limitation(
        .wholeScreen, reason: "a layout may be a part of a screen", remedy: capture),
      .ofLanguage(in: "Android layouts"),
      Screen.Limitation(
        rest, missingFrom: "Android layouts", unread: [.actions, .valueRange, .constraints],
        remedy: capture),
    ] + Screen.Limitation.ofRunOnAndroid
  }
}
