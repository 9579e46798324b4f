/// The escapes of JSON strings.
///
/// Besides those that RFC 8259 requires, characters that control some terminals are escaped:
/// delete, the C1 control characters, and characters that end a line or change the writing
/// direction. A reader gets the same text.
enum JSONEscapes {
  /// The escape of each of the first 160 scalars; nil for those that need none.
  private static let table: [String?] = (UInt32(0)..<0xA0).map { value in
    switch value {
    case 0x09: "\\t"
    case 0x0A: "\\n"
    case 0x0D: "\\r"
    case 0x22: "\\\""
    case 0x5C: "\\\\"
    case 0..<0x10: "\\u000" + String(value, radix: 16)
    case 0x10..<0x20, 0x7F...: "\\u00" + String(value, radix: 16)
    default: nil
    }
  }

  /// Appends a text to the bytes of a document, escaped.
  static func append(_ text: String, to bytes: inout [UInt8]) {
    guard mayNeedEscapes(text) else { return bytes.append(contentsOf: text.utf8) }
    let table = table
    for scalar in text.unicodeScalars {
      if scalar.value < 0xA0, let escape = table[Int(scalar.value)] {
        bytes.append(contentsOf: escape.utf8)
      } else if turnsOrEndsLine(scalar) {
        let digits = String(scalar.value, radix: 16)
        bytes.append(contentsOf: ("\\u" + String(repeating: "0", count: 4 - digits.count)).utf8)
        bytes.append(contentsOf: digits.utf8)
      } else {
        bytes.append(contentsOf: scalar.utf8)
      }
    }
  }

  /// The Bidi_Control property of Unicode, and the line and paragraph separators.
  private static func turnsOrEndsLine(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  private static func mayNeedEscapes(_ text: String) -> Bool {
    let bytes = text.utf8.span
    var last: UInt8 = 0
    for index in bytes.indices {
      let byte = bytes[index]
      switch byte {
      // 0xC2 begins the C1 control characters, 0xD8 0x9C is U+061C, and the others begin with
      // 0xE2 0x80 or 0xE2 0x81.
      case 0..<0x20, 0x22, 0x5C, 0x7F, 0xC2: return true
      case 0x9C where last == 0xD8: return true
      case 0x8E, 0x8F, 0xA6...0xAE: if last == 0x80 || last == 0x81 { return true }
      default: break
      }
      last = byte
    }
    return false
  }
}
