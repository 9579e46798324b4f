/// The escapes of JSON strings.
///
/// Beyond those that RFC 8259 requires, delete and the C1 control characters are escaped: some
/// terminals obey them.
enum JSONEscapes {
  /// The escape of each of the first 160 scalars; nil for those that are written as they are.
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
      } else {
        bytes.append(contentsOf: scalar.utf8)
      }
    }
  }

  private static func mayNeedEscapes(_ text: String) -> Bool {
    text.utf8.contains { byte in
      // 0xC2 begins the C1 control characters.
      byte < 0x20 || byte == 0x22 || byte == 0x5C || byte == 0x7F || byte == 0xC2
    }
  }
}
