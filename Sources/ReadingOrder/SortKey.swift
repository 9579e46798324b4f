internal import AccessibilityModel

/// Where a stop or a group stands among its siblings.
struct SortKey {
  /// Bars at the top come before whatever scrolls beneath them, wherever it has been scrolled to.
  var comesFirst: Bool
  /// SwiftUI's sort priority: higher comes first.
  var priority: Double
  /// From the side where reading begins: mirrored for a language written from right to left.
  var x: Double
  var y: Double

  init(at origin: Point, isMirrored: Bool, comesFirst: Bool = false, priority: Double = 0) {
    self.comesFirst = comesFirst
    self.priority = priority.isFinite ? priority : 0
    x = isMirrored ? -origin.x : origin.x
    y = origin.y
  }

  /// Takes over the place of a group's first stop.
  mutating func move(to other: SortKey) {
    x = other.x
    y = other.y
  }

  /// Whether geometry alone decides between the two.
  func isPeer(of other: SortKey) -> Bool {
    comesFirst == other.comesFirst && priority == other.priority
  }
}
