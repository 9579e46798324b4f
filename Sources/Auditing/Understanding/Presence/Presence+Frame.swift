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

  /// How far, in points, a view of a design for the iPhone reaches past the right edge of a narrow one, where nothing moves
  /// it or makes it narrower; nil if it does not.
  ///
  /// Interface Builder keeps the frame of a view without constraints (`fixedFrame`), or an autoresizing mask keeps it
  /// (https://developer.apple.com/documentation/uikit/uiview/autoresizingmask-swift.property).
  public var widthBeyondNarrowPhone: Double? {
    guard screen.framesAreDesignTime, screen.platform == .iOS, screen.idiom == .phone,
      screen.solvedLayout == nil, screen.orientation == .portrait, hasFixedWidth,
      subject.frame.isFinite, case let bounds = screen.bounds,
      subject.frame.intersection(bounds).width >= subject.frame.width - 0.5,
      case let excess = subject.frame.maxX - bounds.minX - Self.narrowPhone, excess > frameError
    else { return nil }
    // The file need not state the frame of a row, which begins where its table does.
    let isHeld = subject.ancestors.allSatisfy {
      ($0.frame.isNull || abs($0.frame.minX - bounds.minX) <= Self.leastOffset)
        && $0.element.layout?.isMovedByCode != true
    }
    return isHeld && !isMovedByCode ? excess : nil
  }

  /// Whether its left and right edges stay where they are when the view around it is narrower. A table gives its rows,
  /// its header and its footer its own width.
  private var hasFixedWidth: Bool {
    guard let layout = subject.element.layout, layout.isFixedFrame || layout.isAutoresized,
      subject.role != .cell, !subject.flags.contains(.virtual), let parent = subject.parent,
      ![.table, .collectionView, .stackView].contains(parent.role)
    else { return false }
    guard let mask = subject.element.autoresizing else { return layout.isFixedFrame }
    return mask.isDisjoint(with: [.flexibleLeftMargin, .flexibleWidth])
  }

  /// In points: the width of the iPhone SE and of the iPhone 13 mini.
  public static let narrowPhone = 375.0
  /// A margin of a cell's content.
  private static let leastOffset = 1.0

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
