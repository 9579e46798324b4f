internal import AccessibilityModel

// Controls of a design that are below the screen in landscape or on a small phone.

/// How far a control is below the part of a screen that users see, where nothing scrolls.
public struct DepthBelowEdge {
  public enum Edge: Sendable {
    /// That of an iPhone in landscape.
    case landscape
    /// That of an iPhone SE in portrait.
    case smallPhone
    /// The upper edge of the keyboard of an iPhone SE in portrait.
    case keyboard
  }

  public let edge: Edge
  /// In points.
  public let depth: Double
}

extension Presence {
  /// How far below the edge of a phone a control of a design begins: constraints keep it at its distance from the upper
  /// edge, and nothing around it scrolls. Nil for others.
  public var depthBelowEdge: DepthBelowEdge? {
    guard screen.framesAreDesignTime, screen.platform == .iOS, screen.idiom == .phone,
      !screen.isSwiftUI, screen.solvedLayout == nil, screen.orientation == .portrait,
      isOfController, subject.isActionable || subject.isTextEntry, subject.isStop,
      subject.ancestorTraits.isDisjoint(with: Self.movers),
      context.geometry.scroller(of: subject.index) == nil, subject.frame.isFinite, !isMovedByCode,
      subject.parent != nil, let found = edgeAbove, subject.isHeldAtTop(Self.mostSteps)
    else { return nil }
    return found
  }

  /// The edge that is above the top of the view, the one that most users meet.
  private var edgeAbove: DepthBelowEdge? {
    let top = subject.frame.minY
    let edges: [(DepthBelowEdge.Edge, Double, Bool)] = [
      (.smallPhone, Self.heightOfSmallPhone, true),
      (.landscape, Self.heightInLandscape, mayBeInLandscape),
      (.keyboard, Self.heightOfSmallPhone - Self.heightOfKeyboard, subject.isTextEntry),
    ]
    return edges.first { top >= $0.1 + 1 && $0.2 }.map {
      DepthBelowEdge(edge: $0.0, depth: top - $0.1)
    }
  }

  /// Whether the app has landscape. One whose orientations are not known usually has: the templates of Xcode do. It counts
  /// where the keyboard covers half the screen.
  private var mayBeInLandscape: Bool {
    guard context.app.orientations != nil else { return context.hasFieldInPlace }
    return !context.app.excludes(.landscape, on: .phone)
  }

  /// Whether a controller shows the view of the file, which then fills the screen.
  private var isOfController: Bool {
    screen.canvas?.isController == true
      || context.root?.element.codeLinks?.outlets.contains { $0.path == ["view"] } == true
  }

  /// The surroundings of a view that is not in place.
  fileprivate static let movers: AncestorTraits = [.bar, .scrollsVertically, .cell, .list]

  /// In points: the iPhone SE and the iPhone 13 mini; others have up to 440.
  public static let heightInLandscape = 375.0
  /// In points: the iPhone SE in portrait; an older one has 568.
  private static let heightOfSmallPhone = 667.0
  /// In points, with the suggestions above the keys.
  private static let heightOfKeyboard = 260.0
  /// A form has some ten controls, one below the other.
  private static let mostSteps = 32
}

extension AuditContext {
  /// Whether there is a field that nothing scrolls.
  var holdsFieldInPlace: Bool {
    stopSubjects.contains { $0.isTextEntry && $0.ancestorTraits.isDisjoint(with: Presence.movers) }
  }
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
