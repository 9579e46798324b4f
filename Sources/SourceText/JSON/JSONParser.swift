/// Turns bytes into the tokens of a document, with a stack of open containers instead of recursion.
struct JSONParser {
  struct Failure: Error {
    var offset: Int
    var reason: String
  }

  /// What may come next.
  enum Expectation { case value, valueOrEnd, keyOrEnd, key, colon, commaOrEnd, nothing }

  let bytes: [UInt8]
  let limits: JSONLimits
  var offset = 0
  private(set) var tokens: [JSONToken] = []
  /// The containers that are open, as indices of their tokens.
  private(set) var open: [Int] = []

  init(_ bytes: [UInt8], limits: JSONLimits) {
    self.bytes = bytes
    self.limits = limits
  }

  mutating func parse() throws(Failure) -> [JSONToken] {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      throw failure("found UTF-16; expected UTF-8")
    }
    var expectation = Expectation.value
    while let byte = nextByte() {
      expectation = try take(byte, expectation)
    }
    if expectation != .nothing {
      throw failure("the document ends in the middle; expected \(words(for: expectation))")
    }
    return tokens
  }

  func failure(_ reason: String) -> Failure { Failure(offset: offset, reason: reason) }

  /// Skips white space and peeks at the next byte.
  mutating func nextByte() -> UInt8? {
    while offset < bytes.count {
      switch bytes[offset] {
      case 0x20, 0x09, 0x0A, 0x0D: offset += 1
      default: return bytes[offset]
      }
    }
    return nil
  }

  mutating func take(
    _ byte: UInt8, _ expectation: Expectation
  ) throws(Failure) -> Expectation {
    switch (expectation, byte) {
    case (.valueOrEnd, UInt8(ascii: "]")), (.keyOrEnd, UInt8(ascii: "}")): return try close()
    case (.value, _), (.valueOrEnd, _): return try takeValue(byte)
    case (.key, UInt8(ascii: "\"")), (.keyOrEnd, UInt8(ascii: "\"")):
      try add(.string)
      return .colon
    case (.colon, UInt8(ascii: ":")):
      offset += 1
      return .value
    case (.commaOrEnd, UInt8(ascii: ",")):
      offset += 1
      return isInObject ? .key : .value
    case (.commaOrEnd, closer): return try close()
    case (.nothing, _):
      throw failure("found more after the value; expected the end of the document")
    default: throw unexpected(byte, words(for: expectation))
    }
  }

  private mutating func takeValue(_ byte: UInt8) throws(Failure) -> Expectation {
    switch byte {
    case UInt8(ascii: "{"): return try openContainer(.object)
    case UInt8(ascii: "["): return try openContainer(.array)
    case UInt8(ascii: "\""): try add(.string)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try add(.number)
    case UInt8(ascii: "t"), UInt8(ascii: "f"): try add(.boolean)
    case UInt8(ascii: "n"): try add(.null)
    default: throw unexpected(byte, "a value")
    }
    return open.isEmpty ? .nothing : .commaOrEnd
  }
}

// MARK: - Tokens

extension JSONParser {
  private var isInObject: Bool { open.last.map { tokens[$0].kind == .object } ?? false }
  private var closer: UInt8 { isInObject ? UInt8(ascii: "}") : UInt8(ascii: "]") }

  private mutating func openContainer(_ kind: JSONValue.Kind) throws(Failure) -> Expectation {
    guard open.count < limits.depth else {
      throw failure("values nested deeper than \(limits.depth); expected at most that many levels")
    }
    try append(JSONToken(kind: kind, offset: offset, offsetEnd: offset, end: 0))
    open.append(tokens.count - 1)
    offset += 1
    return kind == .object ? .keyOrEnd : .valueOrEnd
  }

  private mutating func close() throws(Failure) -> Expectation {
    guard let index = open.popLast() else { return .nothing }
    offset += 1
    tokens[index].offsetEnd = offset
    tokens[index].end = tokens.count
    if tokens[index].kind == .object { try refuseRepeatedKeys(of: index) }
    return open.isEmpty ? .nothing : .commaOrEnd
  }

  /// Checks the form of a scalar value and adds it.
  private mutating func add(_ kind: JSONValue.Kind) throws(Failure) {
    let start = offset
    var hasEscapes = false
    switch kind {
    case .string: hasEscapes = try skipString()
    case .number: try skipNumber()
    default: try skipWord()
    }
    guard offset - start <= limits.textLength else {
      let length = offset - start
      offset = start
      throw failure("a text of \(length) bytes; expected at most \(limits.textLength)")
    }
    try append(
      JSONToken(
        kind: kind, hasEscapes: hasEscapes, offset: start, offsetEnd: offset,
        end: tokens.count + 1))
  }

  private mutating func append(_ token: JSONToken) throws(Failure) {
    guard tokens.count < limits.values else {
      throw Failure(
        offset: token.offset,
        reason: "more than \(limits.values) values; expected at most that many")
    }
    tokens.append(token)
    if let parent = open.last { tokens[parent].count += 1 }
  }

  /// Readers differ on which of two members with the same key counts.
  private func refuseRepeatedKeys(of object: Int) throws(Failure) {
    guard tokens[object].count > 2 else { return }
    guard Int(tokens[object].count) / 2 <= limits.members else {
      throw Failure(
        offset: tokens[object].offset,
        reason: "\(tokens[object].count / 2) keys in one object; "
          + "expected at most \(limits.members)")
    }
    var seen: Set<ArraySlice<UInt8>> = []
    var index = object + 1
    while index < tokens[object].end {
      let key = tokens[index]
      guard seen.insert(bytes[key.offset..<key.offsetEnd]).inserted else {
        throw Failure(offset: key.offset, reason: "found a key twice; expected it once")
      }
      index = tokens[index + 1].end
    }
  }

  private func words(for expectation: Expectation) -> String {
    switch expectation {
    case .value: "a value"
    case .valueOrEnd: "a value or ']'"
    case .key: "a key"
    case .keyOrEnd: "a key or '}'"
    case .colon: "':'"
    case .commaOrEnd: isInObject ? "',' or '}'" : "',' or ']'"
    case .nothing: "nothing more"
    }
  }

  func unexpected(_ byte: UInt8, _ expected: String) -> Failure {
    let isPrintable = (0x21...0x7E).contains(byte)
    let found = isPrintable ? "'\(Character(Unicode.Scalar(byte)))'" : "a character"
    return failure("found \(found); expected \(expected)")
  }
}
