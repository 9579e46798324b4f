internal import AccessibilityModel

// Which of two overlapping controls a touch reaches.

extension TouchTarget {
  /// The controls that are drawn over a part of it, in document order.
  public var controlsAbove: [AuditedElement] {
    context.geometry.targets.sharingArea(with: index)
      .filter { context.screen.isDrawn($0, above: index) }.map(context.subject)
  }

  /// Why a control above it takes no touches from it; nil if it does.
  public func separation(from upper: AuditedElement) -> Reason? {
    let shared = frame.intersection(upper.touchTarget.frame)
    return upper.presence.absence ?? subject.presence.separation(from: upper)
      ?? subject.presence.wayOut(from: upper)
      ?? .when(
        shared.intersection(context.geometry.viewport).isNull, "they overlap outside the screen")
      ?? subject.presence.misplacement ?? upper.presence.misplacement ?? concession(to: upper)
  }

  /// Whether it fills half of the screen, or is a touch shield behind a bar's controls: it has neither a name nor
  /// content, and three or more are on it.
  public var isBackground: Bool {
    if subject.surface.fillsScreen { return true }
    guard !subject.hasChildren, subject.wording.label.isBlank, !subject.isTextEntry else {
      return false
    }
    return context.geometry.targets.sharingArea(with: index).count {
      let other = context.subject($0).touchTarget.frame
      return 2 * other.area < frame.area && frame.contains(other.center)
    } > 2
  }

  /// Why touches in the area that it shares with a control above it are not lost; nil if they are.
  private func concession(to upper: AuditedElement) -> Reason? {
    if passesTouchesOn { return "the control around it responds to the touch" }
    if upper.isPassedOver { return "TalkBack passes over the other to what is inside" }
    if isRim(of: upper) { return "it extends the touch area of the control above it" }
    if isEnlarged || upper.touchTarget.isEnlarged {
      return "Compose enlarges touch areas, and the element under the finger responds"
    }
    if hasEffect(of: upper) { return "both have the same effect" }
    if mayBeAbove(upper) || mayBeInside(upper) {
      return "the dump does not show which of them is above"
    }
    if isDragged || upper.touchTarget.isDragged { return "one of them is dragged and not pressed" }
    return .when(
      holds(upper) || hasInMargin(upper),
      "one is at an end of the other, as in a field")
  }

  /// Whether its frame is all of the area that responds to touches: a capture has not cut it, and TalkBack does not
  /// pass over it to the views inside.
  public var hasKnownExtent: Bool { !subject.isPassedOver && !subject.isCutByCapture }

  /// Whether touches reach it and not what is inside or around: Android's dumps state which views are clickable.
  public var respondsItself: Bool {
    guard subject.flags.contains(.userInteractionEnabled), !subject.isPassedOver,
      !subject.ancestorTraits.contains(.untouchable)
    else { return false }
    return context.screen.platform != .android
      || !subject.element.gestures.isDisjoint(with: [.tap, .longPress])
  }

  /// Whether a capture repeats the control around it, with the same frame. Only one with another action is
  /// separate; Android's dumps state of each view whether it is clickable, so both are separate there.
  public func repeats(_ outer: AuditedElement) -> Bool {
    guard context.screen.platform != .android, context.screen.isAncestor(outer.index, of: index)
    else { return false }
    guard let own = subject.element.purpose, let purpose = outer.element.purpose else {
      return true
    }
    return own == purpose
  }

  /// Whether a touch on either calls the same method, as one on the dimmed rest of the screen does and one on
  /// the button that closes what is open.
  private func hasEffect(of upper: AuditedElement) -> Bool {
    guard let purpose = subject.element.purpose, purpose == upper.element.purpose,
      subject.touchFrame.area >= 4 * upper.touchFrame.area
    else { return false }
    return [subject, upper].allSatisfy { $0.element.codeLinks?.tag == nil }
  }

