internal import AccessibilityModel
internal import Auditing

extension Screen {
  /// Whether a sighted reader sees it first: above it, or in its row on the leading side.
  func shows(_ a: Rect, before b: Rect) -> Bool {
    if a.maxY <= b.minY + 0.5, a.sharesColumn(with: b) { return true }
    guard abs(a.minY - b.minY) < rowTolerance else { return false }
    return direction == .ltr ? a.maxX <= b.minX : a.minX >= b.maxX
  }
}

/// A stop with the frame that determines its position in the reading order.
struct PlacedStop {
  var index: Int
  var frame: Rect

  var top: Double { frame.minY }
}

extension PlacedStop {
  init(_ index: Int, on context: AuditContext) {
    self.init(index: index, frame: context.subject(index).effectiveFrame)
  }
}
