internal import AccessibilityModel

// The colours of elements, as far as the source states them.

extension ScreenWriter {
  /// Where code decides between several, the worst beside the other colour of the pair is taken, and left open.
  func set(
    _ color: StatedColor?, of part: Element.ColoredPart, of element: inout Element,
    _ context: Context, beside other: StatedColor? = nil
  ) {
    guard let color = color.map(context.resolved) else { return }
    // The system draws menus and the actions of a swipe.
    if context.isOffered { return element.details.setUnknownColor(of: part) }
    if part != .background, let ground = context.ground, color.isInvisible(on: ground) {
      return element.details.setUnknownColor(of: part)
    }
    if case .known(let color) = color { return element.details.set(color, of: part) }
    let other = other ?? context.ground
    let index = other.flatMap { color.indexOfWorst(beside: $0) }
    let isOnly = part == .background && color.only != nil
    guard
      let worst = index.map({ color.alternatives[$0] })
        ?? (isOnly ? color.only : other?.only.flatMap(color.worst))
    else { return element.details.setUnknownColor(of: part) }
    element.details.set(worst, of: part)
    element.details.codeEvidence?.answers[Self.subjects[part] ?? .textColor] =
      .unknown("code decides its colour")
  }

  private static let subjects: [Element.ColoredPart: CodeEvidence.Subject] = [
    .text: .textColor, .background: .backgroundColor, .tint: .tintColor,
  ]

  func setBackground(of element: inout Element, _ node: ViewNode, _ context: Context) {
    let around = node.facts.mayHaveBackground ? context.ground ?? .unknown : nil
    guard let color = node.facts.background ?? around else { return }
    let letters = color.isOpen ? node.letters(in: context.passedOn.textColor) : nil
    set(color, of: .background, of: &element, context, beside: letters ?? .unknown)
  }

  /// The title of a button has the colour of its texts, or its tint.
  func setColors(of element: inout Element, _ node: ViewNode, _ context: Context) {
    let look = lookPassedOn(by: node, context)
    // The texts and images in it have theirs.
    let color =
      node.children.isEmpty ? look.textColor ?? look.tint ?? accent(of: node, context) : nil
    set(color ?? .unknown, of: .text, of: &element, context)
    guard node.children.isEmpty else { return }
    element.font = look.font ?? Font(textStyle: "body")
    element.details.largestTextScale = context.largestTextScale
    element.adjustsFontForContentSizeCategory = look.scalesFont
  }

  /// The accent colour of the app for the title of a button without a style, a role and colours of its own; nil for others.
  /// On the Mac, only a link has it: a button is a push button with the text colour of the system's controls
  /// (https://developer.apple.com/documentation/appkit/nscolor/controltextcolor).
  func accent(of node: ViewNode, _ context: Context) -> StatedColor? {
    guard node.kind == .button || node.kind == .link, !node.facts.hasRole,
      node.facts.isProminent ?? context.isProminent == nil, !isForMac || node.kind == .link
    else { return nil }
    return accent
  }

  /// A button of the prominent style, which is filled with its tint and draws its label in white: the style may choose
  /// another colour for it (docs/evidence/swiftui.md#prominent-buttons).
  func prominent(_ node: ViewNode, _ context: Context) -> (ViewNode, Context) {
    let isProminent = node.facts.isProminent ?? context.isProminent ?? false
    let tint = node.facts.tint ?? context.passedOn.tint ?? accent
    let colors = tint?.alternatives ?? []
    guard isProminent, !node.facts.hasRole, !colors.isEmpty,
      colors.allSatisfy({ $0.color.alpha == 1 })
    else { return (node, context) }
    var (node, context) = (node, context)
    node.facts.background = tint
    node.facts.textColor = node.facts.textColor ?? .oneOf(StatedColor.white.alternatives)
    context.ground = tint
    return (node, context)
  }
}

extension ScreenWriter.Context {
  /// A colour in the state in which the control around it can be used, and in that of the other colour of a pair.
  func resolved(_ color: StatedColor) -> StatedColor {
    if case .choice(let condition, let first, let second) = color, let disablingCondition {
      if disablingCondition == condition { return .known(second) }
      if disablingCondition == "!\(condition)" { return .known(first) }
    }
    return color.resolved(among: colorConditions)
  }
}

extension ViewNode {
  /// The colour of the first text in it.
  ///
  /// - Parameter color: that of the views around it.
  fileprivate func letters(in color: StatedColor?) -> StatedColor? {
    let own = facts.textColor ?? color
    if kind == .text || kind == .label { return own ?? .label }
    return children.lazy.compactMap { $0.letters(in: own) }.first
  }
}
