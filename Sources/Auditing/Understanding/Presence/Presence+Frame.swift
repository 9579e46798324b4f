public import AccessibilityModel

// How exactly a file states where an element is.

extension Presence {
  /// How far the edges of its frame may be from those that users see.
  public var frameError: Double {
    // AppKit draws its controls inside of their frames, with up to 8 points around them
    // (`NSView.alignmentRectInsets`).
    if screen.platform == .macOS { return 8 }
    // A canvas is not to the point, and letters begin inside of their frames.
    if screen.framesAreDesignTime { return 4 }
    // WebDriverAgent rounds frames outwards (`CGRectIntegral` in `wdFrame`), by less than a point.
    let frame = subject.frame
    let isRounded = [frame.x, frame.y, frame.width, frame.height].allSatisfy { $0 == $0.rounded() }
    return isRounded ? 1 : 0.5
  }

  /// Its frame without the insets at the sides of what it shows; negative ones let it draw no further than its frame.
  public var contentFrame: Rect {
    let frame = subject.frame
    guard let insets = subject.element.layout?.contentInsets else { return frame }
    return Rect(
      x: frame.x + max(0, insets.left), y: frame.y,
      width: frame.width - max(0, insets.left) - max(0, insets.right), height: frame.height)
  }

  /// Whether its text may be narrower than its frame, and the capture shows neither its font nor its alignment.
  public var mayBeWiderThanText: Bool {
    subject.role == .staticText && !screen.framesAreDesignTime
      && !screen.capabilities.contains(.fonts)
  }
}

extension AuditContext {
  /// Whether the edges of the screen are known: a part of a page source is not a screen.
  public var hasEdges: Bool { screen.size != nil || screen.capabilities.contains(.wholeScreen) }

  /// Whether the frames are computed for an orientation that the file does not have.
  public var isComputed: Bool { screen.isComputed }

  /// The same without a layout by the constraints of the file.
  public var isTurned: Bool { screen.isComputed && screen.solvedLayout == nil }

  public var orientation: Orientation { screen.orientation }
}
