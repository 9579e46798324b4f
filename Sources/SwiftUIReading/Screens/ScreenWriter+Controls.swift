internal import AccessibilityModel

// Controls with a value, fields, lists and tabs.

extension ViewFacts {
  /// Whether it makes no element and no control of the views in it.
  fileprivate var isPlain: Bool {
    children == nil && gestures.isEmpty && added.isEmpty && label == nil && actions.isEmpty
  }
}

extension ScreenWriter {
  mutating func writeControl(_ node: ViewNode, _ context: Context) {
    let facts = node.facts
    var element = element(node, node.kind.role, context)
    element.traits.formUnion(node.kind.traits)
    element.traits.subtract(facts.removed)
    let text = facts.text.flatMap { $0.isBlank ? nil : $0 }
    // VoiceOver does not speak the title of a wheel (docs/evidence/swiftui.md#pickers).
    let title = node.kind == .wheelPicker ? nil : text ?? labelOfContent(node)
    if !facts.isHidden, !context.isInElement, isStop(node) { element.flags.insert(.isElement) }
    switch node.kind {
    case .textField, .secureField, .textEditor: setField(of: &element, node, context)
    case .map, .opaque, .unknown: setOpaque(of: &element, node)
    default:
      if facts.label == nil, context.passedOn.label == nil {
        setLabel(nil, else: title, of: &element)
      }
    }
    setValue(of: &element, node)
    if node.kind == .activity, !context.isInControl { setAppearance(of: &element, context) }
    put(element) { writer in
      // Views of the app on a map are beside the map's own elements.
      if node.kind == .map { writer.writeAnnotations(node.children) }
      if element.traits.contains(.textEntry) { writer.writeLetters(of: node, context) }
      // A control in the label is a part of the element.
      if node.kind == .toggle, !node.children.flatMap(\.controls).isEmpty {
        var inner = context
        inner.isInElement = true
        inner.isInControl = true
        inner.passedOn = writer.lookPassedOn(by: node, context)
        writer.write(node.children, inner)
      }
    }
  }

  /// Views on a map: those that respond to touches are stops of their own, the others belong to the map's.
  private mutating func writeAnnotations(_ views: [ViewNode]) {
    for view in views {
      var context = Context()
      context.isInElement = !view.respondsToTouches
      write(view, context)
    }
  }

  private func isStop(_ node: ViewNode) -> Bool {
    switch node.kind {
    case .map: false
    case .opaque: node.name == "Chart" || node.facts.label != nil
    default: true
    }
  }

  /// The text in the label of a toggle or another control.
  private func labelOfContent(_ node: ViewNode) -> SpokenText? {
    guard node.kind != .picker, node.kind != .wheelPicker else { return nil }
    return node.children.spoken
  }

  private func setValue(of element: inout Element, _ node: ViewNode) {
    switch node.kind {
    case .toggle:
      element.isOn = element.value == "1"
      if element.label == nil, let image = node.children.flatMap(\.images).first {
        element.image = image.facts.image
        element.imageIsSymbol = image.facts.imageIsSymbol
      }
    case .slider, .stepper, .picker, .wheelPicker, .datePicker, .colorPicker:
      // A label replaces the choice that a picker speaks (docs/evidence/swiftui.md#pickers).
      let isReplaced = node.kind == .picker && node.facts.label != nil
      if node.facts.value == nil, !isReplaced { element.value = SpokenText.unknown.text }
      if isReplaced { element.role = .picker }
      element.flags.insert(.respondsToTap)
    default: break
    }
  }

  /// The title of a field is its label for VoiceOver, and shown as its placeholder
  /// (https://developer.apple.com/documentation/swiftui/textfield).
  private func setField(of element: inout Element, _ node: ViewNode, _ context: Context) {
    let facts = node.facts
    let title = facts.text.flatMap { $0.isBlank ? nil : $0 }
    element.placeholder = (facts.prompt ?? title)?.text
    element.flags.insert(.respondsToTap)
    element.font = facts.font ?? context.passedOn.font
    if element.font != nil {
      element.adjustsFontForContentSizeCategory =
        facts.font == nil ? context.passedOn.scalesFont : facts.scalesFont
    }
    element.details.largestTextScale = context.largestTextScale
    if node.kind != .textEditor { setHeightOfLine(of: &element, facts, context) }
    guard facts.label == nil, context.passedOn.label == nil, let title else { return }
    setLabel(title, else: nil, of: &element)
  }

  /// The texts that a field shows, in their colours: its prompt, and what users enter.
  private mutating func writeLetters(of node: ViewNode, _ context: Context) {
    let facts = node.facts
    var inner = context
    inner.isInElement = true
    inner.passedOn = lookPassedOn(by: node, context)
    write(facts.shownPrompt.filter { $0.facts.textColor != nil }, inner)
    guard facts.textColor ?? context.passedOn.textColor != nil || facts.background != nil else {
      return
    }
    var entered = ViewNode(kind: .text, name: "Text", place: node.place)
    entered.facts.text = .unknown
    // The system's colour, also where a control around it has another.
    entered.facts.textColor = inner.passedOn.textColor ?? .label
    write(entered, inner)
  }

