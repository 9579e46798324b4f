internal import AccessibilityModel

// Buttons and links as elements.

extension ScreenWriter {
  mutating func writeButton(_ node: ViewNode, _ context: Context) {
    let (node, context) = prominent(node, context)
    let facts = node.facts
    var element = element(node, node.kind.role, context)
    element.traits.formUnion(node.kind.traits)
    element.traits.subtract(facts.removed)
    let text =
      facts.text.flatMap { $0.isBlank ? nil : $0 } ?? node.children.spoken
      ?? node.children.flatMap(\.alternativeParts).joined
    if facts.label == nil, context.passedOn.label == nil { setLabel(nil, else: text, of: &element) }
    element.title = node.showsIconOnly ? nil : text?.text
    // Its words are those of the control around it, which does not do what it does.
    if context.isInControl, element.label == context.labelOfControl { element.label = nil }
    setColors(of: &element, node, context)
    if text == nil || node.showsIconOnly {
      setImage(of: &element, node)
      if facts.label == nil, node.children.flatMap(\.images).contains(where: \.facts.isOfLibrary) {
        element.details.codeEvidence?.answers[.label] = Self.namedByLibrary
      }
    }
    if !facts.isHidden, !context.isInElement { element.flags.insert(.isElement) }
    element.flags.insert(.respondsToTap)
    if facts.copiesSilently { element.details.copiesSilently = true }
    if facts.goesBack { element.details.goesBack = true }
    if facts.removes { element.details.removes = true }
    if context.isCombined {
      // Its action is one of the combined element.
      element.role = .other
      element.traits = []
      element.flags.remove(.respondsToTap)
      element.title = nil
    } else if node.hidesState || node.hidesFact || node.isShownByPlace(of: context.moves),
      !context.passedOn.statesSelection
    {
      // Users see a state that no label, value or trait states.
      element.role = .checkBox
    } else if element.traits.contains(.toggleButton) {
      element.role = .toggle
      if element.value == nil { element.isOn = false }
    }
    element.customActions = Self.withoutTwins(element.customActions + node.actionsOfContent)
    var inner = context
    inner.isInElement = true
    inner.isInControl = true
    inner.labelOfControl = element.label
    if facts.children == .combine {
      inner.isCombined = true
      element.customActions += node.children.flatMap(\.controls).compactMap { [$0].spoken?.text }
    }
    inner.passedOn = lookPassedOn(by: node, context)
    inner.passedOn.textColor =
      inner.passedOn.textColor ?? inner.passedOn.tint ?? accent(of: node, context)
    put(element) { $0.write(node.children, inner) }
    if !hasNamelessButton, element.origins[.label] != .given, element.flags.contains(.isElement),
      node.losesName
    {
      hasNamelessButton = true
      writeNameless(node, context)
    }
  }

  /// A button while an activity indicator is in place of its text.
  private mutating func writeNameless(_ node: ViewNode, _ context: Context) {
    let busy = ViewNode(kind: .button, name: node.name, place: node.place)
    writeAlternative(busy, context) { writer, shown in
      var element = writer.element(shown, .button, context)
      element.traits.formUnion(shown.kind.traits)
      element.flags.formUnion([.isElement, .respondsToTap])
      element.details.codeEvidence?.answers[.label] = .unknown(
        "an activity indicator is in place of its text")
      writer.put(element)
    }
  }

  private func setImage(of element: inout Element, _ node: ViewNode) {
    let image = node.children.flatMap(\.images).first ?? node
    element.image = image.facts.image
    element.imageIsSymbol = image.facts.imageIsSymbol
    if let label = image.facts.label, element.label == nil {
      setLabel(nil, else: label, of: &element)
    }
  }
}
