import AccessibilityModel
import Testing

@testable import Pixels

/// A picture that is drawn pixel by pixel.
struct Sketch {
  let width: Int
  let height: Int
  private var pixels: [Pixel]

  init(_ width: Int, _ height: Int, ground: (_ x: Int, _ y: Int) -> Pixel) {
    (self.width, self.height) = (width, height)
    pixels = (0..<(width * height)).map { ground($0 % width, $0 / width) }
  }

  init(_ width: Int, _ height: Int, _ ground: Pixel) { self.init(width, height) { _, _ in ground } }

  subscript(x: Int, y: Int) -> Pixel {
    get { pixels[y * width + x] }
    set { pixels[y * width + x] = newValue }
  }

  /// Strokes of letters, one every eight pixels, with smoothed edges.
  ///
  /// - Parameters:
  ///   - core: how many pixels of each have the colour in full.
  ///   - edge: how much of the colour the pixels on both sides have.
  mutating func write(
    _ color: Pixel, columns: Range<Int>, rows: Range<Int>, core: Int = 2, edge: Double = 0.5
  ) {
    for start in stride(from: columns.lowerBound, to: columns.upperBound - core - 1, by: 8) {
      for y in rows {
        for offset in 0...(core + 1) {
          let isEdge = offset == 0 || offset == core + 1
          let x = start + offset
          self[x, y] = isEdge ? Self.mix(color, self[x, y], edge) : color
        }
      }
    }
  }

  mutating func fill(_ color: Pixel, columns: Range<Int>, rows: Range<Int>) {
    for y in rows { for x in columns { self[x, y] = color } }
  }

  static func mix(_ color: Pixel, _ ground: Pixel, _ share: Double) -> Pixel {
    func part(_ a: Int, _ b: Int) -> UInt8 {
      UInt8((Double(a) * share + Double(b) * (1 - share)).rounded())
    }
    return Pixel(
      part(color.red, ground.red), part(color.green, ground.green), part(color.blue, ground.blue))
  }

  var bitmap: Bitmap {
    get throws { try #require(Bitmap(width: width, height: height, pixels: pixels)) }
  }

  /// The measurement of the whole sketch.
  func look(_ content: MeasuredLook.Content = .text) throws -> AreaLook? {
    let area = try #require(PixelArea(try bitmap, columns: 0..<width, rows: 0..<height))
    return AreaLook(of: area, content: content)
  }
}

extension Pixel {
  static let white = Pixel(255, 255, 255)
  static let black = Pixel(0, 0, 0)
  /// 4.54:1 on white.
  static let grey = Pixel(0x76, 0x76, 0x76)
  /// 2.54:1 on white.
  static let pale = Pixel(0xA2, 0xA2, 0xA2)
}
