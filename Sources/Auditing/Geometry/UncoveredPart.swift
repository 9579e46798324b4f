public import AccessibilityModel

/// The largest part of a rectangle that no other rectangle covers.
public enum UncoveredPart {
  /// The search gives up above this number of parts, as in axe-core.
  private static let limit = 64

  /// Finds the part whose shorter side is longest.
  ///
  /// - Returns: a null rectangle if nothing is left; nil if there are too many parts.
  public static func largest(of rect: Rect, without others: [Rect]) -> Rect? {
    // Usually there is only one other rectangle, whose remainder needs no list.
    guard others.count > 1 else {
      return others.first.map { largest(of: rect, without: $0) } ?? rect
    }
    var parts = [rect]
    for other in others {
      var left: [Rect] = []
      left.reserveCapacity(4 * parts.count)
      for part in parts { split(part, by: other) { left.append($0) } }
      parts = left
      if parts.count > limit { return nil }
    }
    return parts.max { $0.shorterSide < $1.shorterSide } ?? .null
  }

  private static func largest(of rect: Rect, without other: Rect) -> Rect {
    var largest = Rect.null
    split(rect, by: other) {
      if largest.isNull || $0.shorterSide > largest.shorterSide { largest = $0 }
    }
    return largest
  }

  /// Passes on the remainders of a rectangle on the four sides of another; they overlap in the
  /// corners.
  private static func split(_ rect: Rect, by other: Rect, _ body: (Rect) -> Void) {
    let shared = rect.intersection(other)
    guard !shared.isNull else { return body(rect) }
    func add(_ left: Double, _ top: Double, _ right: Double, _ bottom: Double) {
      guard right > left, bottom > top else { return }
      body(Rect(x: left, y: top, width: right - left, height: bottom - top))
    }
    add(rect.minX, rect.minY, rect.maxX, shared.minY)
    add(rect.minX, shared.maxY, rect.maxX, rect.maxY)
    add(rect.minX, rect.minY, shared.minX, rect.maxY)
    add(shared.maxX, rect.minY, rect.maxX, rect.maxY)
  }
}
