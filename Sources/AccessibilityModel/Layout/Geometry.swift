/// A position on the screen, in points, from its top left corner.
public struct Point: Hashable, Sendable {
  public var x: Double
  public var y: Double

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// A width and a height, in points.
public struct Size: Hashable, Sendable {
  public var width: Double
  public var height: Double

  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// The sides of a view that a layout without frames fixes, in points; nil for one that the system decides.
public struct FixedSides: Hashable, Sendable {
  public var width: Double?
  public var height: Double?
  /// Whether a side is that of the image in the view, so that another image changes it.
  public var followsImage = false
  /// Whether its height is that of its text, which code may exchange.
  public var followsText = false
  /// Whether a side is the greatest that the view around it leaves room for.
  public var isLimit = false
  /// Whether a side is that of a letter or a symbol, by the size of its font.
  public var isEstimated = false

  public init(width: Double?, height: Double?) {
    self.width = width
    self.height = height
  }
}

/// Distances from the four edges of a rectangle, in points.
public struct EdgeInsets: Hashable, Sendable {
  public var top: Double
  public var left: Double
  public var bottom: Double
  public var right: Double

  public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

/// A rectangle on the screen, in points, from its top left corner.
public struct Rect: Hashable, Sendable {
  public var x: Double
  public var y: Double
  public var width: Double
  public var height: Double

  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The frame of an element whose frame is not known.
  public static let null = Rect(x: .infinity, y: .infinity, width: 0, height: 0)
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  public var isNull: Bool { x == .infinity || y == .infinity }
  public var isFinite: Bool { x.isFinite && y.isFinite && width.isFinite && height.isFinite }
  public var minX: Double { x }
  public var minY: Double { y }
  public var maxX: Double { x + width }
  public var maxY: Double { y + height }
  public var area: Double { max(0, width) * max(0, height) }
  public var shorterSide: Double { min(width, height) }
  public var center: Point { Point(x: x + width / 2, y: y + height / 2) }

  /// Whether its area is zero.
  public var isEmpty: Bool { isNull || !(width > 0 && height > 0) }

  /// The same rectangle with sides that are not negative (`CGRectStandardize`).
  public var standardized: Rect {
    Rect(
      x: min(x, x + width), y: min(y, y + height), width: abs(width), height: abs(height))
  }

  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Whether the other rectangle is inside this one, but for the tolerance (points).
  public func contains(_ other: Rect, tolerance: Double = 0) -> Bool {
    other.minX >= minX - tolerance && other.maxX <= maxX + tolerance
      && other.minY >= minY - tolerance && other.maxY <= maxY + tolerance
  }

  /// The part that both rectangles cover; null if they only touch or are apart.
  public func intersection(_ other: Rect) -> Rect {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    guard right > left, bottom > top else { return .null }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The smallest rectangle around both.
  public func union(_ other: Rect) -> Rect {
    if isNull { return other }
    if other.isNull { return self }
    let left = min(minX, other.minX)
    let top = min(minY, other.minY)
    return Rect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// Whether all four edges agree within the tolerance (points).
  public func isAlmostEqual(to other: Rect, tolerance: Double = 0.5) -> Bool {
    abs(minX - other.minX) <= tolerance && abs(minY - other.minY) <= tolerance
      && abs(maxX - other.maxX) <= tolerance && abs(maxY - other.maxY) <= tolerance
  }
}
