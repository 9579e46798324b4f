internal import AccessibilityModel

/// Writes views as elements of a screen: which are stops, what is one element, what is spoken.
///
/// The semantics are those of docs/evidence/swiftui.md.
struct ScreenWriter {
  var builder = ScreenBuilder()
  /// Closes at any depth of views; deeper ones are left out.
  private var depth = 0
  private static let deepest = 200
  /// Whether it has written a button without its text: one is enough for all buttons of a screen.
  var hasNamelessButton = false
  /// The variables that controls change outside of the views that they show.
  let openers: Set<String>

  /// The variables that toggles of the screen change.
  let switched: Set<String>

  /// The variables that fields of the screen edit.
  let edited: Set<String>

  /// That of the rows of lists; nil if it is not known.
  let backgroundOfRows: StatedColor?

  /// The accent colour of the app, if it has one of its own.
  let accent: StatedColor?

  /// Whether it is a screen of the Mac, which shows the texts of `help` as tool tips.
  var isForMac = false

  /// - Parameters:
  ///   - background: that of the rows of lists.
  ///   - accent: that of the app, if it has one of its own.
  init(_ facts: ScreenFacts, background: StatedColor?, accent: StatedColor? = nil) {
    self.accent = accent
    (openers, switched, edited) = (facts.openers, facts.switched, facts.edited)
    backgroundOfRows = background
  }

  mutating func write(_ nodes: [ViewNode], _ context: Context) {
    for node in nodes { write(node, context) }
  }

  mutating func write(_ node: ViewNode, _ context: Context) {
    guard depth < Self.deepest, !node.facts.isTransparent else { return }
    depth += 1
    defer { depth -= 1 }
    var context = context.within(node.facts)
    if let ground = node.facts.background, let condition = ground.condition,
      let color = node.textColor(by: condition)
    {
      context.colorConditions[condition] = JudgedState(of: color, on: ground)
    }
    switch node.kind {
    case .scrollView, .list, .tabView, .pages:
      (context.linesInHeight, context.fixedHeight) = (nil, nil)
    default:
      context.fixedHeight =
        [context.fixedHeight, node.facts.fixedHeight].compactMap(\.self).min { $0.room < $1.room }
      context.linesInHeight = node.linesInHeight(in: context.passedOn.font) ?? context.linesInHeight
    }
    if node.facts.isAlternative {
      return writeAlternative(node, context) { $0.write($1, context) }
    }
    if !context.isInElement, !node.kind.isControl,
      node.facts.children == .combine || node.facts.children == .ignore
    {
      writeElement(node, context)
      return writeOffered(by: node)
    }
    defer { writeOffered(by: node) }
    switch node.kind {
    case .text, .image, .label, .shape: writeLeaf(node, context)
    case .button, .link, .menu, .navigationLink: writeButton(node, context)
    case .toggle, .slider, .stepper, .textField, .secureField, .textEditor, .picker, .wheelPicker,
      .datePicker, .colorPicker, .progress, .activity, .map, .opaque:
      writeControl(node, context)
    case .unknown:
      if node.facts.label != nil { writeControl(node, context) }
    case .segmentedPicker: writeSegments(node, context)
    case .list: writeList(node, context)
    case .tabView, .pages: writeTabs(node, context)
    case .stack, .group, .section, .row, .scrollView, .navigation: writeStack(node, context)
    }
  }

  /// Opens an element, writes its content, and closes it.
  mutating func put(_ element: Element, _ content: (inout Self) -> Void = { _ in }) {
    builder.open(element)
    content(&self)
    builder.close()
  }

  /// A view that is there while another branch or tab is not.
  ///
  /// - Parameter content: writes the view, which it gets as it is when it is there.
  mutating func writeAlternative(
    _ node: ViewNode, _ context: Context, _ content: (inout Self, ViewNode) -> Void
  ) {
    var shown = node
    shown.facts.isAlternative = false
    var wrapper = element(node, .other, context)
    wrapper.className = "Group"
    wrapper.flags.formUnion([.hidden, .closedTab])
    wrapper.flags.remove(.isElement)
    wrapper.label = nil
    wrapper.gestures = []
    wrapper.flags.remove(.respondsToTap)
    wrapper.traits = []
    wrapper.details.isRepeated = false
    wrapper.details.isLabelledValue = false
    wrapper.details.mayBeLabelledValue = false
    wrapper.details.component = nil
    put(wrapper) { content(&$0, shown) }
  }

  // MARK: Stacks

  private mutating func writeStack(_ node: ViewNode, _ context: Context) {
    let facts = node.facts
    guard !context.isInElement else { return writePart(node, context) }
    var inner = context
    inner.passedOn = passedOn(by: node, context)
    let isPlain =
      facts.background == nil && !facts.mayHaveBackground && facts.alpha == nil && !isPanel(node)
      && facts.gestures.isEmpty
      && !facts.isHidden && facts.children == nil && facts.priority == nil
      && facts.identifier == nil && !facts.isModal && facts.language == nil
    if isPlain, node.kind == .group || node.kind == .section || node.kind == .navigation {
      return write(node.children, inner)
    }
    var stack = element(node, node.kind == .scrollView ? .scrollView : .stackView, context)
    stack.flags.remove(.isElement)
    if node.kind == .scrollView { stack.scrollAxis = .vertical }
    if facts.children == .contain {
      stack.containerType = .semanticGroup
      stack.label = facts.label?.text
      if facts.label != nil { stack.origins[.label] = .given }
    } else {
      stack.label = nil
      stack.value = nil
    }
    stack.hint = nil
    stack.customActions = []
    if isPanel(node) { stack.flags.insert(.shownOver) }
    if node.children.contains(where: { $0.facts.priority != nil }) {
      stack.flags.insert(.groupsChildren)
    }
    put(stack) { writer in
      // Modifiers of a disclosure group belong to the button that opens it.
      if node.name == "DisclosureGroup", let button = node.children.first {
        writer.write(button, inner)
        inner.passedOn = context.passedOn
        writer.write(Array(node.children.dropFirst()), inner)
      } else {
        writer.write(node.children, inner)
      }
    }
  }

