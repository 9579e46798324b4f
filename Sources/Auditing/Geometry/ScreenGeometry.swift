public import AccessibilityModel

/// What lies where on a screen: the part that is seen, what scrolls, what a finger can meet.
public final class ScreenGeometry {
  public let viewport: Rect
  /// For each element, what it stands in.
  public let ancestorTraits: [AncestorTraits]
  public let targets: Targets
  private let screen: Screen
  private let scrollers: Scrollers
  private let covers: Covers
  /// Whether another view hides an element, for those that were asked about: in a heap each is asked
  /// about by many neighbours.
  private var coverage: [Int: Bool] = [:]

  /// - Parameter isStop: whether the screen reader stops at an element.
  init(_ screen: Screen, kinds: [ElementKinds], isStop: (Int) -> Bool) {
    self.screen = screen
    viewport = screen.bounds
    ancestorTraits = AncestorTraits.ofElements(in: screen, isStop: isStop)
    scrollers = Scrollers(screen)
    targets = Targets(screen, kinds, ancestorTraits)
    covers = Covers(screen, kinds)
  }

  /// The nearest ancestor that scrolls.
  public func scroller(of index: Int) -> Int? { scrollers.scroller(around: index) }

  /// The part of the screen through which an element is seen.
  public func window(of index: Int) -> Rect { scrollers.window(around: index) }

  /// Whether another view hides the element altogether, so that no finger reaches it.
  public func isCovered(_ index: Int) -> Bool {
    if let known = coverage[index] { return known }
    let isCovered = covers.hide(index) || targets.hide(index, ancestorTraits)
    coverage[index] = isCovered
    return isCovered
  }

  /// Whether an element reaches over the edge of what it is seen through.
  public func isCut(_ index: Int) -> Bool {
    !window(of: index).contains(screen.elements[index].frame, tolerance: 0.5)
  }

  /// Whether it can be scrolled and ends where its scroll area does: a capture may have cut it.
  public func touchesScrolledEdge(_ index: Int) -> Bool {
    guard scroller(of: index) != nil else { return false }
    let frame = screen.elements[index].frame
    let window = window(of: index)
    let around = ancestorTraits[index]
    func meets(_ a: Double, _ b: Double) -> Bool { abs(a - b) <= 0.5 }
    return around.contains(.scrollsVertically)
      && (meets(frame.minY, window.minY) || meets(frame.maxY, window.maxY))
      || around.contains(.scrollsHorizontally) && !around.contains(.scrollsVertically)
        && (meets(frame.minX, window.minX) || meets(frame.maxX, window.maxX))
  }
}
