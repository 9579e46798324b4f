extension PropertyList {
  /// Reads a property list in any of the four forms that Apple's tools accept.
  ///
  /// XML with its usual DOCTYPE, the binary form (`bplist00`), the old-style form of `{ key = value; }`,
  /// and a `.strings` file, which is an old-style dictionary without braces. The old-style forms are
  /// read in UTF-8, and in UTF-16 with or without a byte order mark.
  ///
  /// - Throws: the first error, at its line and column.
  public init(
    parsing bytes: [UInt8], limits: PropertyListLimits = PropertyListLimits()
  ) throws(DocumentError) {
    guard bytes.count <= limits.size else {
      throw DocumentError(
        line: 1, column: 1,
        reason: "a property list of \(bytes.count) bytes; expected at most \(limits.size)")
    }
    if bytes.starts(with: "bplist".utf8) {
      var reader = try BinaryPropertyListReader(bytes, limits: limits)
      self = try reader.read()
      return
    }
    let text = try Self.utf8(bytes)
    if Self.isXML(text) {
      self = try XMLPropertyListHandler.read(bytes, limits: limits)
    } else {
      var parser = OldStylePropertyListParser(text, limits: limits)
      self = try parser.parse()
    }
  }

  private static func utf8(_ bytes: [UInt8]) throws(DocumentError) -> [UInt8] {
    guard let isBigEndian = UTF16Bytes.isBigEndian(bytes) else { return bytes }
    guard let text = UTF16Bytes.utf8(bytes[...], isBigEndian: isBigEndian) else {
      throw DocumentError(line: 1, column: 1, reason: UTF16Bytes.cutReason)
    }
    return text
  }

  private static func isXML(_ text: [UInt8]) -> Bool {
    let start = text.starts(with: UTF8Mark.bytes) ? text.dropFirst(3) : text[...]
    let body = start.drop { $0 <= 0x20 }
    // `<0fbd …>` is data of the old-style form.
    return ["<?", "<!", "<p"].contains { body.starts(with: $0.utf8) }
  }
}
