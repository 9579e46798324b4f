/// A picture in memory: rows of pixels from the top left corner.
public struct Bitmap: Hashable, Sendable {
  /// In pixels.
  public let width: Int
  public let height: Int
  /// Row by row.
  let pixels: [Pixel]

  /// - Parameter pixels: row by row; the result is nil if their number does not match the sides.
  init?(width: Int, height: Int, pixels: [Pixel]) {
    guard width > 0, height > 0, pixels.count == width * height else { return nil }
    (self.width, self.height, self.pixels) = (width, height, pixels)
  }
}

/// A colour in sRGB with 8 bits for each component, in memory order: red, green, blue, alpha.
struct Pixel: Hashable, Sendable {
  let bits: UInt32

  init(bits: UInt32) { self.bits = bits }

  init(_ red: UInt8, _ green: UInt8, _ blue: UInt8, alpha: UInt8 = 255) {
    bits = UInt32(
      littleEndian: UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | UInt32(alpha) << 24)
  }

  var red: Int { Int(UInt32(littleEndian: bits) & 0xFF) }
  var green: Int { Int(UInt32(littleEndian: bits) >> 8 & 0xFF) }
  var blue: Int { Int(UInt32(littleEndian: bits) >> 16 & 0xFF) }
  var isOpaque: Bool { UInt32(littleEndian: bits) >> 24 == 255 }
}
