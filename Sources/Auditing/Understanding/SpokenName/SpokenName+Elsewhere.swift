internal import AccessibilityModel

// Names that a file does not include, and views that need none.

extension AuditedElement {
  var nameElsewhere: SpokenName? {
    reasonOfNameElsewhere.map { SpokenName(.elsewhere, because: $0) }
  }

  /// A name that data binding, code or a resource which was not found sets, in a layout of Android.
  var nameByBinding: SpokenName? {
    guard context.screen.platform == .android, flags.contains(.boundText) else { return nil }
    return SpokenName(.elsewhere, because: "its text is not in the files that were read")
  }

  private var reasonOfNameElsewhere: Reason? {
    if mayHaveLabelBelow || isStripThatMayHoldLabel {
      return "its label may be past the edge of the capture"
    }
    if (role == .tab || role == .menuItem) && flags.contains(.boundText) {
      return "another file or code has its title"
    }
    guard awaitsContent else { return nil }
    return role == .cell ? "code may fill it" : reasonOfCode(setting: [.label, .text], "its label")
  }

  /// Whether its label may be in the part that an Android dump does not include: a card or a box at the
  /// edge of the screen, less than half the size of one beside it.
  private var mayHaveLabelBelow: Bool {
    // A button without content has no part that could hold its name.
    guard context.screen.platform == .android, isCutByCapture, parent != nil,
      hasChildren || !role.isControl
    else { return false }
    return nearestSiblings.contains { other in
      other.className == className && other.isToggle == isToggle
        && (other.frame.height > 2 * frame.height && other.frame.width >= frame.width
          || other.frame.width > 2 * frame.width && other.frame.height >= frame.height)
    }
  }

  /// Whether it is a strip at an edge that may have its name in a part which the dump dropped with all that is out of
  /// sight. An image has no parts, and other views than controls are not heard there (``reasonOfSilence``).
  private var isStripThatMayHoldLabel: Bool {
    isStripAtEdge && (hasChildren || role.isControl && role != .image && !isImage)
  }

  /// Whether a capture of Android has only a strip of it at an edge, which is lower or narrower than a line of text.
  var isStripAtEdge: Bool {
    context.screen.platform == .android && isCutByCapture && !frame.isEmpty
      && frame.shorterSide < Self.leastStrip
  }

  /// In dp: less than a line of text.
  private static let leastStrip = 16.0

  /// Whether a control of an Interface Builder file obviously awaits content: a cell without a
  /// text, which its data source fills, or a wide button that shows nothing, whose title code sets.
  private var awaitsContent: Bool {
    guard context.screen.framesAreDesignTime else { return false }
    if role == .cell { return !isPressedPicture && !showsOnlyPicturesOfCode }
    // A file that makes it an element has to name it.
    if exposure.isStatedElement { return false }
    // A picture of Android has no title that code could set.
    if context.screen.platform == .android, traits.contains(.image) { return false }
    // A colour shows no width, and in a layout without frames no width is known.
    let isDrawn = isCustomClass || element.backgroundColor != nil && !frame.isNull
    return (role == .button || isCustomClass && role == .other)
      && isDrawn && !hasChildren && element.image == nil && labelSource.maySetNameAtRunTime
      && frame.width >= 2 * frame.height
  }
}

extension AuditedElement {
  /// Whether it is a row of the app's own class with nothing but pictures in it, and the sources were read and give
  /// neither it nor a picture a label.
  private var showsOnlyPicturesOfCode: Bool {
    guard context.screen.isDesignOfUIKit, isCustomClass,
      codeNeverSets([.label, .text, .elements])
    else { return false }
    let inside = descendants(upTo: Self.mostInRow).filter { !$0.kinds.isEmpty }
    return inside.contains { $0.role == .image && $0.frame.isFinite && !$0.frame.isEmpty }
      && inside.allSatisfy {
        $0.role == .image && $0.codeNeverSets([.label, .isElement])
          || $0.role == .other && !$0.isCustomClass && !$0.isStop
      }
  }

  private static var mostInRow: Int { 16 }

  /// Whether it is a row of a design that leads to another screen and shows only pictures, or nothing, none of which
  /// code reaches.
  private var isPressedPicture: Bool {
    guard element.segue != nil, element.layout?.isPrototype != true, !isCustomClass,
      !element.isOutlet
    else { return false }
    let inside = descendants(upTo: 16)
    return inside.count < 16
      && inside.allSatisfy { part in
        !part.kinds.contains(.texts) && !part.isCustomClass && !part.element.isOutlet
          && part.element.hasBlankLabel && !part.role.isControl
      }
  }
}

extension AuditedElement {
  /// Whether it may be a page of a browser or a drawing of a game, whose parts a dump of Android may not include:
  /// it has the focus, covers half the screen and has neither content nor an action.
  var isPossiblySurface: Bool {
    context.screen.platform == .android && flags.contains(.focused)
      && !flags.contains(.respondsToTap) && !hasChildren && surface.fillsScreen
  }

  var nameUnheard: SpokenName? {
    reasonOfSilence.map { SpokenName(.unheard, because: $0) }
  }

  /// Why TalkBack does not stop at a view of a dump, or what names it is out of sight: a view without a size,
  /// one that dims the screen below a sheet, which Material hides from accessibility
  /// (docs/evidence/android.md#scrims), a row with only a strip visible.
  private var reasonOfSilence: Reason? {
    guard context.screen.platform == .android, !frame.isNull, !role.isControl else { return nil }
    if frame.isEmpty { return "it has no size" }
    guard !hasChildren else { return nil }
    if isStripAtEdge { return "only a strip of it is on the screen" }
    return .when(
      surface.isScrim && className == "android.view.View",
      "TalkBack skips the view that dims the page behind a dialog")
  }
}
