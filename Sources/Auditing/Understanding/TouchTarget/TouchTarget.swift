public import AccessibilityModel

/// Where a finger reaches a control, and who decides how large that area is.
///
/// One answer for every rule about sizes and distances: a rule compares the ``area`` with its minimum, and the
/// ``exemption`` says why the size is not the app's to change.
public struct TouchTarget: Facet {
  let subject: AuditedElement

  /// Whether it is a target of its own: users can act on it, touches reach it, and no control around it has the
  /// same frame.
  public var isSeparate: Bool { context.geometry.targets.contains(index) || fixedSides != nil }

  /// See ``Element/touchFrame``.
  public var frame: Rect { subject.touchFrame }

  /// The point that the screen reader taps: the app's, or the centre.
  public var activationPoint: Point {
    subject.element.activationPoint ?? subject.effectiveFrame.center
  }

  /// The frame in which a touch reaches it; where a layout without frames fixes one side, the other is infinite.
  ///
  /// On Android, that of a clickable view around it with the same effect: the box around a single field, or a
  /// wrapper without another control that is not a TalkBack stop.
  public var area: Rect {
    if let sides = fixedSides {
      return Rect(
        x: 0, y: 0, width: sides.width ?? .infinity, height: sides.height ?? .infinity)
    }
    if let extended = areaInSearchView { return extended }
    guard context.screen.platform == .android else { return subject.touchFrame }
    var (inner, frame) = (subject, subject.touchFrame)
    while let outer = context.geometry.targets.ancestor(of: inner.index).map(context.subject),
      answers(outer)
    {
      (inner, frame) = (outer, outer.touchFrame)
    }
    return frame
  }

  /// The frame of the screen reader where it differs from that of touches; nil on Android, which has one.
  public var readingArea: Rect? {
    let frame = subject.effectiveFrame
    return context.screen.platform == .android || frame == subject.touchFrame ? nil : frame
  }

  /// A minimum size, reduced by the possible error of the density: an element below it is too small
  /// at any density (docs/evidence/android.md#density-of-a-dump).
  public func sureLeast(_ size: Double) -> Double { size / context.screen.scaleTolerance }

  /// Whether the system decides its size, as for the items of its bars.
  public var isSizedBySystem: Bool { subject.ancestorTraits.contains(.bar) || hasSystemSize }

  /// Why its size is not for the app to enlarge, or is not known; nil if it is.
  public var exemption: Reason? {
    if let known = context.touchExemptions[index] { return known }
    let found = findExemption()
    context.touchExemptions[index] = .some(found)
    return found
  }

  /// Why no rule about sizes and distances reports it: users never touch it where it is, or its size is not for the app to
  /// enlarge; nil if one may.
  public var sizeExcuse: Reason? { subject.presence.lastingAbsence ?? exemption }

  /// The same for a size that rotation changed, also of an element that is scrolled away or cut at an edge then: both are
  /// so at any size. The system's own reductions are notes.
  public var sizeExcuseAfterRotation: Reason? {
    if subject.taps.isInactive { return "it is disabled" }
    if case .opaque? = context.geometry.cover(of: index) { return "another view covers it" }
    guard !isSizedBySystem else { return nil }
    return exemptionOfSize ?? exemptionOfText ?? exemptionOfPart
  }

  /// Whether another target of at least some size has the same effect (the exception “equivalent” of WCAG 2.5.5
  /// and 2.5.8).
  public func hasEquivalent(ofSize least: Double) -> Bool {
    guard let other = context.geometry.targets.equivalent(of: index) else { return false }
    return context.subject(other).touchFrame.shorterSide >= least
  }

  /// Whether a touch on a view around it reaches it.
  private func answers(_ outer: AuditedElement) -> Bool {
    guard !outer.surface.fillsScreen else { return false }
    let inside = context.geometry.targets.inside(outer.index)
    if subject.isTextEntry, !outer.isTextEntry {
      return inside.allSatisfy { $0 == index || !context.subject($0).isTextEntry }
    }
    return !outer.isStop
      && inside.allSatisfy { $0 == index || context.screen.isAncestor($0, of: index) }
  }

  private func findExemption() -> Reason? {
    exemptionOfState ?? exemptionOfSize ?? exemptionOfText ?? exemptionOfPart
  }

  private var exemptionOfState: Reason? {
    if subject.taps.isInactive { return "it is disabled" }
    if subject.isPassedOver { return "TalkBack passes over it to what is inside" }
    if subject.isCutByCapture { return "the capture shows only a part of it" }
    if isHiddenLink { return "it is hidden until it has the keyboard focus" }
    if subject.onlyShowsState { return "it only shows the state of the view around it" }
    return .when(subject.isNeverPressed, "neither the file nor code gives it an action")
  }

  private var exemptionOfSize: Reason? {
    if let reasonOfSystemSize { return reasonOfSystemSize }
    if let place = subject.element.codeEvidence?.location(of: .hitArea) {
      return "its class decides where touches reach it (\(place.description))"
    }
    return .when(isKeyOfFullRow, "its row of keys fills the width of the screen")
  }

  /// Why a line of text decides its height; nil if none does.
  private var exemptionOfText: Reason? {
    if isInlineLink { return "it is a link in a sentence, whose line decides its height" }
    return .when(isLineOfText, "it is a line of a text, which decides its height")
  }

  private var exemptionOfPart: Reason? {
    if passesTouchesOn || isPart { return "the control around it responds to the touch" }
    if isCountOfControl {
      return
        "the control around it has its label in its own and responds to the touch"
    }
    if subject.isPictureOnRow { return "the row around it responds to the touch" }
    return .when(isRimOfAnother, "it extends the touch area of the control above it")
  }
}

extension AuditedElement {
  /// Where a finger reaches it.
  public var touchTarget: TouchTarget { TouchTarget(subject: self) }
}
