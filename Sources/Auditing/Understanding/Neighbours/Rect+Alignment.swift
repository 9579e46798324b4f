public import AccessibilityModel

// Lines and columns, as sighted users group the elements of a screen.

extension Rect {
  /// Whether some column of points belongs to both.
  public func sharesColumn(with other: Rect) -> Bool { minX < other.maxX && other.minX < maxX }

  /// Whether some line of points belongs to both.
  public func sharesLine(with other: Rect) -> Bool { minY < other.maxY && other.minY < maxY }

  /// Whether the two are read as one line: more than half of the lower one is beside the other.
  public func isOnLine(of other: Rect) -> Bool {
    guard isFinite, other.isFinite else { return false }
    return 2 * (min(maxY, other.maxY) - max(minY, other.minY)) > min(height, other.height)
  }
}
