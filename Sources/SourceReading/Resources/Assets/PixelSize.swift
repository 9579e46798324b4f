internal import Platform

/// The size of a picture, from the first bytes of its file.
enum PixelSize {
  /// - Returns: nil for a file that is not a PNG, or does not exist.
  static func ofImage(at path: String) -> ImageSet.Size? {
    guard let bytes = try? InputFile.read(path, limit: length), bytes.count == length else {
      return nil
    }
    return size(bytes)
  }

  /// The signature, the length and name of the first chunk, then width and height.
  private static let length = 24

  /// The header of a PNG (RFC 2083, §4.1.1).
  static func size(_ bytes: [UInt8]) -> ImageSet.Size? {
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    guard bytes.count >= length, bytes.starts(with: signature),
      bytes[12..<16].elementsEqual("IHDR".utf8)
    else { return nil }
    func number(_ start: Int) -> Double {
      Double(bytes[start..<(start + 4)].reduce(UInt32(0)) { $0 << 8 | UInt32($1) })
    }
    return ImageSet.Size(width: number(16), height: number(20))
  }
}
