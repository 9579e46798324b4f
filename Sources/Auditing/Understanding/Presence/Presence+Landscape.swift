internal import AccessibilityModel

// Controls of a design that are below the screen when the phone is turned.

extension Presence {
  /// How far below the lower edge of an iPhone in landscape a control of a design begins, in points: constraints keep it at
  /// its distance from the upper edge, and nothing around it scrolls. Nil for others, and for an app that is not known to
  /// have landscape.
  public var depthBelowLandscape: Double? {
    guard screen.framesAreDesignTime, screen.platform == .iOS, screen.idiom == .phone,
      !screen.isSwiftUI, screen.solvedLayout == nil, screen.orientation == .portrait,
      isOfController, context.app.orientations != nil,
      !context.app.excludes(.landscape, on: .phone),
      subject.isActionable, subject.isStop,
      subject.ancestorTraits.isDisjoint(with: [.bar, .scrollsVertically, .cell, .list]),
      context.geometry.scroller(of: subject.index) == nil, subject.frame.isFinite, !isMovedByCode,
      subject.parent != nil, case let depth = subject.frame.minY - Self.heightInLandscape,
      depth >= 0, subject.isHeldAtTop(Self.mostSteps)
    else { return nil }
    return depth
  }

  /// Whether a controller shows the view of the file, which then fills the screen.
  private var isOfController: Bool {
    screen.canvas?.isController == true
      || context.root?.element.codeLinks?.outlets.contains { $0.path == ["view"] } == true
  }

  /// In points: the iPhone SE and the iPhone 13 mini; others have up to 440.
  public static let heightInLandscape = 375.0
  /// A form has some ten controls, one below the other.
  private static let mostSteps = 32
}

extension AuditedElement {
  /// Whether constraints keep it at a fixed distance from the top of the screen, directly or through views whose heights do
  /// not change.
  ///
  /// - Parameter steps: how many views may still be followed.
  fileprivate func isHeldAtTop(_ steps: Int) -> Bool {
    guard let parent else { return true }
    guard steps > 0, let id = element.objectID else { return false }
    if parent.role == .stackView, parent.element.layout?.stack != nil {
      return parent.isHeldAtTop(steps - 1)
        && context.screen.children(of: parent.index).prefix { $0 < index }
          .allSatisfy { context.subject($0).keepsItsHeight }
    }
    let own = (context.designConstraints[id] ?? []).filter(\.keepsDistance)
    // One of them is followed: the number of ways through all would grow with each step.
    let above = own.first { $0.attribute == "top" && $0.otherAttribute == "bottom" }
    let followed =
      above ?? own.first { $0.attribute == "top" } ?? own.first { $0.attribute == "centerY" }
    guard let followed, let other = followed.other, let attribute = followed.otherAttribute else {
      return false
    }
    return isHeld(by: other, attribute, followed.attribute, in: parent, steps - 1)
  }

  private func isHeld(
    by other: String, _ attribute: String, _ own: String, in parent: AuditedElement, _ steps: Int
  ) -> Bool {
    let owner = other.split(separator: ".", maxSplits: 1)
    if let holder = parent.element.objectID, owner.first.map(String.init) == holder {
      let isTop = owner.count == 2 || attribute.hasPrefix("top")
      return own == "top" && isTop && attribute != "centerY" && parent.isHeldAtTop(steps)
    }
    // Each follows one that is above it, or on its line and before it.
    guard
      let sibling = nearestSiblings.first(where: { $0.element.objectID == other }),
      sibling.frame.isFinite, sibling.frame.minY < frame.minY || sibling.index < index
    else { return false }
    switch (own, attribute) {
    case ("top", "bottom"): return sibling.keepsItsHeight && sibling.isHeldAtTop(steps)
    case ("top", "top"), ("centerY", "centerY"): return sibling.isHeldAtTop(steps)
    default: return false
    }
  }

  /// Whether a constraint or its content gives it a height that a lower screen does not change.
  private var keepsItsHeight: Bool {
    if fixedHeight != nil { return true }
    if flags.contains(.hidden) { return false }
    switch role {
    case .staticText, .button, .textField, .secureTextField, .searchField, .toggle,
      .segmentedControl, .slider, .stepper, .pageIndicator, .image:
      return !constrainedAttributes.contains("bottom") || !isHeldBelow
    default: return false
    }
  }

  /// Whether its lower edge is held by the view around it.
  private var isHeldBelow: Bool {
    guard let id = element.objectID, let holder = parent?.element.objectID else { return true }
    return (context.designConstraints[id] ?? []).contains {
      $0.attribute == "bottom" && $0.other?.hasPrefix(holder) == true
    }
  }
}
