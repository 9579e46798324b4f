internal import AccessibilityModel

/// Finds which rectangles overlap.
///
/// A sweep line moves down the screen and meets each rectangle at its top: only rectangles that it
/// has not left yet can overlap it, and on a usable screen these are few.
enum Overlaps {
  /// Above this number, a grid search is faster.
  private static let mostAtOnce = 64

  /// For each rectangle the numbers of those that overlap it, in ascending order; nil if too many
  /// meet one line.
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
