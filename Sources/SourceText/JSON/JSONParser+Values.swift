extension JSONParser {
  /// Moves to the end of a string, quotes included.
  ///
  /// - Returns: whether there are escapes in it.
  mutating func skipString() throws(Failure) -> Bool {
    let start = offset
    var hasEscapes = false
    offset += 1
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "\""):
        offset += 1
        return hasEscapes
      case UInt8(ascii: "\\"):
        hasEscapes = true
        try skipEscape()
      case 0..<0x20:
        throw failure("found a control character in a string; expected an escape")
      case 0x20..<0x80: offset += 1
      default: try skipCharacter()
      }
    }
    offset = start
    throw failure("a string has no end; expected its closing quote")
  }

  private mutating func skipEscape() throws(Failure) {
    let rest = bytes[offset...].dropFirst()
    switch rest.first {
    case UInt8(ascii: "u"):
      let digits = rest.dropFirst().prefix(4)
      guard digits.count == 4, digits.allSatisfy(Self.isHexadecimal) else {
        throw failure("found '\\u' without four digits; expected them")
      }
      offset += 6
    case .some(let byte) where Self.escapes.contains(byte): offset += 2
    default: throw failure("found an unknown escape; expected one of JSON")
    }
  }

  private static let escapes = Set("\"\\/bfnrt".utf8)

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      true
    default: false
    }
  }

  /// Moves past a character of several bytes (RFC 3629).
  private mutating func skipCharacter() throws(Failure) {
    let first = bytes[offset]
    let second: ClosedRange<UInt8>
    let length: Int
    switch first {
    case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: throw failure("found a byte that is not UTF-8; expected UTF-8")
    }
    guard offset + length <= bytes.count, second.contains(bytes[offset + 1]),
      bytes[(offset + 2)..<(offset + length)].allSatisfy({ $0 & 0xC0 == 0x80 })
    else { throw failure("found a byte that is not UTF-8; expected UTF-8") }
    offset += length
  }

  /// Moves to the end of a finite number.
  mutating func skipNumber() throws(Failure) {
    let start = offset
    if bytes[offset] == UInt8(ascii: "-") { offset += 1 }
    if byte == UInt8(ascii: "0") { offset += 1 } else { try skipDigits() }
    if byte == UInt8(ascii: ".") {
      offset += 1
      try skipDigits()
    }
    if byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E") {
      offset += 1
      if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") { offset += 1 }
      try skipDigits()
    }
    // A number of up to twenty digits without an exponent is certainly finite.
    guard offset - start > 20 || bytes[start..<offset].contains(where: { $0 | 0x20 == 0x65 })
    else { return }
    let end = offset
    offset = start
    guard end - start <= 400,
      let number = Double(String(decoding: bytes[start..<end], as: UTF8.self)), number.isFinite
    else { throw failure("found a number that is too large; expected a finite one") }
    offset = end
  }

  private var byte: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private mutating func skipDigits() throws(Failure) {
    let start = offset
    while let byte, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { offset += 1 }
    guard offset > start else { throw failure("found no digit in a number; expected one") }
  }

  /// Moves to the end of `true`, `false` or `null`.
  mutating func skipWord() throws(Failure) {
    for word in ["true", "false", "null"] where bytes[offset...].starts(with: word.utf8) {
      offset += word.utf8.count
      return
    }
    throw unexpected(bytes[offset], "a value")
  }
}
