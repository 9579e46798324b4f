internal import AccessibilityModel

// Elements of single views.

extension ScreenWriter {
  /// An element with what the view and its modifiers state; a stop unless something hides it.
  func element(_ node: ViewNode, _ role: Role, _ context: Context) -> Element {
    let facts = node.facts
    let passed = context.passedOn
    var element = Element(className: node.name, role: role, at: node.place)
    element.details.factPlaces = passed.places.merging(facts.places) { $1 }
    element.identifier = facts.identifier
    if facts.identifier != nil { element.origins[.identifier] = .given }
    setLabel(facts.label ?? passed.label, else: nil, of: &element)
    setState(of: &element, facts, passed)
    setTraits(of: &element, facts, passed)
    if facts.isHidden { element.flags.insert(.elementsHidden) }
    if context.isDisabled {
      element.flags.remove(.enabled)
      element.traits.insert(.notEnabled)
    }
    element.details.disablingCondition = context.disablingCondition
    if !context.takesTouches { element.flags.remove(.userInteractionEnabled) }
    setBehavior(of: &element, facts, passed)
    element.alpha = facts.alpha
    if !context.conditions.isEmpty { element.details.conditions = context.conditions }
    element.details.effect = facts.isRepeated ? nil : facts.effect
    if facts.saysShareOfRange { element.details.saysShareOfRange = true }
    if node.kind.isControl || facts.children != nil, let name = node.unreadProperty {
      element.details.unreadProperty = name
    }
    if !context.isInElement, !context.passedOn.statesSelection, node.isChoiceByLook {
      element.details.showsStateByLook = true
    }
    if let seconds = facts.autoDismiss { element.details.autoDismiss = seconds }
    // The row of a list responds to the touch of a button in it, unless its style is one for several buttons.
    let size = node.touchSize(in: passed.font)
    let isOfRow = context.isInList && !(node.kind.isControl && context.keepsTouchesToLabels)
    if !size.isOpen, !isOfRow, !context.stylesButtons { element.details.fixedSides = size }
    setBackground(of: &element, node, context)
    if facts.isRepeated { element.details.isRepeated = true }
    if facts.isLabelledValue { element.details.isLabelledValue = true }
    if facts.mayBeLabelledValue { element.details.mayBeLabelledValue = true }
    if let name = facts.component { element.details.component = name }
    return element
  }

  private func setState(of element: inout Element, _ facts: ViewFacts, _ passed: ViewFacts) {
    element.origins[.isElement] = .given
    if let value = facts.value ?? passed.value {
      element.value = value.text
      element.origins[.value] = .given
      if let start = value.start { element.details.startingFacts[.value] = start }
    }
    if let hint = facts.hint ?? passed.hint, !hint.isBlank {
      element.hint = hint.text
      if let start = hint.start { element.details.startingFacts[.hint] = start }
      let isHelp = facts.hint == nil ? passed.isHintOfHelp : facts.isHintOfHelp
      element.origins[.hint] = isForMac && isHelp ? .inferred : .given
    }
    if let level = facts.headingLevel ?? passed.headingLevel {
      element.headingLevel = level
      element.origins[.headingLevel] = .given
    }
  }

  private func setTraits(of element: inout Element, _ facts: ViewFacts, _ passed: ViewFacts) {
    element.traits.formUnion(facts.added.union(passed.added))
    element.traits.subtract(facts.removed.union(passed.removed))
    if facts.isHeading || passed.isHeading { element.traits.insert(.header) }
    if facts.isAdjustable || passed.isAdjustable { element.traits.insert(.adjustable) }
    // Others are those of its kind of view.
    let isStated = ![facts.added, passed.added, facts.removed, passed.removed].allSatisfy(\.isEmpty)
    if isStated || element.traits.contains(.header) || element.traits.contains(.adjustable) {
      element.origins[.traits] = .given
    }
  }

