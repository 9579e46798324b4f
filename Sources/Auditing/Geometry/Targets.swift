public import AccessibilityModel

/// The touch targets of a screen, each once.
///
/// A control that a capture gives as parent and child with one frame (SwiftUI, XCUITest's switches)
/// is one target, the outer.
public final class Targets: Sendable {
  /// The indices of the elements, in document order.
  public let elements: [Int]
  private let screen: Screen
  private let grid: FrameGrid
  /// For each element, the index in `elements` of the nearest target, itself or around it; -1 for
  /// none.
  private let nearest: [Int]
  /// For each target, the nearest one around it.
  private let outer: [Int?]
  /// For each target, those that overlap it.
  private let sharing: [[Int]]
  private let purposes: Purposes

  /// Bounds the cost of a screen with many overlapping controls.
  private static let mostOthers = 64

  init(_ screen: Screen, _ kinds: [ElementKinds], _ ancestorTraits: [AncestorTraits]) {
    self.screen = screen
    var nearest = [Int](repeating: -1, count: screen.elements.count)
    var elements: [Int] = []
    var outer: [Int?] = []
    var frames: [Rect] = []
    // The buttons of a remote control meet whatever has the focus, however small it is.
    let isTouched = screen.platform != .android || screen.idiom != .tv
    for index in nearest.indices {
      let parent = Int(screen.elements[index].parent)
      let around = parent < 0 ? -1 : nearest[parent]
      nearest[index] = around
      guard kinds[index].contains(.actionable), screen.elements[index].isTouchable, isTouched,
        !ancestorTraits[index].contains(.untouchable)
      else { continue }
      let frame = screen.elements[index].touchFrame
      guard frame.shorterSide > 1, frame.isFinite else { continue }
      if around >= 0, frames[around].isAlmostEqual(to: frame) { continue }
      nearest[index] = elements.count
      elements.append(index)
      outer.append(around < 0 ? nil : elements[around])
      frames.append(frame)
    }
    let grid = FrameGrid(frames)
    let overlaps =
      Overlaps.all(of: frames) ?? frames.map { grid.numbers(around: $0, limit: Self.mostOthers) }
    sharing = elements.indices.map { [elements] number in
      overlaps[number].map { elements[$0] }.filter { screen.areApart($0, elements[number]) }
    }
    purposes = Purposes(of: elements, in: screen)
    (self.elements, self.nearest, self.outer, self.grid) = (elements, nearest, outer, grid)
  }

  /// The index of an element in `elements`; nil if it is not a target.
  private func number(of index: Int) -> Int? {
    let number = nearest[index]
    return number >= 0 && elements[number] == index ? number : nil
  }

  public func contains(_ index: Int) -> Bool { number(of: index) != nil }

  /// The nearest target around an element.
  public func ancestor(of index: Int) -> Int? {
    if let number = number(of: index) { return outer[number] }
    return nearest[index] < 0 ? nil : elements[nearest[index]]
  }

  /// The targets inside an element, in document order.
  public func inside(_ index: Int) -> ArraySlice<Int> {
    let subtree = screen.descendants(of: index)
    let start = elements.indices.partitioningIndex { elements[$0] >= subtree.lowerBound }
    return elements[start...].prefix { $0 < subtree.upperBound }
  }

  /// The largest other target with the same effect.
  public func equivalent(of index: Int) -> Int? { purposes.equivalent(of: index) }

  /// The targets that overlap a frame, except its own element and those inside or around it, in
  /// document order.
  public func around(_ frame: Rect, of index: Int, margin: Double = 0) -> [Int] {
    grid.numbers(around: frame, margin: margin, limit: Self.mostOthers).map { elements[$0] }
      .filter { screen.areApart($0, index) }
  }

  /// The targets that overlap an element, except those inside or around it, in document order.
  public func sharingArea(with index: Int) -> [Int] {
    number(of: index).map { sharing[$0] }
      ?? around(screen.elements[index].touchFrame, of: index)
  }

  /// A target that is drawn later and contains the frame of an element; nil for none.
  ///
  /// Of two whose order the file does not show, the larger one is below: users could not touch the other
  /// (docs/evidence/android.md#drawing-order).
  func target(over index: Int, _ ancestorTraits: [AncestorTraits]) -> Int? {
    let frame = screen.elements[index].frame
    let isTouchFrame = frame == screen.elements[index].touchFrame
    let others = isTouchFrame ? sharingArea(with: index) : around(frame, of: index)
    return others.first {
      ancestorTraits[$0].sharesModal(with: ancestorTraits[index])
        && screen.elements[$0].touchFrame.contains(frame, tolerance: 0.5)
        && screen.isDrawn($0, above: index)
        && (screen.showsOrder(of: $0, and: index)
          || screen.elements[$0].touchFrame.isAlmostEqual(to: frame))
    }
  }
}

extension Screen {
  /// Whether neither is the other or contains it.
  fileprivate func areApart(_ one: Int, _ other: Int) -> Bool {
    one != other && !isAncestor(one, of: other) && !isAncestor(other, of: one)
  }
}

extension Element {
  /// Where it can be touched: its frame, else its accessibility frame.
  public var touchFrame: Rect { frame.isEmpty ? effectiveFrame : frame }

  /// Whether no property of its own prevents touches.
  fileprivate var isTouchable: Bool {
    flags.contains(.userInteractionEnabled) && !traits.contains(.keyboardKey)
      && self.respondsToUserInteraction != false
  }
}
