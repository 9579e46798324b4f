/// How the text of a file is written in bytes.
///
/// A file is edited as UTF-8 and written back in its own encoding, so that only the edits change
/// it.
enum SourceEncoding: Hashable {
  case utf8(hasMark: Bool)
  case utf16(isBigEndian: Bool, hasMark: Bool)
  case latin1
  case ascii

  /// Detects the encoding of an XML document, by its mark, its first bytes or its declaration.
  init(of bytes: [UInt8]) throws(FixObstacle) {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      self = .utf8(hasMark: true)
    } else if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0x3C, 0x00]) {
      self = .utf16(isBigEndian: false, hasMark: bytes[0] == 0xFF)
    } else if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0x00, 0x3C]) {
      self = .utf16(isBigEndian: true, hasMark: bytes[0] == 0xFE)
    } else {
      switch Self.declared(bytes)?.lowercased() {
      case nil, "utf-8", "utf8": self = .utf8(hasMark: false)
      case "us-ascii", "ascii": self = .ascii
      case "iso-8859-1", "latin1": self = .latin1
      case .some(let name): throw .encoding(name)
      }
    }
  }

  /// The text as UTF-8, without a mark.
  func text(of bytes: [UInt8]) -> [UInt8] {
    switch self {
    case .utf8(let hasMark): return hasMark ? Array(bytes.dropFirst(3)) : bytes
    case .ascii: return bytes
    case .latin1: return bytes.flatMap { $0 < 0x80 ? [$0] : [0xC0 | $0 >> 6, 0x80 | $0 & 0x3F] }
    case .utf16(let isBigEndian, let hasMark):
      let body = bytes.dropFirst(hasMark ? 2 : 0)
      let units = stride(from: body.startIndex, to: body.endIndex - 1, by: 2).map { index in
        let (first, second) = (UInt16(body[index]), UInt16(body[index + 1]))
        return isBigEndian ? first << 8 | second : second << 8 | first
      }
      return Array(String(decoding: units, as: UTF16.self).utf8)
    }
  }

  func bytes(of text: [UInt8]) -> [UInt8] {
    switch self {
    case .utf8(let hasMark): return hasMark ? [0xEF, 0xBB, 0xBF] + text : text
    case .ascii: return text
    case .latin1:
      return String(decoding: text, as: UTF8.self).unicodeScalars.map {
        UInt8(truncatingIfNeeded: $0.value)
      }
    case .utf16(let isBigEndian, let hasMark):
      let units = (hasMark ? [0xFEFF] : []) + Array(String(decoding: text, as: UTF8.self).utf16)
      return units.flatMap { unit in
        let parts = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
        return isBigEndian ? parts : parts.reversed()
      }
    }
  }

  /// Whether a character can be written unescaped; others are written as `&#…;`.
  func holds(_ scalar: Unicode.Scalar) -> Bool {
    switch self {
    case .utf8, .utf16: true
    case .latin1: scalar.value < 0x100
    case .ascii: scalar.isASCII
    }
  }

  /// The encoding that the XML declaration names.
  private static func declared(_ bytes: [UInt8]) -> String? {
    let head = String(decoding: bytes.prefix(200), as: UTF8.self)
    guard head.hasPrefix("<?xml"), let end = head.firstRange(of: "?>"),
      let key = head[..<end.lowerBound].firstRange(of: "encoding")
    else { return nil }
    let rest = head[key.upperBound..<end.lowerBound].drop { $0 == "=" || $0.isWhitespace }
    guard let quote = rest.first, quote == "\"" || quote == "'" else { return nil }
    return String(rest.dropFirst().prefix { $0 != quote })
  }
}