  private func setOpaque(of element: inout Element, _ node: ViewNode) {
    if node.name == "Chart" {
      if element.label == nil { setLabel(nil, else: SpokenText("Chart"), of: &element) }
    } else if node.name == "WebView" {
      element.role = .webView
    } else if node.kind == .opaque {
      element.flags.insert(.customClass)
    }
  }

  // MARK: Choices

  mutating func writeSegments(_ node: ViewNode, _ context: Context) {
    var control = element(node, .segmentedControl, context)
    setLabel(node.facts.label, else: node.facts.text, of: &control)
    control.containerType = .semanticGroup
    var inner = context
    inner.passedOn = ViewFacts()
    let options = node.children
    put(control) { writer in
      for (index, option) in options.enumerated() {
        var segment = ViewNode(kind: .button, name: "Segment", place: option.place)
        // A segment that a condition leaves out has its title where it is there.
        var title = option
        title.facts.isAlternative = false
        segment.children = [title]
        if index == 0 { segment.facts.added = .selected }
        writer.write(segment, inner)
      }
    }
  }

  // MARK: Lists

  mutating func writeList(_ node: ViewNode, _ context: Context) {
    var list = element(node, .table, context)
    list.label = nil
    var inner = context
    inner.isInList = true
    inner.stylesRows = node.facts.stylesRows
    inner.passedOn = ViewFacts()
    inner.passedOn.tint = node.facts.tint ?? context.passedOn.tint
    put(list) { $0.writeRows(node.children, inner) }
  }

  private mutating func writeRows(_ nodes: [ViewNode], _ context: Context) {
    for node in nodes {
      switch node.kind {
      case .section: writeRows(of: node, context)
      case .group where node.facts.isPlain: writeRows(of: node, context)
      default: writeRow(node, context)
      }
    }
  }

  /// The rows of a section, or of views that have a modifier in common.
  private mutating func writeRows(of node: ViewNode, _ context: Context) {
    let context = context.within(node.facts)
    guard node.facts.isAlternative else { return writeRows(node.children, context) }
    writeAlternative(node, context) { $0.writeRows($1.children, context) }
  }

  /// A row with texts only is one element; one with controls has theirs (docs/evidence/swiftui.md#rows-of-lists).
  private mutating func writeRow(_ row: ViewNode, _ context: Context) {
    var node = row
    if !context.stylesRows, !node.facts.isHeading, !node.facts.isFooter {
      node.facts.background = node.facts.background ?? backgroundOfRows
    }
    let isHeading = node.facts.isHeading || node.facts.isAlternative
    guard !isHeading, node.kind == .stack, node.facts.children == nil, !node.facts.isHidden,
      !node.respondsToTouches, node.stopCount > 1, let label = node.children.spoken
    else { return write(node, context) }
    var cell = element(node, .cell, context)
    setLabel(node.facts.label, else: label, of: &cell)
    cell.flags.insert(.isElement)
    var inner = context.within(node.facts)
    inner.isInElement = true
    inner.passedOn = lookPassedOn(by: node, context)
    put(cell) { $0.write(node.children, inner) }
    writeOffered(by: node)
  }

  // MARK: Tabs

  mutating func writeTabs(_ node: ViewNode, _ context: Context) {
    let pages = node.pages
    let first = pages.firstIndex { !$0.facts.isAlternative }
    for (index, page) in pages.enumerated() {
      var page = page
      page.facts.isAlternative = index != first
      // A page is not a row.
      page.facts.isRepeated = false
      write(page, context)
    }
    if node.kind == .pages { return writePageIndicator(node, pages.count, context) }
    // A tab of another device has a page and no item.
    let items = pages.filter { !$0.facts.tabItem.isEmpty && !$0.facts.isAlternative }
    guard !items.isEmpty else { return }
    var bar = element(node, .tabBar, context)
    bar.className = "TabBar"
    bar.label = nil
    bar.traits.insert(.tabBar)
    put(bar) { writer in
      for (index, page) in items.enumerated() {
        var tab = writer.element(page, .tab, context)
        tab.details.isRepeated = false
        tab.className = "Tab"
        tab.traits = index == 0 ? [.button, .tabBarItem, .selected] : [.button, .tabBarItem]
        writer.setLabel(nil, else: page.facts.tabItem.spoken, of: &tab)
        let image = page.facts.tabItem.flatMap(\.images).first
        if tab.label == nil {
          tab.image = image?.facts.image
          tab.imageIsSymbol = image?.facts.imageIsSymbol ?? false
        }
        tab.title = tab.label
        tab.flags.formUnion([.isElement, .respondsToTap])
        writer.put(tab)
      }
    }
  }

  /// The dots below pages: “page 1 of 3”, adjustable.
  private mutating func writePageIndicator(_ node: ViewNode, _ count: Int, _ context: Context) {
    var indicator = element(node, .pageIndicator, context)
    indicator.traits.formUnion([.adjustable, .updatesFrequently])
    indicator.value = "page 1 of \(max(1, count))"
    indicator.flags.insert(.isElement)
    put(indicator)
  }
}
