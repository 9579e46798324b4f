internal import AccessibilityModel

// Elements without an area in a file that have one in the app, or need none.

extension Presence {
  /// Why an element without an area is not a defect; nil if it is one.
  public var pardonForNoArea: Reason? {
    // The last pixels of a neighbouring page, say, which is larger where it is seen.
    if subject.isCutByCapture, !subject.effectiveFrame.isEmpty {
      return "the capture shows only a part of it"
    }
    if screen.framesAreDesignTime, !subject.isStop { return "code or another file sizes it" }
    if isEmptyText { return "it shows nothing, so it needs no area" }
    if isSizedByText { return "the app lays it out with the texts beside it" }
    if isScrolledAway || isBelowScreen {
      return "the capture has no bounds for what is out of sight"
    }
    if isInRowOutOfSight { return "a list lays out a row when it comes into sight" }
    return .when(isBoxOfPage, "what it shows on the web page may be larger than its box")
  }

  /// Whether it is a text that shows nothing, as are views of Android without a role and a label.
  private var isEmptyText: Bool {
    guard subject.element.hasBlankLabel else { return false }
    return subject.role == .staticText || screen.platform == .android && subject.role == .other
  }

  /// Whether the canvas of an Interface Builder file gives a text only the space left by others,
  /// and the app gives it more when these are shorter.
  private var isSizedByText: Bool {
    guard subject.role == .staticText, screen.framesAreDesignTime,
      let layout = subject.element.layout
    else { return false }
    return !layout.isAutoresized && !layout.isFixedFrame && subject.fixedHeight == nil
  }

  /// Whether it is at the edge or outside of what scrolls: a dump clips what is out of sight to nothing, and
  /// it may have any size.
  private var isScrolledAway: Bool {
    let geometry = context.geometry
    guard screen.platform == .android, subject.isCutByCapture,
      geometry.scroller(of: subject.index) != nil
    else { return false }
    let (frame, window) = (subject.effectiveFrame, geometry.window(of: subject.index))
    let isInside =
      frame.minX >= window.minX && frame.maxX <= window.maxX
      && frame.minY > window.minY + 0.5 && frame.maxY < window.maxY - 0.5
    return !isInside
  }

  /// Whether a capture has it outside the visible part of what scrolls, as all that is beside it without an area: a list
  /// need not have laid out what is in its rows there.
  private var isInRowOutOfSight: Bool {
    guard !screen.framesAreDesignTime, context.geometry.scroller(of: subject.index) != nil else {
      return false
    }
    guard subject.nearestSiblings.allSatisfy(\.frame.isEmpty) else { return false }
    let (frame, window) = (subject.effectiveFrame, context.geometry.window(of: subject.index))
    return frame.minY >= window.maxY || frame.maxY <= window.minY
      || frame.minX >= window.maxX || frame.maxX <= window.minX
  }

  /// Whether a dump has no bounds of it, and what is before it ends where the screen does: the dumper writes
  /// zeros for what is beyond the edge.
  private var isBelowScreen: Bool {
    guard screen.platform == .android, subject.frame == Rect(x: 0, y: 0, width: 0, height: 0),
      let parent = subject.parent, parent.isCutByCapture, !parent.frame.isEmpty
    else { return false }
    let before = subject.nearestSiblings.filter { $0.index < subject.index }
    let ends = before.map(\.frame).filter { !$0.isEmpty }.map(\.maxY)
    return ends.max().map { parent.frame.maxY - $0 < Self.leastRoom } ?? false
  }

  /// In dp: a control does not fit into less.
  private static let leastRoom = 24.0

  /// Whether it is a part of a web page without height, such as a link around what it shows: this may be larger
  /// than its box (https://www.w3.org/TR/CSS22/visufx.html#overflow). A known link or control is asked about.
  private var isBoxOfPage: Bool {
    subject.isCutByCapture && subject.ancestorTraits.contains(.webView) && subject.role == .other
      && (subject.frame.width > 0 || subject.frame.height > 0)
  }
}
