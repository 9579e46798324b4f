internal import AccessibilityModel

/// Which rectangles of many share an area.
///
/// A line goes down the screen and meets each rectangle at its top: those that it has not left yet are
/// all that it can share an area with, and on a screen that people use these are a few.
enum Overlaps {
  /// So many side by side, or in a heap, are found faster by their places.
  private static let mostAtOnce = 64

  /// - Returns: for each rectangle that shares an area with others, their numbers in ascending order;
  ///   nil where too many stand on one line.
  static func find(in frames: [Rect]) -> [Int: [Int]]? {
    let order = frames.indices.sorted { (frames[$0].minY, $0) < (frames[$1].minY, $1) }
    var found: [Int: [Int]] = [:]
    var open: [Int] = []
    for number in order {
      let frame = frames[number]
      open.removeAll { frames[$0].maxY <= frame.minY }
      guard open.count < mostAtOnce else { return nil }
      for other in open where !frames[other].intersection(frame).isNull {
        found[number, default: []].append(other)
        found[other, default: []].append(number)
      }
      open.append(number)
    }
    for number in found.keys { found[number]?.sort() }
    return found
  }
}
