/// A strict reader of JSON (RFC 8259): what departs from it is refused at its line and column.
///
/// A member that stands twice is refused too, since readers differ on which one counts.
struct JSONParser {
  /// How deep arrays and objects may stand in each other; our own reports need eight levels.
  static let depthLimit = 64

  let bytes: [UInt8]
  var position = 0
  private var depth = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  mutating func document() throws(JSONReadingError) -> JSONValue {
    let value = try value()
    skipSpace()
    guard position == bytes.count else { throw error("expected the end of the document") }
    return value
  }

  private mutating func value() throws(JSONReadingError) -> JSONValue {
    skipSpace()
    switch peek {
    case UInt8(ascii: "{"):
      return try nested { parser throws(JSONReadingError) in try parser.object() }
    case UInt8(ascii: "["):
      return try nested { parser throws(JSONReadingError) in try parser.array() }
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case .some(UInt8(ascii: "-")), .some(UInt8(ascii: "0")...UInt8(ascii: "9")):
      return .number(try number())
    default: throw error("expected a value")
    }
  }

  private mutating func nested(
    _ body: (inout JSONParser) throws(JSONReadingError) -> JSONValue
  ) throws(JSONReadingError) -> JSONValue {
    guard depth < Self.depthLimit else {
      throw error("expected at most \(Self.depthLimit) arrays and objects in each other", found: "")
    }
    depth += 1
    position += 1
    let value = try body(&self)
    depth -= 1
    return value
  }

  private mutating func object() throws(JSONReadingError) -> JSONValue {
    var members: [String: JSONValue] = [:]
    skipSpace()
    if take(UInt8(ascii: "}")) { return .object(members) }
    while true {
      skipSpace()
      guard peek == UInt8(ascii: "\"") else { throw error("expected the name of a member") }
      let start = position
      let name = try string()
      guard members[name] == nil else {
        position = start
        throw error("expected each member once", found: "a member for the second time")
      }
      skipSpace()
      guard take(UInt8(ascii: ":")) else { throw error("expected a colon") }
      members[name] = try value()
      skipSpace()
      if take(UInt8(ascii: "}")) { return .object(members) }
      guard take(UInt8(ascii: ",")) else { throw error("expected a comma or a closing brace") }
    }
  }

  private mutating func array() throws(JSONReadingError) -> JSONValue {
    var items: [JSONValue] = []
    skipSpace()
    if take(UInt8(ascii: "]")) { return .array(items) }
    while true {
      items.append(try value())
      skipSpace()
      if take(UInt8(ascii: "]")) { return .array(items) }
      guard take(UInt8(ascii: ",")) else { throw error("expected a comma or a closing bracket") }
    }
  }

  private mutating func word(
    _ word: StaticString, _ value: JSONValue
  ) throws(JSONReadingError) -> JSONValue {
    let expected = Array("\(word)".utf8)
    guard bytes[position...].starts(with: expected) else { throw error("expected a value") }
    position += expected.count
    return value
  }
}

// MARK: - Bytes

extension JSONParser {
  var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  mutating func take(_ byte: UInt8) -> Bool {
    guard peek == byte else { return false }
    position += 1
    return true
  }

  mutating func skipSpace() {
    while let byte = peek, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      position += 1
    }
  }

  /// An error at the current place.
  ///
  /// - Parameter found: what stands there; nil for the character itself.
  func error(_ expected: String, found: String? = nil) -> JSONReadingError {
    let before = bytes[..<min(position, bytes.count)]
    let line = before.lazy.filter { $0 == 0x0A }.count + 1
    let lineStart = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let column = before[lineStart...].lazy.filter { $0 & 0xC0 != 0x80 }.count + 1
    let found = found ?? described
    return JSONReadingError(
      line: line, column: column, reason: found.isEmpty ? expected : "\(found), \(expected)")
  }

  private var described: String {
    guard let byte = peek else { return "the document ends in the middle" }
    guard (0x21...0x7E).contains(byte) else { return "an unexpected character" }
    return "unexpected \"\(Character(Unicode.Scalar(byte)))\""
  }
}
