internal import AccessibilityModel

/// Sorts the children of a view of Android as TalkBack does: in the order of the file, except that a view which
/// takes no focus counts as the rectangle of its stops (docs/evidence/android.md#order-of-talkback).
///
/// A wide row with one button at its end is thus read after its neighbour to the left of the button.
struct TalkBackOrder {
  /// The number of siblings that a view is compared with at most. No real row has more; a file could.
  private static let farthest = 64

  /// By element: its frame if it is a stop, else the rectangle of its stops; null without stops or frames.
  private let covers: [Rect]
  private let elements: [Element]

  /// - Parameter isInPage: for each element, whether it is part of a web page; nil if the screen has no page.
  init(of elements: [Element], isInPage: [Bool]?) {
    self.elements = elements
    var covers = Array(repeating: Rect.null, count: elements.count)
    for index in elements.indices.reversed()
    where !elements[index].hidesSubtree(inPage: isInPage?[index] ?? false) {
      if elements[index].isStop { covers[index] = elements[index].frame }
      let parent = Int(elements[index].parent)
      if parent >= 0, !elements[parent].isStop {
        covers[parent] = covers[parent].union(covers[index])
      }
    }
    self.covers = covers
  }

  /// The siblings that begin in a range, in TalkBack's order; nil if that is the order of the file.
  func sorted(siblingsIn range: Range<Int>) -> [Int]? {
    var siblings: [Int] = []
    var index = range.lowerBound
    var isInOrder = true
    while index < range.upperBound {
      siblings.append(index)
      if countsAsItsStops(index) { isInOrder = false }
      index = Int(elements[index].end)
    }
    guard !isInOrder, siblings.count > 1 else { return nil }
    for first in siblings.indices.dropLast().reversed() where countsAsItsStops(siblings[first]) {
      var place = first
      while place + 1 < siblings.count, place - first < Self.farthest,
        isRead(siblings[place + 1], before: siblings[place])
      {
        siblings.swapAt(place, place + 1)
        place += 1
      }
    }
    return siblings
  }

  private func countsAsItsStops(_ index: Int) -> Bool {
    !elements[index].isStop && !covers[index].isNull && !elements[index].frame.isNull
      && covers[index] != elements[index].frame
  }

  /// Whether the stops of the next sibling come first although its frame does not.
  private func isRead(_ next: Int, before index: Int) -> Bool {
    guard !covers[next].isNull else { return false }
    return Self.isEarlier(covers[next], than: covers[index])
      && Self.isEarlier(elements[index].frame, than: elements[next].frame)
  }

  /// The upper one of two without a common line; else the left, the upper, the lower and the narrower one. Always from
  /// left to right, whatever the language.
  private static func isEarlier(_ one: Rect, than other: Rect) -> Bool {
    if one.maxY <= other.minY { return true }
    if one.minY >= other.maxY { return false }
    return (one.x, one.y, one.height, one.width) < (other.x, other.y, other.height, other.width)
  }
}
