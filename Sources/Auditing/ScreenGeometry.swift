public import AccessibilityModel

/// What lies where on a screen: the part that is seen, what scrolls, what a finger can meet.
public final class ScreenGeometry {
  public let viewport: Rect
  private let screen: Screen
  private let kinds: [SubjectKinds]
  /// For each element, what it stands in.
  public let surroundings: [Surroundings]
  /// For each element, the nearest ancestor that scrolls; -1 for none.
  private let scrollers: [Int32]
  /// For each ancestor that scrolls, the part of the screen through which its content is seen.
  private let windows: [Int32: Rect]
  public let targets: Targets
  /// The views that hide what lies behind them, as far as colours are known.
  private let covers: Covers
  /// Whether an element is covered, for those that were asked about: in a heap each is a neighbour
  /// of many.
  private var coverage: [Int: Bool] = [:]

  init(_ screen: Screen, _ order: ScreenFacts.Order) {
    self.screen = screen
    kinds = order.kinds
    viewport = screen.bounds
    let parents = order.columns.parents
    var surroundings = [Surroundings](repeating: [], count: parents.count)
    var scrollers = [Int32](repeating: -1, count: parents.count)
    var windows: [Int32: Rect] = [:]
    // What an element is to those in it is worked out at the first of them.
    var inside = surroundings
    var innerScrollers = scrollers
    for index in parents.indices {
      let parent = Int(parents[index])
      guard parent >= 0 else { continue }
      if parent == index - 1 {
        let made = order.columns.surroundings[parent]
        inside[parent] = surroundings[parent].union(made)
        if order.numbers[parent] >= 0 { inside[parent].insert(.stop) }
        innerScrollers[parent] = scrollers[parent]
        if !made.isDisjoint(with: [.scrollsHorizontally, .scrollsVertically]) {
          innerScrollers[parent] = Int32(parent)
          let window = windows[scrollers[parent]] ?? viewport
          let frame = order.columns.frames[parent]
          windows[Int32(parent)] = frame.isFinite ? frame.intersection(window) : window
        }
      }
      surroundings[index] = inside[parent]
      scrollers[index] = innerScrollers[parent]
    }
    self.surroundings = surroundings
    self.scrollers = scrollers
    self.windows = windows
    targets = Targets(screen, order, surroundings: surroundings)
    covers = Covers(screen, order)
  }

  /// What threads that look at one screen share.
  struct Shared: Sendable {
    fileprivate let viewport: Rect
    fileprivate let screen: Screen
    fileprivate let kinds: [SubjectKinds]
    fileprivate let surroundings: [Surroundings]
    fileprivate let scrollers: [Int32]
    fileprivate let windows: [Int32: Rect]
    fileprivate let targets: Targets
    fileprivate let covers: Covers
  }

  var shared: Shared {
    Shared(
      viewport: viewport, screen: screen, kinds: kinds, surroundings: surroundings,
      scrollers: scrollers, windows: windows, targets: targets, covers: covers)
  }

  init(_ shared: Shared) {
    viewport = shared.viewport
    screen = shared.screen
    kinds = shared.kinds
    surroundings = shared.surroundings
    scrollers = shared.scrollers
    windows = shared.windows
    targets = shared.targets
    covers = shared.covers
  }

  /// The nearest ancestor that scrolls.
  public func scroller(of index: Int) -> Int? {
    scrollers[index] < 0 ? nil : Int(scrollers[index])
  }

  /// The part of the screen through which an element is seen.
  public func window(of index: Int) -> Rect { windows[scrollers[index]] ?? viewport }

  /// Whether another view hides the element altogether, so that no finger reaches it.
  public func isCovered(_ index: Int) -> Bool {
    // To look at a few is done sooner than to remember them.
    if covers.isEmpty, targets.shareArea(with: index, atMost: 8) { return findsCover(of: index) }
    if let known = coverage[index] { return known }
    let isCovered = findsCover(of: index)
    coverage[index] = isCovered
    return isCovered
  }

  private func findsCover(of index: Int) -> Bool {
    let frame = screen.elements[index].frame
    return covers.cover(frame, of: index, in: screen)
      || targets.isCovered(frame, of: index, surroundings: surroundings)
  }

  /// Whether an element reaches over the edge of what it is seen through.
  public func isCut(_ index: Int) -> Bool {
    !window(of: index).contains(screen.elements[index].frame, tolerance: 0.5)
  }

  /// Whether it can be scrolled and ends where its scroll area does: a capture may have cut it.
  public func touchesScrolledEdge(_ index: Int) -> Bool {
    guard scrollers[index] >= 0 else { return false }
    let frame = screen.elements[index].frame
    let window = window(of: index)
    let around = surroundings[index]
    func meets(_ a: Double, _ b: Double) -> Bool { abs(a - b) <= 0.5 }
    return around.contains(.scrollsVertically)
      && (meets(frame.minY, window.minY) || meets(frame.maxY, window.maxY))
      || around.contains(.scrollsHorizontally) && !around.contains(.scrollsVertically)
        && (meets(frame.minX, window.minX) || meets(frame.maxX, window.maxX))
  }
}

/// The opaque views of a screen.
private struct Covers: Sendable {
  private let elements: [Int]
  private let grid: FrameGrid

  init(_ screen: Screen, _ order: ScreenFacts.Order) {
    let elements = order.columns.detailed.filter {
      guard !order.kinds[$0].isEmpty else { return false }
      let details = screen.elements[$0].details
      return details.backgroundColor?.alpha == 1 && (details.alpha ?? 1) == 1
    }
    self.elements = elements
    grid = FrameGrid(elements.map { screen.elements[$0].frame })
  }

  var isEmpty: Bool { elements.isEmpty }

  /// Whether one that is drawn later, and is no part of the element, contains the frame.
  func cover(_ frame: Rect, of index: Int, in screen: Screen) -> Bool {
    guard !elements.isEmpty else { return false }
    return grid.numbers(around: frame).contains {
      let other = elements[$0]
      return other >= Int(screen.elements[index].end)
        && screen.elements[other].frame.contains(frame, tolerance: 0.5)
    }
  }
}
