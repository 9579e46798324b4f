/// Scans the bytes of an old-style property list: white space, comments, words, data.
struct OldStyleScanner {
  private let bytes: [UInt8]
  let lines: LineIndex
  var offset = 0
  /// The comment directly before the next byte; nil for none.
  private(set) var comment: String?

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    lines = LineIndex(bytes)
    if bytes.starts(with: UTF8Mark.bytes) { offset = UTF8Mark.bytes.count }
  }

  func error(_ reason: String, at offset: Int? = nil) -> DocumentError {
    let position = lines.position(of: offset ?? self.offset)
    return DocumentError(line: position.line, column: position.column, reason: reason)
  }

  func unexpected(_ byte: UInt8, expected: String) -> DocumentError {
    let isPrintable = (0x21...0x7E).contains(byte)
    let found = isPrintable ? "'\(Character(Unicode.Scalar(byte)))'" : "a character"
    return error("found \(found); expected \(expected)")
  }

  /// An error for a missing token.
  mutating func missing(_ expected: String) throws(DocumentError) -> DocumentError {
    guard let byte = try next() else { return error("the file ends; expected \(expected)") }
    return unexpected(byte, expected: expected)
  }

  /// Skips white space and comments and peeks at the next byte; nil at the end.
  mutating func next() throws(DocumentError) -> UInt8? {
    while let byte = at(0) {
      if byte <= 0x20 {
        offset += 1
      } else if let width = separatorWidth {
        offset += width
      } else if byte == UInt8(ascii: "/"), at(1) == UInt8(ascii: "/") {
        comment = lineComment()
      } else if byte == UInt8(ascii: "/"), at(1) == UInt8(ascii: "*") {
        comment = try blockComment()
      } else {
        break
      }
    }
    return at(0)
  }

  /// Skips a token, if it comes next.
  mutating func skip(_ sign: UInt8) throws(DocumentError) -> Bool {
    guard try next() == sign else { return false }
    offset += 1
    comment = nil
    return true
  }

  private func at(_ distance: Int) -> UInt8? {
    offset + distance < bytes.count ? bytes[offset + distance] : nil
  }

  /// The bytes of a line or paragraph separator (U+2028, U+2029) here; nil for none.
  private var separatorWidth: Int? {
    at(0) == 0xE2 && at(1) == 0x80 && (at(2) == 0xA8 || at(2) == 0xA9) ? 3 : nil
  }
}

// MARK: - Comments and data

extension OldStyleScanner {
  private mutating func lineComment() -> String {
    let start = offset + 2
    offset = bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
    return Self.trimmed(bytes[start..<offset])
  }

  private mutating func blockComment() throws(DocumentError) -> String {
    let start = offset + 2
    guard let end = index(of: UInt8(ascii: "*"), UInt8(ascii: "/"), from: start) else {
      throw error("a comment has no end; expected '*/'")
    }
    offset = end + 2
    return Self.trimmed(bytes[start..<end])
  }

  private func index(of first: UInt8, _ second: UInt8, from start: Int) -> Int? {
    var index = start
    while index + 1 < bytes.count {
      if bytes[index] == first, bytes[index + 1] == second { return index }
      index += 1
    }
    return nil
  }

  private static func trimmed(_ bytes: ArraySlice<UInt8>) -> String {
    let text = bytes.drop { $0 <= 0x20 }
    let end = text.lastIndex { $0 > 0x20 }.map { $0 + 1 } ?? text.startIndex
    return String(decoding: text[..<end], as: UTF8.self)
  }

  /// Skips `<0fbd 7e>`.
  mutating func skipData() throws(DocumentError) {
    let start = offset
    offset += 1
    while let byte = at(0), byte != UInt8(ascii: ">") {
      guard byte <= 0x20 || Unicode.Scalar(byte).properties.isASCIIHexDigit else {
        throw unexpected(byte, expected: "hexadecimal digits or '>'")
      }
      offset += 1
    }
    guard at(0) != nil else { throw error("data has no end; expected '>'", at: start) }
    offset += 1
  }
}

// MARK: - Words

extension OldStyleScanner {
  /// A quoted string or a bare word.
  ///
  /// - Parameter what: the meaning of the word, for errors: “a key”.
  mutating func word(_ what: String) throws(DocumentError) -> String {
    guard let byte = try next() else { throw error("the file ends; expected \(what)") }
    comment = nil
    guard byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") else {
      return try bareWord(what, byte)
    }
    let start = offset
    offset += 1
    var text: [UInt8] = []
    while let next = at(0), next != byte {
      if next == UInt8(ascii: "\\") {
        text += escape()
      } else {
        text.append(next)
        offset += 1
      }
    }
    guard at(0) != nil else {
      throw error("\(what) has no end; expected its closing quote", at: start)
    }
    offset += 1
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func bareWord(
    _ what: String, _ first: UInt8
  ) throws(DocumentError) -> String {
    let start = offset
    while let byte = at(0), Self.isBare(byte) { offset += 1 }
    guard offset > start else { throw unexpected(first, expected: what) }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  private static func isBare(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "_$/:.-[]".utf8.contains(byte) || byte >= 0x80
    }
  }

  /// The bytes of an escape.
  private mutating func escape() -> [UInt8] {
    offset += 1
    guard let byte = at(0) else { return [UInt8(ascii: "\\")] }
    offset += 1
    switch byte {
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "a"): return [0x07]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "v"): return [0x0B]
    case UInt8(ascii: "0")...UInt8(ascii: "7"): return octal(byte)
    case UInt8(ascii: "U"), UInt8(ascii: "u"): return unicode()
    default: return [byte]
    }
  }

  /// Up to three octal digits. Above ASCII they mean NeXT's own character set, which is obsolete.
  private mutating func octal(_ first: UInt8) -> [UInt8] {
    var value = Int(first - UInt8(ascii: "0"))
    for _ in 0..<2 {
      guard let digit = at(0), (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(digit) else {
        break
      }
      value = value * 8 + Int(digit - UInt8(ascii: "0"))
      offset += 1
    }
    return value < 0x80 ? [UInt8(value)] : Array("\u{FFFD}".utf8)
  }

  /// The UTF-16 units of consecutive `\U` escapes: a surrogate pair needs two.
  private mutating func unicode() -> [UInt8] {
    var units = [unit()]
    while UTF16.isLeadSurrogate(units[units.count - 1]), at(0) == UInt8(ascii: "\\"),
      at(1) == UInt8(ascii: "U") || at(1) == UInt8(ascii: "u")
    {
      offset += 2
      units.append(unit())
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  /// Up to four hexadecimal digits.
  private mutating func unit() -> UInt16 {
    var value: UInt16 = 0
    for _ in 0..<4 {
      guard let byte = at(0), let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        break
      }
      value = value << 4 | UInt16(digit)
      offset += 1
    }
    return value
  }
}
