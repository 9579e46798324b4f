/// The beginning of a PNG file (ISO/IEC 15948, 5.2 and 11.2.2).
struct PNGHeader {
  let width: Int
  let height: Int

  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// nil if the bytes are not a PNG file, or an incomplete one.
  init?(_ bytes: [UInt8]) {
    guard bytes.count >= 45, bytes.starts(with: Self.signature),
      bytes[12..<16].elementsEqual("IHDR".utf8),
      bytes.suffix(8).prefix(4).elementsEqual("IEND".utf8)
    else { return nil }
    func number(at offset: Int) -> Int {
      bytes[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int($1) }
    }
    (width, height) = (number(at: 16), number(at: 20))
    guard width > 0, height > 0 else { return nil }
  }
}