  private func setBehavior(of element: inout Element, _ facts: ViewFacts, _ passed: ViewFacts) {
    if facts.respondsToTap { element.flags.insert(.respondsToTap) }
    let evidence = Self.evidence(isLabelOpen: (facts.label ?? passed.label)?.isOpen ?? false)
    element.details.codeEvidence = evidence
    if facts.isOfLibrary { element.details.codeEvidence?.answers[.label] = Self.namedByLibrary }
    // A condition decides its trait: the state is told.
    if facts.statesSelection || passed.statesSelection,
      let place = element.details.factPlaces[.traits]
    {
      element.details.codeEvidence?.answers[.value] = .set(.unknown, at: place)
    }
    let actions = Self.withoutTwins(facts.actions + passed.actions)
    if !actions.isEmpty { element.customActions = actions }
    if !facts.gestures.isEmpty { element.gestures = facts.gestures }
    if !facts.content.isEmpty { element.customContent = facts.content }
    if !facts.inputLabels.isEmpty { element.userInputLabels = facts.inputLabels }
    if !facts.rotors.isEmpty {
      element.customRotors = facts.rotors.map { CustomRotor(name: $0, items: []) }
    }
    if let priority = facts.priority { element.sortPriority = priority }
    if let responds = facts.respondsToUserInteraction {
      element.respondsToUserInteraction = responds
    }
    if let type = facts.contentType { element.textContentType = type }
    if let keyboard = facts.keyboard { element.keyboardType = keyboard }
    if let badge = facts.badge { element.badge = badge.text }
    if let language = facts.language { element.language = language }
  }

  /// The names of actions without repetitions of one that only the running app completes: “@…” is one user and another.
  static func withoutTwins(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { !$0.contains("…") || seen.insert($0).inserted }
  }

  /// - Parameters:
  ///   - label: what `accessibilityLabel` states.
  ///   - other: the text of the view, if it states none.
  func setLabel(_ label: SpokenText?, else other: SpokenText?, of element: inout Element) {
    if let label {
      element.label = label.text
      element.origins[.label] = .given
    } else if let other {
      element.label = other.text
      element.origins[.label] = .inferred
    }
    if let start = (label ?? other)?.start { element.details.startingFacts[.label] = start }
    if (label ?? other)?.dependsOnArgument == true {
      element.details.codeEvidence?.answers[.label] = .unknown("an argument decides its text")
    }
    guard (label ?? other)?.isOpen == true else { return }
    element.flags.insert(.boundText)
    guard element.details.codeEvidence != nil else {
      element.details.codeEvidence = Self.openEvidence
      return
    }
    element.details.codeEvidence?.answers.merge(
      Self.openEvidence.answers.filter {
        $0.key == .label || $0.key == .text
      }
    ) { _, open in open }
  }

  /// The source states everything of a view but what only the running app knows.
  static func evidence(isLabelOpen: Bool) -> CodeEvidence { isLabelOpen ? openEvidence : settled }

  private static let settled = CodeEvidence(
    Dictionary(
      uniqueKeysWithValues: CodeEvidence.Subject.allCases.map {
        ($0, CodeEvidence.Answer.notSet("the view states it"))
      }))

  private static let openEvidence: CodeEvidence = {
    var evidence = settled
    for subject in [CodeEvidence.Subject.label, .text] {
      evidence.answers[subject] = .unknown("only the running app knows the text")
    }
    return evidence
  }()

  /// Whether the code of a library names one of its views.
  static let namedByLibrary = CodeEvidence.Answer.unknown("the code of the library may name it")

  // MARK: Leaves

  /// A text, an image, a label or a shape.
  mutating func writeLeaf(_ node: ViewNode, _ context: Context) {
    var element = element(node, node.kind.role, context)
    let facts = node.facts
    element.traits.formUnion(node.kind.traits.subtracting(facts.removed))
    switch node.kind {
    case .image:
      setImage(of: &element, facts)
      if facts.imageIsSymbol {
        set(facts.textColor ?? context.passedOn.textColor, of: .tint, of: &element, context)
      }
    case .label where facts.text?.isBlank ?? true:
      // A label without a title shows its icon alone.
      element.role = .image
      element.traits = .image
      setImage(of: &element, facts)
    case .label where facts.hidesTitle == true:
      element.role = .image
      element.traits = .image
      setLabel(nil, else: facts.label == nil ? facts.text : nil, of: &element)
      setImage(of: &element, facts)
    case .text, .label: setText(of: &element, facts, context)
    default: break
    }
    let label = element.label
    let isSpoken =
      switch node.kind {
      case .image: !facts.isDecorative || facts.label != nil
      case .shape: facts.label != nil || !facts.added.isEmpty || facts.children != nil
      default: element.role == .image || label?.allSatisfy(\.isWhitespace) == false
      }
    if isSpoken, !facts.isHidden, !context.isInElement {
      element.flags.insert(.isElement)
      // A text is one by itself: its words are for all users.
      if node.kind == .text, facts.label == nil { element.origins[.isElement] = .default }
    }
    if facts.respondsToTap, !facts.changes.isEmpty, facts.changes.isSubset(of: switched) {
      // The toggle does the same: the tap is for those who see both.
      element.gestures.remove(.tap)
      element.flags.remove(.respondsToTap)
    }
    setRoleByTraits(of: &element)
    if context.isInElement { element.label = node.kind == .text ? element.label : nil }
    put(element) { writer in
      if node.kind == .label, facts.image != nil, facts.textProperty != nil {
        writer.writeIcon(of: node)
      }
    }
  }

