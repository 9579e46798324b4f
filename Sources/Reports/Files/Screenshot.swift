internal import SourceText

/// A picture of a screen, embedded in a page.
struct Screenshot {
  /// A `data:` URI.
  let address: String

  /// Larger pictures are left out, so that browsers can open the page.
  static let limit = 4_000_000

  /// - Returns: nil if the bytes are not a PNG file, or too many.
  init?(_ bytes: [UInt8]) {
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    guard bytes.starts(with: signature), bytes.count <= Self.limit else { return nil }
    address = "data:image/png;base64," + Base64.encode(bytes)
  }
}
