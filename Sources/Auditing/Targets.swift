public import AccessibilityModel

/// What a finger can meet on a screen, each thing once.
///
/// A control that a capture gives as parent and child with one frame (SwiftUI, XCUITest's switches)
/// is one target, the outer. All rules share one object: as a value it would be counted up and down in
/// all its parts at every element.
public final class Targets: Sendable {
  /// The indices of the elements, in document order.
  public let elements: [Int]
  public let grid: FrameGrid
  /// Where a finger meets each.
  private let frames: [Rect]
  private let screen: Screen
  private let columns: ElementColumns
  /// For each element, the place in `elements` of the nearest target, itself or around it; -1 for none.
  private let nearest: [Int32]
  /// For each target, the place of the nearest one around it; -1 for none.
  private let outer: [Int32]
  private let purposes: Purposes
  /// What shares an area with the targets, in their order, and where that of each starts.
  private let sharing: [Int]
  private let starts: [Int32]

  /// A heap of controls costs no more than a few.
  private static let mostOthers = 64

  init(_ screen: Screen, _ order: ScreenFacts.Order, surroundings: [Surroundings]) {
    self.screen = screen
    columns = order.columns
    let parents = order.columns.parents
    var nearest = [Int32](repeating: -1, count: parents.count)
    var elements: [Int] = []
    var outer: [Int32] = []
    var frames: [Rect] = []
    // Room that nothing is put into costs nothing.
    elements.reserveCapacity(parents.count)
    outer.reserveCapacity(parents.count)
    frames.reserveCapacity(parents.count)
    for index in parents.indices {
      let around = parents[index] < 0 ? -1 : nearest[Int(parents[index])]
      nearest[index] = around
      guard order.kinds[index].contains(.actionable),
        order.columns.marks[index].contains(.touchable),
        !surroundings[index].contains(.untouchable)
      else { continue }
      let frame = order.columns.touchFrame(of: index)
      guard !frame.isEmpty, frame.isFinite else { continue }
      if around >= 0, frames[Int(around)].isAlmostEqual(to: frame) { continue }
      nearest[index] = Int32(elements.count)
      elements.append(index)
      outer.append(around)
      frames.append(frame)
    }
    self.elements = elements
    self.frames = frames
    self.nearest = nearest
    self.outer = outer
    let grid = FrameGrid(frames)
    self.grid = grid
    let overlaps =
      Overlaps(of: frames)
      ?? Overlaps(count: frames.count) { grid.numbers(around: frames[$0], limit: Self.mostOthers) }
    var sharing: [Int] = []
    var starts = [Int32](repeating: 0, count: elements.count + 1)
    for number in elements.indices {
      for near in overlaps[number] {
        let (one, other) = (elements[number], elements[near])
        if Self.areApart(other, one, in: columns) { sharing.append(other) }
      }
      starts[number + 1] = Int32(sharing.count)
    }
    self.sharing = sharing
    self.starts = starts
    purposes = Purposes(
      columns.detailed.filter { Self.number(of: $0, nearest, elements) != nil }, in: screen, columns
    )
  }

  private static func number(of index: Int, _ nearest: [Int32], _ elements: [Int]) -> Int? {
    let number = Int(nearest[index])
    return number >= 0 && elements[number] == index ? number : nil
  }

  /// The place of an element in `elements`; nil for what is no target.
  private func number(of index: Int) -> Int? { Self.number(of: index, nearest, elements) }

  public func contains(_ index: Int) -> Bool { number(of: index) != nil }

  /// Where a finger meets a target; nil for what is none.
  ///
  /// Frames of targets lie side by side, those of elements with all the others between them.
  public func frame(of index: Int) -> Rect? { number(of: index).map { frames[$0] } }

  /// The nearest target around an element.
  public func ancestor(of index: Int) -> Int? {
    let around = number(of: index).map { outer[$0] } ?? nearest[index]
    return around < 0 ? nil : elements[Int(around)]
  }

  /// The largest other target that does the same thing.
  public func equivalent(of index: Int) -> Int? {
    // Asked first: to hand the screen on would count it.
    purposes.isEmpty ? nil : purposes.equivalent(of: index, in: screen)
  }

  /// The targets that share an area with a frame, but for the element that it belongs to and those
  /// that stand in it or around it, in document order.
  public func around(_ frame: Rect, of index: Int, margin: Double = 0) -> [Int] {
    var others = grid.numbers(around: frame, margin: margin, limit: Self.mostOthers)
    // In the same room: as a rule it meets itself and nothing else.
    var kept = 0
    for place in others.indices {
      let other = elements[others[place]]
      guard Self.areApart(other, index, in: columns) else { continue }
      others[kept] = other
      kept += 1
    }
    others.removeLast(others.count - kept)
    return others
  }

  /// Whether neither is the other or stands in it.
  private static func areApart(_ one: Int, _ other: Int, in columns: ElementColumns) -> Bool {
    one != other && !columns.isAncestor(one, of: other) && !columns.isAncestor(other, of: one)
  }

  /// Calls with each target that shares an area with a target, but for those that stand in it or around
  /// it, in document order.
  ///
  /// No list of them: all threads would count the one that they share.
  public func forEachSharingArea(with index: Int, _ body: (Int) -> Void) {
    guard let number = number(of: index) else {
      return around(columns.touchFrame(of: index), of: index).forEach(body)
    }
    for place in starts[number]..<starts[number + 1] { body(sharing[Int(place)]) }
  }

  /// Calls with each target that shares an area with another, in document order.
  public func forEachOverlapped(_ body: (Int) -> Void) {
    for number in elements.indices where starts[number] < starts[number + 1] {
      body(elements[number])
    }
  }

  /// Whether it shares an area with any of them; most do not.
  public func sharesArea(_ index: Int) -> Bool {
    guard let number = number(of: index) else {
      return !around(columns.touchFrame(of: index), of: index).isEmpty
    }
    return starts[number] < starts[number + 1]
  }

  /// Whether it is a target, and no more than so many share an area with it.
  func shareArea(with index: Int, atMost most: Int32) -> Bool {
    guard let number = number(of: index) else { return false }
    return starts[number + 1] - starts[number] <= most
  }

  /// Whether a target that is drawn later contains the frame.
  func isCovered(_ frame: Rect, of index: Int, surroundings: [Surroundings]) -> Bool {
    func covers(_ other: Int) -> Bool {
      other > index && surroundings[other].contains(.modal) == surroundings[index].contains(.modal)
        && columns.touchFrame(of: other).contains(frame, tolerance: 0.5)
    }
    guard let number = number(of: index), frame == columns.touchFrame(of: index) else {
      return around(frame, of: index).contains(where: covers)
    }
    return (starts[number]..<starts[number + 1]).contains { covers(sharing[Int($0)]) }
  }
}

extension Element {
  /// Where a finger meets it: the frame, else the accessibility frame of what has no other.
  @inlinable public var touchFrame: Rect { frame.isEmpty ? effectiveFrame : frame }
}
