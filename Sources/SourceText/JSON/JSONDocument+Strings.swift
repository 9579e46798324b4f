extension JSONDocument {
  /// The text of a string, with its escapes decoded; half of a surrogate pair becomes U+FFFD.
  func text(of token: JSONToken) -> String {
    guard token.hasEscapes else { return source(of: token) }
    var units: [UInt16] = []
    var decoded: [UInt8] = []
    var offset = token.offset + 1
    let end = token.offsetEnd - 1
    func flush() {
      decoded += Array(String(decoding: units, as: UTF16.self).utf8)
      units.removeAll()
    }
    while offset < end {
      let byte = bytes[offset]
      guard byte == UInt8(ascii: "\\") else {
        if !units.isEmpty { flush() }
        decoded.append(byte)
        offset += 1
        continue
      }
      if bytes[offset + 1] == UInt8(ascii: "u") {
        // Surrogate pairs take two escapes.
        units.append(hexadecimal(at: offset + 2))
        offset += 6
      } else {
        if !units.isEmpty { flush() }
        decoded.append(Self.escaped(bytes[offset + 1]))
        offset += 2
      }
    }
    if !units.isEmpty { flush() }
    return String(decoding: decoded, as: UTF8.self)
  }

  /// The four digits, which the parser has already checked.
  private func hexadecimal(at offset: Int) -> UInt16 {
    bytes[offset..<(offset + 4)].reduce(0) { $0 << 4 | UInt16(Self.digit($1)) }
  }

  private static func digit(_ byte: UInt8) -> UInt8 {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    default: (byte | 0x20) - UInt8(ascii: "a") + 10
    }
  }

  private static func escaped(_ byte: UInt8) -> UInt8 {
    switch byte {
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "t"): 0x09
    default: byte
    }
  }
}
