/// One key in the bytes from a terminal.
enum KeySequence {
  private static let escape: UInt8 = 0x1B

  /// Removes the first key; nil if there is none.
  static func take(from bytes: inout [UInt8]) -> String? {
    guard let first = bytes.first else { return nil }
    let length = first == escape ? escapeLength(bytes) : characterLength(bytes, first)
    defer { bytes.removeFirst(length) }
    return String(decoding: bytes[..<length], as: UTF8.self)
  }

  /// ESC alone is a key; ESC [ and ESC O begin a sequence that a letter or ~ ends. Alt with a key is
  /// ESC and its character, if both arrive at once; Alt and Control with a letter are ESC and a
  /// control character; those that have their own keys stay separate.
  private static func escapeLength(_ bytes: [UInt8]) -> Int {
    if bytes.count > 1, (1...26).contains(bytes[1]), !ownKeys.contains(bytes[1]) { return 2 }
    if bytes.count > 1, (0x20...0x7E).contains(bytes[1]), !beginnings.contains(bytes[1]) {
      return 2
    }
    guard bytes.count > 2, bytes[1] == UInt8(ascii: "[") || bytes[1] == UInt8(ascii: "O") else {
      return 1
    }
    let end = bytes[2...].firstIndex { (0x40...0x7E).contains($0) }
    return end.map { $0 + 1 } ?? bytes.count
  }

  private static let beginnings = [UInt8(ascii: "["), UInt8(ascii: "O")]
  /// Backspace, Tab, the line feed and Enter.
  private static let ownKeys: [UInt8] = [0x08, 0x09, 0x0A, 0x0D]

  private static func characterLength(_ bytes: [UInt8], _ first: UInt8) -> Int {
    let length =
      switch first {
      case 0xC0..<0xE0: 2
      case 0xE0..<0xF0: 3
      case 0xF0...0xFF: 4
      default: 1
      }
    return min(length, bytes.count)
  }
}
