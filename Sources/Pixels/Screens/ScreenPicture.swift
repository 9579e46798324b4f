public import AccessibilityModel

/// A picture of a screen, aligned with its elements.
public struct ScreenPicture: Sendable {
  let bitmap: Bitmap
  /// Pixels for each point of the screen's frames.
  let pixelsPerPoint: Double

  /// - Parameter pixelsPerPoint: as measured on the device; nil to infer it from the sides.
  /// - Throws: why the picture does not show the screen.
  public init(
    _ bitmap: Bitmap, of screen: Screen, pixelsPerPoint: Double? = nil
  ) throws(ScreenPictureError) {
    if let blank = BlankCheck(bitmap).error { throw blank }
    let bounds = screen.bounds
    guard bounds.isFinite, bounds.maxX >= 1, bounds.maxY >= 1 else { throw .noSize }
    let size = Size(width: bounds.maxX, height: bounds.maxY)
    // Android's frames were pixels before they were divided by the assumed density.
    let isInPixels = screen.platform == .android
    let scale =
      isInPixels ? screen.scale : pixelsPerPoint ?? Double(bitmap.width) / size.width
    guard scale.isFinite, Self.scales.contains(scale) else {
      throw .sides(bitmap.width, bitmap.height, of: size)
    }
    let (width, height) = (size.width * scale, size.height * scale)
    // A dump may leave out the bar at the bottom or at a side.
    let bar = isInPixels ? 1.2 : 1
    guard Self.fits(bitmap.width, width, bar), Self.fits(bitmap.height, height, bar) else {
      let isFound = !isInPixels && pixelsPerPoint == nil
      let turned = isFound ? Double(bitmap.width) / size.height : scale
      let isTurned =
        size.width != size.height && Self.fits(bitmap.width, size.height * turned, bar)
        && Self.fits(bitmap.height, size.width * turned, bar)
      throw isTurned ? .turned : .sides(bitmap.width, bitmap.height, of: size)
    }
    (self.bitmap, self.pixelsPerPoint) = (bitmap, scale)
  }

  /// Smaller pictures show no letters, and no screen has more than 8 pixels per point.
  private static let scales = 0.5...8.0

  /// Whether a side is as long as it should be, to two pixels or two hundredths.
  private static func fits(_ side: Int, _ expected: Double, _ bar: Double) -> Bool {
    let slack = max(2, expected * 0.02)
    return Double(side) >= expected - slack && Double(side) <= expected * bar + slack
  }

  /// The pixels of a frame; nil if it is outside the picture.
  func area(of frame: Rect) -> PixelArea? {
    func pixel(_ points: Double, _ rule: FloatingPointRoundingRule) -> Int {
      Int(min(1_000_000, max(-1, (points * pixelsPerPoint).rounded(rule))))
    }
    let (left, right) = (pixel(frame.minX, .down), pixel(frame.maxX, .up))
    let (top, bottom) = (pixel(frame.minY, .down), pixel(frame.maxY, .up))
    guard left < right, top < bottom else { return nil }
    return PixelArea(bitmap, columns: left..<right, rows: top..<bottom)
  }
}

/// Why a picture is not used.
public enum ScreenPictureError: Error, Hashable, Sendable, CustomStringConvertible {
  /// One colour, with that colour as `#RRGGBB`.
  case blank(String)
  /// Black, as from apps that forbid screenshots.
  case black
  case sides(Int, Int, of: Size)
  case turned
  /// Neither the screen nor any of its elements has a size.
  case noSize

  /// The fault and the expected content, lower case, no full stop.
  public var description: String {
    switch self {
    case .blank(let color): "found only the colour \(color); expected a picture of the screen"
    case .black: "found a black picture; the app may forbid screenshots"
    case .sides(let width, let height, let size):
      "found \(width) by \(height) pixels; expected the proportions of the screen, "
        + "\(Self.words(size.width)) by \(Self.words(size.height))"
    case .turned: "found a picture in the other orientation"
    case .noSize: "found no frames in the file to align the picture with"
    }
  }

  private static func words(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e9 ? "\(Int(number))" : "\(number)"
  }
}

/// Detects pictures without content.
private struct BlankCheck {
  let error: ScreenPictureError?

  /// The status bar and the system's drawing at the bottom are visible nevertheless.
  private static let margin = 0.06
  /// A few stray pixels.
  private static let mostOthers = 8

  init(_ bitmap: Bitmap) {
    let margin = Int(Double(bitmap.height) * Self.margin)
    let first = bitmap.pixels[margin * bitmap.width]
    var others = 0
    for index in (margin * bitmap.width)..<((bitmap.height - margin) * bitmap.width) {
      guard bitmap.pixels[index].difference(first) > Ground.tolerance else { continue }
      others += 1
      if others > Self.mostOthers { break }
    }
    let isBlack = max(first.red, first.green, first.blue) <= Ground.tolerance
    error = others > Self.mostOthers ? nil : isBlack ? .black : .blank(first.color.hex)
  }
}
