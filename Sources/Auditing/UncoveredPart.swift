public import AccessibilityModel

/// The largest part of a rectangle that no other rectangle covers.
public enum UncoveredPart {
  /// Past so many parts it gives up, as axe-core does.
  private static let limit = 64

  /// Finds the part whose shorter side is longest.
  ///
  /// - Returns: a null rectangle where nothing is left; nil where there are too many parts.
  public static func largest(of rect: Rect, without others: [Rect]) -> Rect? {
    var parts = [rect]
    for other in others {
      var left: [Rect] = []
      left.reserveCapacity(4 * parts.count)
      for part in parts { split(part, by: other, into: &left) }
      parts = left
      if parts.count > limit { return nil }
    }
    return parts.max { $0.shorterSide < $1.shorterSide } ?? .null
  }

  /// Adds what is left of a rectangle on the four sides of another; the parts overlap in the corners.
  private static func split(_ rect: Rect, by other: Rect, into parts: inout [Rect]) {
    let shared = rect.intersection(other)
    guard !shared.isNull else { return parts.append(rect) }
    func add(_ left: Double, _ top: Double, _ right: Double, _ bottom: Double) {
      guard right > left, bottom > top else { return }
      parts.append(Rect(x: left, y: top, width: right - left, height: bottom - top))
    }
    add(rect.minX, rect.minY, rect.maxX, shared.minY)
    add(rect.minX, shared.maxY, rect.maxX, rect.maxY)
    add(rect.minX, rect.minY, shared.minX, rect.maxY)
    add(shared.maxX, rect.minY, rect.maxX, rect.maxY)
  }
}
