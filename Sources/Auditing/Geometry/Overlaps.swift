internal import AccessibilityModel

/// Which rectangles of many share an area.
///
/// A line goes down the screen and meets each rectangle at its top: those that it has not left yet are
/// all that it can share an area with, and on a screen that people use these are a few.
enum Overlaps {
  /// So many side by side, or in a heap, are found faster by their places.
  private static let mostAtOnce = 64

  /// For each rectangle the numbers of those that share an area with it, in ascending order; nil
  /// where too many stand on one line.
  static func all(of frames: [Rect]) -> [[Int]]? {
    var others = [[Int]](repeating: [], count: frames.count)
    var open: [Int] = []
    for number in frames.indices.sorted(by: { (frames[$0].minY, $0) < (frames[$1].minY, $1) }) {
      let frame = frames[number]
      open.removeAll { frames[$0].maxY <= frame.minY }
      guard open.count < mostAtOnce else { return nil }
      for other in open where !frames[other].intersection(frame).isNull {
        others[number].append(other)
        others[other].append(number)
      }
      open.append(number)
    }
    for number in others.indices { others[number].sort() }
    return others
  }
}
