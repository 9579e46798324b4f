import TestSupport
import Testing

@testable import Pixels

@Suite struct PNGDecoderTests {
  @Test(arguments: PNGCase.all)
  func `a picture of any kind becomes red, green, blue and alpha`(_ test: PNGCase) throws {
    let bitmap = try PNGDecoder().bitmap(test.file.bytes)
    #expect(bitmap == Bitmap(width: 2, height: 2, pixels: test.pixels))
  }

  @Test(arguments: RefusedPNG.all)
  func `other files are rejected with their type`(_ test: RefusedPNG) {
    let error = #expect(throws: PNGError.self) { try PNGDecoder().bitmap(test.bytes) }
    #expect(error?.kind == test.kind)
    #expect(error?.reason == test.reason)
  }

  @Test func `a picture that is cut off anywhere is refused, and none traps`() throws {
    let bytes = PNGFile(width: 40, height: 30) { x, y in [UInt8(x), UInt8(y), 9] }.bytes
    let whole = try PNGDecoder().bitmap(bytes)
    // The end of the pixels' data: the bytes after it do not matter.
    let end = bytes.count - 12 - 4
    for count in 0..<bytes.count {
      let bitmap = try? PNGDecoder().bitmap(Array(bytes.prefix(count)))
      if count < end - 4 {
        #expect(bitmap == nil, "\(count) bytes")
      } else if let bitmap {
        #expect(bitmap == whole)
      }
    }
  }

  @Test(.timeLimit(.minutes(10)))
  func `data beyond that of the pixels is refused before it is expanded`() {
    var file = PNGFile(width: 16, height: 16) { _, _ in [1, 2, 3] }
    #expect((try? PNGDecoder().bitmap(file.bytes)) != nil)
    file.rows += [UInt8](repeating: 0, count: 8_000_000)
    let error = #expect(throws: PNGError.self) { try PNGDecoder().bitmap(file.bytes) }
    #expect(error?.kind == .damaged)
    #expect(
      error?.reason == "found more data than 16 by 16 pixels need, expected only theirs")
  }

  @Test func `a damaged picture is refused or read, and none traps`() {
    var numbers = SeededNumbers(seed: 7)
    let bytes = PNGFile(width: 16, height: 16) { x, y in [UInt8(x * 9), UInt8(y * 9), 0] }.bytes
    var refused = 0
    for _ in 0..<3_000 {
      var damaged = bytes
      for _ in 0..<Int.random(in: 1...6, using: &numbers) {
        let place = Int.random(in: 8..<damaged.count, using: &numbers)
        damaged[place] = UInt8.random(in: 0...255, using: &numbers)
      }
      if (try? PNGDecoder().bitmap(damaged)) == nil { refused += 1 }
    }
    #expect(refused > 2_000)
  }
}

