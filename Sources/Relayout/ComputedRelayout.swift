internal import AccessibilityModel

/// Lays a screen out for the other orientation by its springs and struts.
///
/// Everything or nothing: where one part is laid out by constraints, which are not computed, its
/// neighbours would be compared with frames that are wrong.
struct ComputedRelayout {
  private let screen: Screen
  private let oldSize: Size
  private let newSize: Size

  init(_ screen: Screen) throws(RelayoutGap) {
    guard screen.platform == .iOS else { throw .doesNotTurn }
    guard let size = screen.size, size.width > 0, size.height > 0 else { throw .noSize }
    guard size.width != size.height else { throw .square }
    guard !screen.framesAreDesignTime || !Self.isPart(size) else { throw .part }
    // A capture does not include how views resize, so there is no need to search it.
    guard !screen.isCapture else { throw .noMasks }
    if let gap = Self.gap(in: screen.elements) { throw gap }
    self.screen = screen
    oldSize = size
    newSize = Size(width: size.height, height: size.width)
  }

  /// Whether a canvas is not a whole screen: those of iOS are at least 320 points wide, with ratios
  /// from 4:3 to 22:10 (docs/evidence/formats.md#shapes-of-screens).
  private static func isPart(_ size: Size) -> Bool {
    let (short, long) = (min(size.width, size.height), max(size.width, size.height))
    return short < 320 || long < 1.3 * short || long > 2.3 * short
  }

  private static func gap(in elements: [Element]) -> RelayoutGap? {
    var hasMask = false
    for index in elements.indices {
      if elements[index].role == .stackView { return .stackView }
      if !elements[index].constraints.isEmpty { return .constraints }
      if elements[index].autoresizing?.isEmpty == false { hasMask = true }
    }
    return hasMask ? nil : .noMasks
  }

  func turned() -> Screen {
    var turned = screen
    turned.size = newSize
    turned.orientation = screen.orientation == .portrait ? .landscape : .portrait
    turned.isComputed = true
    // The new position of the notch is not known.
    turned.safeArea = nil
    for index in screen.elements.indices {
      let element = screen.elements[index]
      guard element.frame.isFinite else { continue }
      let frame = frame(of: index, in: turned)
      guard frame != element.frame || hasScreenCoordinates(element) else { continue }
      turned.update(index) { place(&$0, at: frame) }
    }
    return turned
  }

  private func hasScreenCoordinates(_ element: Element) -> Bool {
    element.accessibilityFrame != nil || element.activationPoint != nil
  }

  /// Sets the new frame of an element; its accessibility frame follows if both were equal.
  private func place(_ element: inout Element, at frame: Rect) {
    let old = element.frame
    element.frame = frame
    element.origins[.frame] = .inferred
    guard hasScreenCoordinates(element) else { return }
    let given = element.accessibilityFrame
    element.accessibilityFrame = given.map {
      Rect(
        x: frame.x + $0.x - old.x, y: frame.y + $0.y - old.y,
        width: max(0, frame.width + $0.width - old.width),
        height: max(0, frame.height + $0.height - old.height))
    }
    element.activationPoint = nil
  }

  /// The new frame of an element on the screen; surrounding views already have theirs.
  private func frame(of index: Int, in turned: Screen) -> Rect {
    let frame = screen.elements[index].frame
    let around = frames(around: index, in: turned)
    let inside = Rect(
      x: frame.x - around.old.x, y: frame.y - around.old.y, width: frame.width,
      height: frame.height)
    let result = SpringsAndStruts.frame(
      inside, mask: mask(of: index, inside: around.old),
      from: Size(width: around.old.width, height: around.old.height),
      to: Size(width: around.new.width, height: around.new.height))
    let placed = Rect(
      x: result.x + around.new.x, y: result.y + around.new.y, width: result.width,
      height: result.height)
    // Huge numbers may overflow.
    return placed.isFinite ? placed : .null
  }

  /// The nearest known frame around an element, before and now; for a root, the screen's.
  private func frames(around index: Int, in turned: Screen) -> (old: Rect, new: Rect) {
    // One step in almost all files: views without a frame are rare.
    for ancestor in screen.ancestors(of: index).prefix(16) {
      let old = screen.elements[ancestor].frame
      let new = turned.elements[ancestor].frame
      if old.isFinite, new.isFinite { return (old, new) }
    }
    return (screen.bounds, turned.bounds)
  }

  private func mask(of index: Int, inside around: Rect) -> Autoresizing {
    let element = screen.elements[index]
    let parent = screen.parent(of: index).map { screen.elements[$0] }
    let own = SystemLayout.mask(of: element, inside: around, parent: parent)
    if let given = element.autoresizing, !given.isEmpty,
      own.isEmpty || !(parent == nil && isControllersView(element))
    {
      return given
    }
    return own
  }

  /// Whether it is the view of a controller, which resizes it to its window, ignoring its mask.
  private func isControllersView(_ element: Element) -> Bool {
    screen.canvas?.isController == true
      || element.codeLinks?.outlets.contains { $0.path == ["view"] } == true
  }
}
