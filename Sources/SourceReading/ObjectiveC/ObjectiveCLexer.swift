/// Splits an Objective-C or Objective-C++ source into tokens.
///
/// Comments are dropped. Of the preprocessor's directives, `#define` adds macros; of a condition,
/// both branches are read, but the second only if the first leaves no bracket open, since the two
/// then share the brackets that follow.
struct ObjectiveCLexer {
  /// A `#define`.
  struct Macro {
    var name: String
    var offset: Int
    /// The names of its parameters; nil if it has no list of them.
    var parameters: [ObjectiveCToken]?
    var body: [ObjectiveCToken]
  }

  let bytes: [UInt8]
  var end: Int
  var offset = 0
  var tokens: [ObjectiveCToken] = []
  var macros: [Macro] = []
  private(set) var faults: [(offset: Int, message: String)] = []
  /// How many brackets are open, and how many were at each open `#if`.
  var depth = 0
  var conditions: [Int] = []
  var isLineStart = true

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    end = bytes.count
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
  }

  mutating func read() {
    while let byte = at(0) { read(byte) }
  }

  mutating func read(_ byte: UInt8) {
    switch byte {
    case 0x0A, 0x0D:
      offset += 1
      isLineStart = true
      return
    case 0...0x20:
      offset += 1
      return
    case UInt8(ascii: "\\") where at(1) == 0x0A || at(1) == 0x0D:
      offset += 2
      return
    case UInt8(ascii: "/") where at(1) == UInt8(ascii: "/"):
      skipLine()
      return
    case UInt8(ascii: "/") where at(1) == UInt8(ascii: "*"):
      skipComment()
      return
    case UInt8(ascii: "#") where isLineStart:
      readDirective()
      return
    case UInt8(ascii: "\""): readText(from: offset)
    case UInt8(ascii: "'"): readCharacter()
    case UInt8(ascii: "@"): readKeyword()
    case UInt8(ascii: "0")...UInt8(ascii: "9"): readNumber()
    default:
      if Self.isNamePart(byte) { readName() } else { readSign(byte) }
    }
    isLineStart = false
  }

  func at(_ distance: Int) -> UInt8? {
    offset + distance < end ? bytes[offset + distance] : nil
  }

  func text(_ start: Int) -> String {
    String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  private mutating func append(_ kind: ObjectiveCToken.Kind, _ text: String, at start: Int) {
    tokens.append(ObjectiveCToken(kind: kind, text: text, offset: start))
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }
}

// MARK: - Words and signs

extension ObjectiveCLexer {
  mutating func skipName() {
    while let byte = at(0), Self.isNamePart(byte) { offset += 1 }
  }

  private mutating func readName() {
    let start = offset
    skipName()
    append(.name, text(start), at: start)
  }

  private mutating func readNumber() {
    let start = offset
    while let byte = at(0), Self.isNamePart(byte) || byte == UInt8(ascii: ".") { offset += 1 }
    append(.number, text(start), at: start)
  }

  private mutating func readKeyword() {
    let start = offset
    offset += 1
    guard let byte = at(0) else { return }
    if byte == UInt8(ascii: "\"") {
      readText(from: start)
    } else if Self.isNamePart(byte), !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
      let name = offset
      skipName()
      append(.keyword, text(name), at: start)
    } else {
      append(.sign, "@", at: start)
    }
  }

  private static let pairs: Set<String> = [
    "->", "==", "!=", "<=", ">=", "+=", "-=", "*=", "/=", "|=", "&=", "^=", "%=", "&&", "||", "++",
    "--", "::",
  ]

  private mutating func readSign(_ byte: UInt8) {
    let start = offset
    offset += 1
    if at(0) != nil {
      let pair = String(decoding: bytes[start...(start + 1)], as: UTF8.self)
      if Self.pairs.contains(pair) {
        offset += 1
        return append(.sign, pair, at: start)
      }
    }
    if "([{".utf8.contains(byte) { depth += 1 }
    if ")]}".utf8.contains(byte) { depth -= 1 }
    append(.sign, String(Character(Unicode.Scalar(byte))), at: start)
  }

  mutating func skipLine() {
    while let byte = at(0), byte != 0x0A { offset += 1 }
  }

  mutating func skipComment() {
    let start = offset
    offset += 2
    while at(0) != nil {
      if at(0) == UInt8(ascii: "*"), at(1) == UInt8(ascii: "/") {
        offset += 2
        return
      }
      offset += 1
    }
    faults.append((start, "a comment has no end; expected '*/'"))
  }
}

// MARK: - Literals

extension ObjectiveCLexer {
  private mutating func readCharacter() {
    let start = offset
    offset += 1
    while let byte = at(0), byte != UInt8(ascii: "'"), byte != 0x0A {
      offset += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    offset = min(offset + 1, end)
    append(.number, "0", at: start)
  }

  /// - Parameter start: the at sign, or the quote.
  private mutating func readText(from start: Int) {
    offset += 1
    var content: [UInt8] = []
    while let byte = at(0), byte != UInt8(ascii: "\""), byte != 0x0A {
      offset += 1
      if byte == UInt8(ascii: "\\") { content += escape() } else { content.append(byte) }
    }
    if at(0) == UInt8(ascii: "\"") {
      offset += 1
    } else {
      faults.append((start, "a text has no end; expected its closing quote on the same line"))
    }
    append(.text, String(decoding: content, as: UTF8.self), at: start)
  }

  private mutating func escape() -> [UInt8] {
    guard let byte = at(0) else { return [] }
    offset += 1
    switch byte {
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "r"): return [0x0D]
    case 0x0A: return []
    case UInt8(ascii: "u"): return scalar(digits: 4, radix: 16)
    case UInt8(ascii: "U"): return scalar(digits: 8, radix: 16)
    case UInt8(ascii: "x"):
      return number(digits: 2, radix: 16).map { [UInt8(truncatingIfNeeded: $0)] } ?? []
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      offset -= 1
      return number(digits: 3, radix: 8).map { [UInt8(truncatingIfNeeded: $0)] } ?? []
    default: return [byte]
    }
  }

  private mutating func scalar(digits: Int, radix: Int) -> [UInt8] {
    let scalar = number(digits: digits, radix: radix).flatMap(Unicode.Scalar.init) ?? "\u{FFFD}"
    return Array(String(scalar).utf8)
  }

  private mutating func number(digits: Int, radix: Int) -> UInt32? {
    let start = offset
    while offset - start < digits, let byte = at(0),
      let digit = Character(Unicode.Scalar(byte)).hexDigitValue, digit < radix
    {
      offset += 1
    }
    return UInt32(text(start), radix: radix)
  }
}
