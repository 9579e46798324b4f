internal import AccessibilityModel

/// Where a stop or a group stands among its siblings.
struct SortKey {
  /// SwiftUI's sort priority: higher comes first.
  var priority: Double
  /// From the side where reading begins: mirrored for a language written from right to left.
  var x: Double
  var y: Double
  /// Bars at the top come before whatever scrolls beneath them, wherever it has been scrolled to.
  var comesFirst: Bool

  /// Asks the elements field by field: a copy would count all its texts.
  ///
  /// - Parameters:
  ///   - unit: any but the group of all.
  ///   - elements: of the screen.
  ///   - isMirrored: whether its language is written from right to left.
  init(of unit: Arrangement.Unit, in elements: borrowing [Element], isMirrored: Bool) {
    let element = Int(unit.element)
    comesFirst = elements[element].role == .navigationBar
    // Asked first, as ``Swift/Array/effectiveFrame(of:)`` does.
    var priority = 0.0
    priority = elements[element].sortPriority ?? 0
    self.priority = priority.isFinite ? priority : 0
    let origin = Self.origin(of: Int(unit.place), in: elements)
    x = isMirrored ? -origin.x : origin.x
    y = origin.y
  }

  /// The origin of a frame, whatever the path (`voiceover.md` §3.1); one that is no number counts as
  /// the origin of the screen.
  private static func origin(of element: Int, in elements: borrowing [Element]) -> Point {
    guard element >= 0 else { return Point(x: 0, y: 0) }
    let frame = elements.effectiveFrame(of: element)
    return frame.isFinite ? Point(x: frame.x, y: frame.y) : Point(x: 0, y: 0)
  }

  /// Whether geometry alone decides between the two.
  func isPeer(of other: SortKey) -> Bool {
    comesFirst == other.comesFirst && priority == other.priority
  }
}