/// A picture of two by two pixels, and its content.
struct PNGCase: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var file: PNGFile { make() }
  var pixels: [Pixel]
  private var make: @Sendable () -> PNGFile

  private init(
    _ name: String, _ pixels: [Pixel], _ change: @escaping @Sendable (inout PNGFile) -> Void
  ) {
    testDescription = name
    self.pixels = pixels
    make = {
      var file = PNGFile(width: 2, height: 2)
      change(&file)
      return file
    }
  }

  private static func grey(_ values: UInt8...) -> [Pixel] { values.map { Pixel($0, $0, $0) } }

  private static let red = Pixel(255, 0, 0)
  private static let blue = Pixel(0, 0, 255)

  static let all = [
    PNGCase("colours", [red, blue, blue, red]) {
      $0.rows = [0, 255, 0, 0, 0, 0, 255, 0, 0, 0, 255, 255, 0, 0]
    },
    PNGCase("colours with alpha", [Pixel(255, 0, 0, alpha: 128), blue, blue, red]) {
      $0.colorType = 6
      $0.rows = [0, 255, 0, 0, 128, 0, 0, 255, 255, 0, 0, 0, 255, 255, 255, 0, 0, 255]
    },
    PNGCase("grey", grey(0, 60, 120, 255)) {
      $0.colorType = 0
      $0.rows = [0, 0, 60, 0, 120, 255]
    },
    PNGCase("grey of one bit", grey(255, 0, 0, 255)) {
      $0.colorType = 0
      $0.bitDepth = 1
      $0.rows = [0, 0x80, 0, 0x40]
    },
    PNGCase("grey with alpha", [Pixel(9, 9, 9, alpha: 0)] + grey(60, 120, 255)) {
      $0.colorType = 4
      $0.rows = [0, 9, 0, 60, 255, 0, 120, 255, 255, 255]
    },
    PNGCase("16 bits", [red, blue, blue, red]) {
      $0.bitDepth = 16
      $0.rows =
        [0, 255, 255, 0, 0, 0, 0, 0, 0, 0, 0, 255, 255]
        + [0, 0, 0, 0, 0, 255, 255, 255, 255, 0, 0, 0, 0]
    },
    PNGCase("16 bits of grey are no linear light", grey(128, 128, 128, 128)) {
      $0.bitDepth = 16
      $0.colorType = 0
      $0.rows = [0, 128, 128, 128, 128, 0, 128, 128, 128, 128]
    },
    PNGCase("a palette with a transparent colour", [red, Pixel(0, 0, 255, alpha: 0), red, red]) {
      $0.colorType = 3
      $0.bitDepth = 4
      $0.chunks = [("PLTE", [255, 0, 0, 0, 0, 255]), ("tRNS", [255, 0])]
      $0.rows = [0, 0x01, 0, 0x00]
    },
    PNGCase("filters", [red, red, red, red]) {
      $0.rows = [1, 255, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0]
    },
    // Adam7: the first pixel, then the one beside it, then the second row.
    PNGCase("interlaced", [red, blue, blue, red]) {
      $0.isInterlaced = true
      $0.rows = [0, 255, 0, 0, 0, 0, 0, 255, 0, 0, 0, 255, 255, 0, 0]
    },
    PNGCase("an animation shows its first picture", [red, blue, blue, red]) {
      $0.chunks = [
        ("acTL", PNGFile.number(2) + PNGFile.number(0)),
        (
          "fcTL",
          PNGFile.number(0) + PNGFile.number(2) + PNGFile.number(2) + PNGFile.number(0)
            + PNGFile.number(0) + [0, 1, 0, 1, 0, 0]
        ),
      ]
      $0.rows = [0, 255, 0, 0, 0, 0, 255, 0, 0, 0, 255, 255, 0, 0]
    },
    // 0.45455: that of sRGB.
    PNGCase("a gamma", grey(0, 60, 120, 255)) {
      $0.colorType = 0
      $0.chunks = [("gAMA", PNGFile.number(45_455))]
      $0.rows = [0, 0, 60, 0, 120, 255]
    },
    PNGCase("a broken profile", [red, blue, blue, red]) {
      $0.chunks = [("iCCP", Array("P3".utf8) + [0, 0, 1, 2, 3])]
      $0.rows = [0, 255, 0, 0, 0, 0, 255, 0, 0, 0, 255, 255, 0, 0]
    },
  ]
}

/// Bytes that are not a picture.
struct RefusedPNG: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var bytes: [UInt8]
  var kind: PNGError.Kind
  var reason: String

  private static func sized(_ width: Int, _ height: Int) -> [UInt8] {
    var file = PNGFile(width: width, height: height)
    file.rows = [0]
    return file.bytes
  }

  private static func flipped(_ place: Int) -> [UInt8] {
    var bytes = PNGFile(width: 2, height: 2) { _, _ in [1, 2, 3] }.bytes
    bytes[place] ^= 1
    return bytes
  }

  static let all = [
    RefusedPNG(
      testDescription: "nothing", bytes: [], kind: .noPNG,
      reason: "found no PNG file, expected one"),
    RefusedPNG(
      testDescription: "a JPEG file", bytes: [0xFF, 0xD8, 0xFF, 0xE0], kind: .noPNG,
      reason: "found no PNG file, expected one"),
    RefusedPNG(
      testDescription: "too many pixels", bytes: sized(100_000, 100_000), kind: .tooLarge,
      reason: "found a picture of 100000 by 100000 pixels, expected at most 64000000 pixels"),
    RefusedPNG(
      testDescription: "no width", bytes: sized(0, 2), kind: .damaged,
      reason: "found a damaged PNG file (Invalid IHDR data), expected a whole one"),
    RefusedPNG(
      testDescription: "a checksum of the header", bytes: flipped(29), kind: .damaged,
      reason: "found a damaged PNG file (IHDR: CRC error), expected a whole one"),
    RefusedPNG(
      testDescription: "the data of the pixels", bytes: flipped(48), kind: .damaged,
      reason: "found a damaged PNG file (IDAT: incorrect data check), expected a whole one"),
  ]
}
