/// Bytes as letters, and letters as bytes (RFC 4648, section 4).
public enum Base64 {
  private static let letters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// nil if it contains anything but letters, padding at the end, and line ends.
  public static func decode(_ text: String) -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count / 4 * 3)
    var (bits, count, padding) = (UInt32(0), 0, 0)
    let table = table
    for letter in text.utf8 {
      if letter == UInt8(ascii: "\n") || letter == UInt8(ascii: "\r") { continue }
      if letter == UInt8(ascii: "=") {
        padding += 1
        continue
      }
      let value = table[Int(letter)]
      guard padding == 0, value < 64 else { return nil }
      bits = bits << 6 | UInt32(value)
      count += 1
      if count % 4 == 0 {
        bytes += [UInt8(truncatingIfNeeded: bits >> 16), UInt8(truncatingIfNeeded: bits >> 8)]
        bytes.append(UInt8(truncatingIfNeeded: bits))
      }
    }
    switch count % 4 {
    case 0: break
    case 2: bytes.append(UInt8(truncatingIfNeeded: bits >> 4))
    case 3:
      bytes.append(UInt8(truncatingIfNeeded: bits >> 10))
      bytes.append(UInt8(truncatingIfNeeded: bits >> 2))
    default: return nil
    }
    return padding <= 2 ? bytes : nil
  }

  /// The value of each letter; 255 for other bytes.
  private static let table: [UInt8] = {
    var table = [UInt8](repeating: 255, count: 256)
    for (value, letter) in letters.enumerated() { table[Int(letter)] = UInt8(value) }
    return table
  }()

  public static func encode(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let part = bytes[start..<min(start + 3, bytes.count)]
      let bits = part.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - part.count))
      for place in 0..<4 {
        text.append(
          place <= part.count ? letters[bits >> (18 - 6 * place) & 63] : UInt8(ascii: "="))
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
