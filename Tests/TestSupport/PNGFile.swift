/// PNG files of a few pixels, made without a library, since the readers are under test.
public struct PNGFile {
  public var width: Int
  public var height: Int
  public var bitDepth: UInt8 = 8
  /// 0 grey, 2 colours, 3 palette, 4 grey with alpha, 6 colours with alpha.
  public var colorType: UInt8 = 2
  public var isInterlaced = false
  /// Rows, each after its filter; for an interlaced picture, those of all passes.
  public var rows: [UInt8] = []
  /// The chunks before the pixels: a palette, a gamma.
  public var chunks: [(kind: String, data: [UInt8])] = []

  public init(width: Int, height: Int) { (self.width, self.height) = (width, height) }

  /// A picture in red, green and blue.
  public init(width: Int, height: Int, pixel: (_ x: Int, _ y: Int) -> [UInt8]) {
    self.init(width: width, height: height)
    for y in 0..<height { rows += [0] + (0..<width).flatMap { pixel($0, y) } }
  }

  public static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  public var bytes: [UInt8] {
    let header =
      Self.number(width) + Self.number(height)
      + [bitDepth, colorType, 0, 0, isInterlaced ? 1 : 0]
    return Self.signature + Self.chunk("IHDR", header)
      + chunks.flatMap { Self.chunk($0.kind, $0.data) }
      + Self.chunk("IDAT", Self.stored(rows)) + Self.chunk("IEND", [])
  }

  public static func chunk(_ kind: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(kind.utf8) + data
    return number(data.count) + body + number(Int(checksum(body)))
  }

  /// Four bytes, the largest first.
  public static func number(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  /// zlib data that is not compressed (RFC 1950, 1951).
  private static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = [0x78, 0x01]
    var rest = bytes[...]
    repeat {
      let piece = rest.prefix(0xFFFF)
      rest = rest.dropFirst(piece.count)
      let (low, high) = (UInt8(piece.count & 0xFF), UInt8(piece.count >> 8))
      result += [rest.isEmpty ? 1 : 0, low, high, ~low, ~high] + piece
    } while !rest.isEmpty
    var (a, b) = (1, 0)
    for byte in bytes {
      a = (a + Int(byte)) % 65_521
      b = (b + a) % 65_521
    }
    return result + number(b << 16 | a)
  }

  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(0xFFFF_FFFF) { table[Int(($0 ^ UInt32($1)) & 0xFF)] ^ ($0 >> 8) }
  }

  private static let table: [UInt32] = (0..<256).map { (number: UInt32) in
    (0..<8).reduce(number) { value, _ in
      value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1
    }
  }
}