  /// The symbol of a label with a text that only the running app knows, which VoiceOver does not read.
  private mutating func writeIcon(of label: ViewNode) {
    var icon = Element(className: "Image", role: .image, at: label.place)
    icon.details.codeEvidence = Self.evidence(isLabelOpen: false)
    icon.traits = .image
    setImage(of: &icon, label.facts)
    icon.details.setUnknownColor(of: .tint)
    icon.flags.remove(.isElement)
    put(icon)
  }

  /// Notes on which condition a text or an activity indicator appears.
  func setAppearance(of element: inout Element, _ context: Context) {
    guard let appearance = context.appears else { return }
    element.details.appearsWith = appearance.code
    element.details.appearsAsAnswer = appearance.isAnswer
  }

  private func setImage(of element: inout Element, _ facts: ViewFacts) {
    element.image = facts.image
    element.imageIsSymbol = facts.imageIsSymbol
  }

  private func setText(of element: inout Element, _ facts: ViewFacts, _ context: Context) {
    let text = facts.text ?? .unknown
    if facts.label == nil, context.passedOn.label == nil { setLabel(nil, else: text, of: &element) }
    element.text = text.text
    if text.isOpen { element.flags.insert(.boundText) }
    if let name = facts.textProperty { element.details.textProperty = name }
    if facts.hasStyleOfTitle { element.details.hasStyleOfTitle = true }
    if facts.showsWrittenStatus, !context.isInControl { element.details.showsWrittenStatus = true }
    let lines = facts.lineLimit ?? context.passedOn.lineLimit ?? .max
    if lines < .max { element.details.lineLimit = lines }
    if let name = facts.shownForEmpty, edited.contains(name) {
      element.details.isPromptOfField = true
    }
    if let lines = context.linesInHeight { element.details.linesInHeight = lines }
    if let width = facts.widthOfText { element.details.widthOfText = width }
    setHeightOfLine(of: &element, facts, context)
    if !context.isInControl {
      setAppearance(of: &element, context)
      // The colour says what the condition does not.
      let isError = text.isOpen && (facts.textColor ?? context.passedOn.textColor)?.isRed ?? false
      if isError, let code = element.details.appearsWith {
        element.details.appearsWith = "\(code) error"
      }
      if text.isOpen { element.details.collection = context.collection }
    }
    if let height = facts.heightOfText, facts.gestures.isEmpty {
      element.details.fixedSides = FixedSides(width: nil, height: height)
    }
    let font = facts.font ?? context.passedOn.font
    element.font = font ?? (facts.isOfLibrary ? nil : Font(textStyle: "body"))
    if facts.isBold || context.passedOn.isBold { element.font?.isBold = true }
    element.details.largestTextScale = context.largestTextScale
    if facts.font == nil && !facts.isBold ? context.passedOn.isSemibold : facts.isSemibold {
      var layout = ViewLayout()
      layout.fontWeight = "semibold"
      element.details.layout = layout
    }
    let color = facts.textColor ?? context.passedOn.textColor
    let isOpen = context.isInControl || facts.isOfLibrary
    set(color ?? (isOpen ? .unknown : .label), of: .text, of: &element, context)
    // A library may set its own.
    guard element.font != nil else { return }
    element.adjustsFontForContentSizeCategory =
      facts.font == nil && font != nil ? context.passedOn.scalesFont : facts.scalesFont
  }

  /// A view that modifiers give the trait of a control is one.
  private func setRoleByTraits(of element: inout Element) {
    if element.traits.contains(.button) {
      element.role = .button
      if element.details.text != nil { element.title = element.details.text }
      element.traits.remove(.staticText)
    } else if element.traits.contains(.link) {
      element.role = .link
    } else if element.traits.contains(.adjustable), element.role == .other {
      element.role = .slider
    }
  }
}

extension Element {
  /// An element where the source has its view.
  init(className: String, role: Role, at place: ViewNode.Place) {
    self.init(className: className, role: role)
    line = Int32(clamping: place.line)
    column = Int32(clamping: place.column)
    details.declaration = place.declaration
  }
}