  /// Whether the other of two overlapping controls may be the upper one, and then enough of both is free.
  ///
  /// A dump without drawing orders has views in the order of their positions, and the controls of Compose and
  /// Flutter in that in which they are read (docs/evidence/android.md#drawing-order). A small control of a
  /// framework may then be drawn on a large one; among Android's own views it is at an edge, such as the plus
  /// sign below a portrait.
  private func mayBeAbove(_ upper: AuditedElement) -> Bool {
    let screen = context.screen
    let (frame, other) = (subject.touchFrame, upper.touchFrame)
    let times = other.area / frame.area
    guard !screen.showsOrder(of: upper.index, and: index), times >= 1,
      !frame.contains(upper.effectiveFrame.center),
      times >= 4 && isDrawn(with: upper) || !other.contains(subject.effectiveFrame.center),
      let left = UncoveredPart.largest(of: other, without: [frame])
    else { return false }
    let isBadge = subject.parent?.index == upper.parent?.index
    let part = isBadge ? FreePart.belowBadge : FreePart.ofControl
    return left.shorterSide >= min(FreePart.length, part * other.shorterSide)
  }

  /// How much of a control is free below others if users can still touch it.
  public enum FreePart {
    /// The shorter side that is enough, in points or dp: the least target of the guidelines.
    public static let length = 44.0
    /// Of the shorter side of a smaller control.
    public static let ofControl = 0.9
    /// The same below a badge, such as the plus sign on a portrait.
    public static let belowBadge = 0.7
  }

  /// Whether the whole of it is in the area of the other, and the dump does not show which of them is above: users
  /// could not touch it below.
  private func mayBeInside(_ upper: AuditedElement) -> Bool {
    !context.screen.showsOrder(of: upper.index, and: index)
      && upper.touchFrame.contains(subject.effectiveFrame, tolerance: 0.5)
      && !upper.touchFrame.isAlmostEqual(to: subject.effectiveFrame)
  }

  /// Whether a framework draws both in one view of Android, which has no views inside.
  private func isDrawn(with other: AuditedElement) -> Bool {
    let screen = context.screen
    return screen.ancestors(of: index).first { screen.isAncestor($0, of: other.index) }
      .map { screen.elements[$0].className } == "android.view.View"
  }
}

// Controls that are designed to overlap.
extension TouchTarget {
  /// Whether it is moved and not pressed: a drawer, with controls on it.
  private var isDragged: Bool {
    guard !subject.role.isControl, subject.traits.isDisjoint(with: .actionable),
      subject.element.action == nil
    else { return false }
    let gestures = subject.element.gestures
    return !gestures.isEmpty && gestures.isDisjoint(with: [.tap, .doubleTap])
  }

  /// Whether the two are composed: the upper one is at one end of it, on its line, as the eye of a password field,
  /// the arrow of a drop-down menu and the icon in a search bar are.
  private func holds(_ upper: AuditedElement) -> Bool {
    let (inner, outer) = (upper.touchFrame, subject.touchFrame)
    guard outer.width >= 2 * inner.width, inner.minX >= outer.minX - 1,
      inner.maxX <= outer.maxX + 1, !inner.contains(activationPoint)
    else { return false }
    let isAtEnd = min(inner.minX - outer.minX, outer.maxX - inner.maxX) <= inner.width
    return isAtEnd && abs(inner.center.y - outer.center.y) <= 0.2 * outer.height
  }

  /// Whether the upper one covers the side of a field, where its text does not reach: a wide field can be tapped
  /// anywhere.
  private func hasInMargin(_ upper: AuditedElement) -> Bool {
    let (inner, outer) = (upper.touchFrame, subject.touchFrame)
    guard subject.isTextEntry, !upper.isTextEntry, outer.width >= 2 * inner.width,
      !inner.contains(activationPoint)
    else { return false }
    return min(inner.minX - outer.minX, outer.maxX - inner.maxX) <= inner.width
  }
}
