extension JSONParser {
  mutating func number() throws(JSONReadingError) -> Double {
    let start = position
    _ = take(UInt8(ascii: "-"))
    if !take(UInt8(ascii: "0")) { try digits() }
    if take(UInt8(ascii: ".")) { try digits() }
    if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
      if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
      try digits()
    }
    guard let number = Double(String(decoding: bytes[start..<position], as: UTF8.self)),
      number.isFinite
    else {
      position = start
      throw error("expected a number that fits", found: "a number out of range")
    }
    return number
  }

  private mutating func digits() throws(JSONReadingError) {
    let start = position
    while let byte = peek, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { position += 1 }
    if position == start { throw error("expected a digit") }
  }

  /// A string, from its quotation mark on.
  mutating func string() throws(JSONReadingError) -> String {
    position += 1
    var text: [UInt8] = []
    var start = position
    while let byte = peek {
      switch byte {
      case UInt8(ascii: "\""):
        text += bytes[start..<position]
        guard let result = String(validating: text, as: UTF8.self) else {
          throw error("expected UTF-8", found: "a string that is none")
        }
        position += 1
        return result
      case UInt8(ascii: "\\"):
        text += bytes[start..<position]
        text += Array(String(try escape()).utf8)
        start = position
      case 0..<0x20:
        throw error("expected it escaped", found: "a control character in a string")
      default: position += 1
      }
    }
    throw error("expected a quotation mark")
  }

  private mutating func escape() throws(JSONReadingError) -> Unicode.Scalar {
    position += 1
    guard let byte = peek else { throw error("expected an escape") }
    if byte == UInt8(ascii: "u") { return try unicode() }
    guard let scalar = Self.escapes[byte] else { throw error("expected an escape") }
    position += 1
    return scalar
  }

  private static let escapes: [UInt8: Unicode.Scalar] = [
    UInt8(ascii: "\""): "\"", UInt8(ascii: "\\"): "\\", UInt8(ascii: "/"): "/",
    UInt8(ascii: "b"): "\u{8}", UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "n"): "\n",
    UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t",
  ]

  /// `u` and four digits; two of them where the first is half of a character.
  private mutating func unicode() throws(JSONReadingError) -> Unicode.Scalar {
    let start = position
    let first = try codeUnit()
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard first < 0xDC00, take(UInt8(ascii: "\\")), peek == UInt8(ascii: "u") else {
      position = start
      throw error("expected a whole one", found: "half of a character")
    }
    let second = try codeUnit()
    guard (0xDC00..<0xE000).contains(second),
      let scalar = Unicode.Scalar(
        0x10000 + (UInt32(first) - 0xD800) << 10 + (UInt32(second) - 0xDC00))
    else {
      position = start
      throw error("expected a whole one", found: "half of a character")
    }
    return scalar
  }

  private mutating func codeUnit() throws(JSONReadingError) -> UInt16 {
    position += 1
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let byte = peek, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw error("expected a hexadecimal digit")
      }
      unit = unit << 4 | UInt16(digit)
      position += 1
    }
    return unit
  }
}
