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

  /// Whether it is before another frame on its line, in the direction in which the screen is read.
  ///
  /// - Parameter overlap: by how many points the two may overlap.
  func isBefore(_ other: Rect, in direction: LayoutDirection, overlap: Double = 0) -> Bool {
    guard isOnLine(of: other) else { return false }
    return direction == .ltr ? maxX <= other.minX + overlap : minX >= other.maxX - overlap
  }

  /// Whether the two are as high as each other, side by side in a row: each edge is rounded to pixels.
  func isInRow(with other: Rect) -> Bool {
    abs(minY - other.minY) <= 2 && abs(height - other.height) <= 2
  }

  /// Whether they are items of one row, one perhaps raised or higher than the others, as the current one often is.
  func isInUnevenRow(with other: Rect) -> Bool {
    abs(height - other.height) <= Self.mostRaised
      && min(maxY, other.maxY) - max(minY, other.minY) >= 0.5 * max(height, other.height)
  }

  /// In points or dp: apps raise an item by 8 to 12.
  private static let mostRaised = 16.0

  /// The distance to another frame that is on a line with it, above or below it, or in it; nil if it is apart in both
  /// directions. Negative if they overlap.
  func distance(to other: Rect) -> Double? {
    guard isFinite, other.isFinite, !isEmpty, !other.isEmpty else { return nil }
    let across = max(minX, other.minX) - min(maxX, other.maxX)
    let down = max(minY, other.minY) - min(maxY, other.maxY)
    return min(across, down) < 0 ? max(across, down) : nil
  }

  /// Whether it is as near to another frame as a caption is to what it names.
  func isBeside(_ other: Rect) -> Bool {
    distance(to: other).map { $0 <= Self.mostToCaption } ?? false
  }

  /// Whether it is drawn as the caption of a control: beside it on its line, or in, right below or right above it and at
  /// its centre.
  func isCaption(of control: Rect) -> Bool {
    guard isBeside(control) else { return false }
    return abs(center.x - control.center.x) <= Self.offCentre
      || (control.minY...control.maxY).contains(center.y) && !sharesColumn(with: control)
  }

  /// In points: the standard space of Auto Layout is 8 between views and 20 to the edge of the view around them, and
  /// Material's margins are 16 and 24 dp.
  static let mostToCaption = 24.0
  /// In points.
  private static let offCentre = 4.0
}
