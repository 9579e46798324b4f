/// Converts a document to UTF-8 before libxml2 reads it, so that its offsets are ours.
enum XMLEncoding {
  /// The document in UTF-8, without a byte order mark.
  ///
  /// - Throws: the encoding that was found, if it is not supported.
  static func utf8(_ bytes: [UInt8]) throws(DocumentError) -> [UInt8] {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return Array(bytes.dropFirst(3)) }
    if bytes.starts(with: [0xFF, 0xFE]) {
      return try utf16(bytes.dropFirst(2), isBigEndian: false)
    }
    if bytes.starts(with: [0xFE, 0xFF]) { return try utf16(bytes.dropFirst(2), isBigEndian: true) }
    if bytes.starts(with: [0x3C, 0x00]) { return try utf16(bytes[...], isBigEndian: false) }
    if bytes.starts(with: [0x00, 0x3C]) { return try utf16(bytes[...], isBigEndian: true) }
    guard let name = declared(bytes) else { return bytes }
    switch name.lowercased() {
    case "utf-8", "utf8", "us-ascii", "ascii": return bytes
    case "iso-8859-1", "latin1": return latin1(bytes)
    default:
      throw DocumentError(
        line: 1, column: 1, reason: "the encoding \"\(name)\"; expected UTF-8 or UTF-16")
    }
  }

  /// The encoding that the XML declaration names.
  private static func declared(_ bytes: [UInt8]) -> String? {
    let head = bytes.prefix(200)
    guard head.starts(with: "<?xml".utf8), let end = head.firstIndex(of: "?>"),
      let key = head[..<end].firstIndex(of: "encoding")
    else { return nil }
    let rest = head[(key + "encoding".utf8.count)..<end].drop {
      $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "=")
    }
    guard let quote = rest.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      return nil
    }
    return String(decoding: rest.dropFirst().prefix { $0 != quote }, as: UTF8.self)
  }

  private static func utf16(
    _ bytes: ArraySlice<UInt8>, isBigEndian: Bool
  ) throws(DocumentError) -> [UInt8] {
    guard let text = UTF16Bytes.utf8(bytes, isBigEndian: isBigEndian) else {
      throw DocumentError(line: 1, column: 1, reason: UTF16Bytes.cutReason)
    }
    return text
  }

  private static func latin1(_ bytes: [UInt8]) -> [UInt8] {
    bytes.flatMap { $0 < 0x80 ? [$0] : [0xC0 | $0 >> 6, 0x80 | $0 & 0x3F] }
  }
}

extension ArraySlice<UInt8> {
  /// The offset of the first occurrence of a text; nil if it does not occur.
  package func firstIndex(of text: String) -> Int? {
    indices.first { self[$0...].starts(with: text.utf8) }
  }
}
