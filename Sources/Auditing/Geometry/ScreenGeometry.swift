public import AccessibilityModel

/// Positions on a screen: the visible part of elements, scroll views, and what a finger can touch.
public final class ScreenGeometry {
  public let viewport: Rect
  /// For each element, the traits of the elements around it.
  public let ancestorTraits: [AncestorTraits]
  public let targets: Targets
  private let screen: Screen
  private let scrollers: Scrollers
  private let covers: Covers
  /// The cover of each element, cached: when many overlap, each is tested for many neighbours.
  private var coverage: [Int: Covering?] = [:]

  /// - Parameter isStop: whether the screen reader stops at an element.
  init(_ screen: Screen, kinds: [ElementKinds], isStop: (Int) -> Bool) {
    self.screen = screen
    viewport = screen.bounds
    ancestorTraits = AncestorTraits.ofElements(in: screen, isStop: isStop)
    scrollers = Scrollers(screen)
    targets = Targets(screen, kinds, ancestorTraits)
    covers = Covers(screen, kinds)
  }

  /// The nearest scrollable ancestor.
  public func scroller(of index: Int) -> Int? { scrollers.scroller(around: index) }

  /// The part of the screen in which an element is visible.
  public func window(of index: Int) -> Rect { scrollers.window(around: index) }

  /// Whether another view covers the element completely, so that it cannot be touched.
  public func isCovered(_ index: Int) -> Bool { cover(of: index) != nil }

  /// The cover of the whole element; nil if it can be touched.
  func cover(of index: Int) -> Covering? {
    if let known = coverage[index] { return known }
    let cover =
      covers.view(hiding: index).map(Covering.opaque)
      ?? targets.target(over: index, ancestorTraits).map(Covering.target)
    coverage[index] = .some(cover)
    return cover
  }

  /// Whether an element extends past the edge of its visible area.
  public func isCut(_ index: Int) -> Bool {
    !window(of: index).contains(screen.elements[index].frame, tolerance: 0.5)
  }

  /// Whether it is scrollable content that ends at the edge of its scroll view: a capture may have
  /// clipped it.
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