  /// A stack inside one element is there for the texts in it, and for what it paints behind them.
  private mutating func writePart(_ node: ViewNode, _ context: Context) {
    var inner = context
    inner.passedOn = lookPassedOn(by: node, context)
    let paints = node.facts.background != nil || node.facts.mayHaveBackground
    guard paints || node.facts.alpha != nil else {
      return write(node.children, inner)
    }
    var look = ViewNode(kind: .stack, name: node.name, place: node.place)
    look.children = node.children
    look.facts.background = node.facts.background
    look.facts.mayHaveBackground = node.facts.mayHaveBackground
    look.facts.alpha = node.facts.alpha
    var around = Context()
    around.colorConditions = context.colorConditions
    around.disablingCondition = context.disablingCondition
    around.ground = context.ground
    var stack = element(look, .stackView, around)
    stack.flags.remove(.isElement)
    inner = inner.within(look.facts)
    put(stack) { $0.write(node.children, inner) }
  }

  /// The facts that a stack without an element of its own passes on to the stops in it.
  private func passedOn(by node: ViewNode, _ context: Context) -> ViewFacts {
    var passed = context.passedOn
    let facts = node.facts
    passed.textColor = facts.textColor ?? passed.textColor
    passed.tint = facts.tint ?? passed.tint
    passed.lineLimit = facts.lineLimit ?? passed.lineLimit
    guard facts.children == nil else { return passed }
    passed.added.formUnion(facts.added)
    passed.removed.formUnion(facts.removed)
    if facts.hint != nil { (passed.hint, passed.isHintOfHelp) = (facts.hint, facts.isHintOfHelp) }
    passed.places.merge(facts.places) { $1 }
    passed.actions += facts.actions
    passed.isAdjustable = passed.isAdjustable || facts.isAdjustable
    passed.statesSelection = passed.statesSelection || facts.statesSelection
    passed.isHeading = passed.isHeading || facts.isHeading
    passed.font = facts.font ?? passed.font
    passed.isBold = facts.isBold || passed.isBold
    passed.isSemibold =
      facts.font == nil && !facts.isBold ? passed.isSemibold : facts.isSemibold
    passed.scalesFont = facts.font == nil ? passed.scalesFont : facts.scalesFont
    // A label belongs to the only stop; one for several is that of a container.
    if node.stopCount == 1 {
      passed.label = facts.label ?? passed.label
      passed.value = facts.value ?? passed.value
    } else {
      passed.label = nil
      passed.value = nil
    }
    return passed
  }

  /// The colours and the font that a view passes on, also into an element of one stop.
  func lookPassedOn(by node: ViewNode, _ context: Context) -> ViewFacts {
    let facts = node.facts
    var passed = ViewFacts()
    passed.textColor = facts.textColor ?? context.passedOn.textColor
    passed.tint = facts.tint ?? context.passedOn.tint
    passed.lineLimit = facts.lineLimit ?? context.passedOn.lineLimit
    passed.font = facts.font ?? context.passedOn.font
    passed.isBold = facts.isBold || context.passedOn.isBold
    passed.isSemibold =
      facts.font == nil && !facts.isBold ? context.passedOn.isSemibold : facts.isSemibold
    passed.scalesFont = facts.font == nil ? context.passedOn.scalesFont : facts.scalesFont
    return passed
  }

  // MARK: One element

  /// `accessibilityElement(children: .combine)` and `.ignore`.
  private mutating func writeElement(_ node: ViewNode, _ context: Context) {
    var element = element(node, .other, context)
    element.flags.insert(.isElement)
    if node.facts.children == .combine {
      let parts = CombinedParts(of: node)
      setLabel(node.facts.label, else: parts.label, of: &element)
      element.traits.formUnion(parts.traits)
      element.traits.subtract(node.facts.removed)
      if node.facts.value == nil, let value = parts.value { element.value = value.text }
      element.customActions = Self.withoutTwins(element.customActions + parts.actions)
      if parts.respondsToTap { element.flags.insert(.respondsToTap) }
      if element.label == nil {
        element.image = parts.image
        element.imageIsSymbol = parts.imageIsSymbol
      }
    }
    element.role = role(of: element)
    if element.role == .button, node.facts.respondsToTap, node.hidesState,
      !context.passedOn.statesSelection
    {
      element.role = .checkBox
    }
    if element.role == .staticText, element.traits.isEmpty { element.traits = .staticText }
    var inner = context
    inner.isInElement = true
    inner.isCombined = node.facts.children == .combine
    inner.passedOn = lookPassedOn(by: node, context)
    put(element) { $0.write(node.children, inner) }
  }

  private func role(of element: Element) -> Role {
    if element.traits.contains(.toggleButton) { return .toggle }
    if element.traits.contains(.adjustable) { return .slider }
    if element.traits.contains(.button) { return .button }
    if element.traits.contains(.link) { return .link }
    if element.traits.contains(.image) { return .image }
    return element.label == nil ? .other : .staticText
  }
}
