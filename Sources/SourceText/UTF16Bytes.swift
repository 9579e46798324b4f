/// Texts in UTF-16 as UTF-8.
enum UTF16Bytes {
  static let cutReason = "UTF-16 cut in the middle of a character; expected a whole one"

  /// The byte order of a text, by its mark or by an ASCII character at its beginning; nil if it is
  /// not UTF-16.
  static func isBigEndian(_ bytes: [UInt8]) -> Bool? {
    guard bytes.count >= 2 else { return nil }
    switch (bytes[0], bytes[1]) {
    case (0xFF, 0xFE): return false
    case (0xFE, 0xFF): return true
    case (0, 1...0x7F): return true
    case (1...0x7F, 0): return false
    default: return nil
    }
  }

  /// The text in UTF-8 without a byte order mark; nil if its last unit is cut.
  static func utf8(_ bytes: ArraySlice<UInt8>, isBigEndian: Bool) -> [UInt8]? {
    guard bytes.count.isMultiple(of: 2) else { return nil }
    var units = stride(from: bytes.startIndex, to: bytes.endIndex, by: 2).map { index in
      let first = UInt16(bytes[index])
      let second = UInt16(bytes[index + 1])
      return isBigEndian ? first << 8 | second : second << 8 | first
    }
    if units.first == 0xFEFF { units.removeFirst() }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }
}

/// The byte order mark that some editors put before UTF-8.
enum UTF8Mark {
  static let bytes: [UInt8] = [0xEF, 0xBB, 0xBF]
}
