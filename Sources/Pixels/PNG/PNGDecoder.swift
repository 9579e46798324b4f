internal import CPNG

/// Reads PNG files (ISO/IEC 15948) of every kind: interlaced ones, palettes, 1 to 16 bits, with or
/// without alpha; of an animation, the default image. libpng decodes them; none of its errors
/// leaves this file.
public struct PNGDecoder: Sendable {
  /// The largest file that is read.
  public static let largestFile = 64 << 20

  /// The most pixels: 256 MB of memory, four times as many as the largest screen has.
  public var mostPixels = 64_000_000

  public init() {}

  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// - Throws: what was found instead of a readable picture.
  public func bitmap(_ bytes: [UInt8]) throws(PNGError) -> Bitmap {
    guard bytes.starts(with: Self.signature) else {
      throw PNGError(.noPNG, "found no PNG file, expected one")
    }
    guard bytes.count <= Self.largestFile else {
      throw PNGError(
        .tooLarge, "found a PNG file of \(bytes.count >> 20) MB, expected at most 64 MB")
    }
    var image = png_image()
    defer { png_image_free(&image) }
    guard bytes.withUnsafeBytes({ earshot_png_begin(&image, $0.baseAddress, $0.count) }) != 0 else {
      throw Self.damage(&image)
    }
    let (width, height) = (Int(image.width), Int(image.height))
    // Neither side exceeds 31 bits, so the product fits.
    guard width * height <= mostPixels else {
      throw PNGError(
        .tooLarge,
        "found a picture of \(width) by \(height) pixels, expected at most \(mostPixels) pixels")
    }
    png_image_free(&image)
    guard !PNGDataLength.exceeds(Self.mostData(width, height), in: bytes) else {
      throw PNGError(
        .damaged,
        "found more data than \(width) by \(height) pixels need, expected only theirs")
    }
    var isRead = false
    // libpng continues where it found the header, so it gets the bytes again.
    let pixels = [Pixel](unsafeUninitializedCapacity: width * height) { room, count in
      room.initialize(repeating: Pixel(bits: 0))
      count = room.count
      isRead = bytes.withUnsafeBytes {
        earshot_png_begin(&image, $0.baseAddress, $0.count) != 0
          && earshot_png_finish(&image, room.baseAddress) != 0
      }
    }
    guard isRead, let bitmap = Bitmap(width: width, height: height, pixels: pixels) else {
      throw Self.damage(&image)
    }
    return bitmap
  }

  /// The maximum that the pixels need: eight bytes each, and a filter for each row; an interlaced
  /// picture has up to seven times as many rows.
  private static func mostData(_ width: Int, _ height: Int) -> Int {
    8 * (width * height + height)
  }

  private static func damage(_ image: inout png_image) -> PNGError {
    let message = String(cString: earshot_png_message(&image))
    if message.contains("memory") {
      return PNGError(.noMemory, "found too little memory for the picture")
    }
    return PNGError(.damaged, "found a damaged PNG file (\(message)), expected a whole one")
  }
}
