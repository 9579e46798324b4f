internal import AccessibilityModel

/// The sort position of a stop or a group among its siblings.
struct SortKey {
  /// SwiftUI's sort priority: higher comes first (docs/evidence/voiceover.md#sort-priority).
  var priority: Double = 0
  /// From the side where reading begins: mirrored for right-to-left languages
  /// (docs/evidence/voiceover.md#right-to-left).
  var x: Double = 0
  var y: Double = 0
  var height: Double = 0
  /// Bars at the top come before the content that scrolls beneath them, whatever its scroll
  /// position.
  var comesFirst = false

  /// The origin is that of the frame, even if there is a path; a non-finite one counts as the
  /// origin of the screen (docs/evidence/voiceover.md#frames-and-activation-points).
  init(of unit: ReadingTree.Unit, on screen: Screen) {
    if let element = unit.element {
      comesFirst = screen.elements[element].role == .navigationBar
      let priority = screen.elements[element].sortPriority ?? 0
      self.priority = priority.isFinite ? priority : 0
    }
    guard let origin = unit.origin else { return }
    let frame = screen.elements[origin].effectiveFrame
    guard frame.isFinite else { return }
    x = screen.direction == .rtl ? -frame.x : frame.x
    y = frame.y
    height = frame.height
  }

  /// Whether the two share more than half the height of the smaller.
  func sharesLine(with other: SortKey) -> Bool {
    let shared = min(y + height, other.y + other.height) - max(y, other.y)
    return 2 * shared > min(height, other.height)
  }

  /// Whether only geometry decides between the two.
  func isPeer(of other: SortKey) -> Bool {
    comesFirst == other.comesFirst && priority == other.priority
  }
}
