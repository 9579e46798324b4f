public import AccessibilityModel

/// What lies where on a screen: the part that is seen, what scrolls, what a finger can meet.
public final class ScreenGeometry {
  public let viewport: Rect
  private let screen: Screen
  private let kinds: [SubjectKinds]
  private let columns: ElementColumns
  /// For each element, what it stands in.
  public let surroundings: [Surroundings]
  /// For each element, the place in `scrollers` of the nearest that it stands in.
  private let scrollerNumbers: [Int32]
  /// The elements that scroll, behind the screen itself.
  private let scrollers: [Scroller]
  public let targets: Targets
  /// The views that hide what lies behind them, as far as colours are known.
  private let covers: Covers
  /// Whether an element is covered, for those that were asked about: in a heap each is a neighbour
  /// of many.
  private var coverage: [Int: Bool] = [:]

  init(_ screen: Screen, _ order: ScreenFacts.Order) {
    self.screen = screen
    kinds = order.kinds
    columns = order.columns
    viewport = screen.bounds
    let parents = order.columns.parents
    var surroundings = [Surroundings](repeating: [], count: parents.count)
    var scrollerNumbers = [Int32](repeating: 0, count: parents.count)
    var scrollers = [Scroller(element: nil, window: viewport)]
    for index in parents.indices where parents[index] >= 0 {
      let parent = Int(parents[index])
      guard parent == index - 1 else {
        // The first in the parent stands in the same.
        surroundings[index] = surroundings[parent + 1]
        scrollerNumbers[index] = scrollerNumbers[parent + 1]
        continue
      }
      let made = order.columns.surroundings[parent]
      let stop: Surroundings = order.numbers[parent] < 0 ? [] : .stop
      surroundings[index] = surroundings[parent].union(made).union(stop)
      scrollerNumbers[index] = scrollerNumbers[parent]
      guard !made.isDisjoint(with: [.scrollsHorizontally, .scrollsVertically]) else { continue }
      let window = scrollers[Int(scrollerNumbers[parent])].window
      let frame = order.columns.frames[parent]
      scrollerNumbers[index] = Int32(scrollers.count)
      scrollers.append(
        Scroller(element: parent, window: frame.isFinite ? frame.intersection(window) : window))
    }
    self.surroundings = surroundings
    self.scrollerNumbers = scrollerNumbers
    self.scrollers = scrollers
    targets = Targets(screen, order, surroundings: surroundings)
    covers = Covers(screen, order)
  }

  /// An element that scrolls; nil for the screen.
  fileprivate struct Scroller: Sendable {
    let element: Int?
    /// The part of the screen through which its content is seen.
    let window: Rect
  }

  /// What threads that look at one screen share.
  struct Shared: Sendable {
    fileprivate let viewport: Rect
    fileprivate let screen: Screen
    fileprivate let kinds: [SubjectKinds]
    fileprivate let columns: ElementColumns
    fileprivate let surroundings: [Surroundings]
    fileprivate let scrollerNumbers: [Int32]
    fileprivate let scrollers: [Scroller]
    fileprivate let targets: Targets
    fileprivate let covers: Covers
  }

  var shared: Shared {
    Shared(
      viewport: viewport, screen: screen, kinds: kinds, columns: columns,
      surroundings: surroundings, scrollerNumbers: scrollerNumbers, scrollers: scrollers,
      targets: targets, covers: covers)
  }

  init(_ shared: Shared) {
    viewport = shared.viewport
    screen = shared.screen
    kinds = shared.kinds
    columns = shared.columns
    surroundings = shared.surroundings
    scrollerNumbers = shared.scrollerNumbers
    scrollers = shared.scrollers
    targets = shared.targets
    covers = shared.covers
  }

  /// The nearest ancestor that scrolls.
  public func scroller(of index: Int) -> Int? { scrollers[Int(scrollerNumbers[index])].element }

  /// The part of the screen through which an element is seen.
  public func window(of index: Int) -> Rect { scrollers[Int(scrollerNumbers[index])].window }

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
    let frame = columns.frames[index]
    return covers.cover(frame, of: index, in: screen)
      || targets.isCovered(frame, of: index, surroundings: surroundings)
  }

  /// Whether an element reaches over the edge of what it is seen through.
  public func isCut(_ index: Int) -> Bool {
    !window(of: index).contains(columns.frames[index], tolerance: 0.5)
  }

  /// Whether it can be scrolled and ends where its scroll area does: a capture may have cut it.
  public func touchesScrolledEdge(_ index: Int) -> Bool {
    guard scroller(of: index) != nil else { return false }
    let frame = columns.frames[index]
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
      !order.kinds[$0].isEmpty && screen.elements[$0].backgroundColor?.alpha == 1
        && (screen.elements[$0].alpha ?? 1) == 1
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
