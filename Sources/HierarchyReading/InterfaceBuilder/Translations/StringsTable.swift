/// The texts of one `.strings` file, by key.
public struct StringsTable: Hashable, Sendable {
  public var texts: [String: String]

  public init(texts: [String: String] = [:]) { self.texts = texts }

  /// Where a `.strings` file is not one, and what was expected there.
  public struct ParsingError: Error, Hashable, Sendable {
    /// From 1.
    public var line: Int
    public var reason: String
  }

  /// Reads `"key" = "text";` entries with comments, in UTF-8 or in UTF-16 with a byte order mark.
  public init(parsing bytes: [UInt8]) throws(ParsingError) {
    texts = [:]
    var scanner = StringsScanner(Self.decoded(bytes))
    while scanner.skipToEntry() {
      let key = try scanner.word("a key")
      if scanner.skipped("=") {
        texts[key] = try scanner.word("a text")
      } else {
        // A key that stands alone is its own text.
        texts[key] = key
      }
      guard scanner.skipped(";") else { throw scanner.error("found no ';', expected one") }
    }
    if let problem = scanner.problem { throw problem }
  }

  private static func decoded(_ bytes: [UInt8]) -> String {
    let isLittle = bytes.starts(with: [0xFF, 0xFE])
    guard isLittle || bytes.starts(with: [0xFE, 0xFF]) else {
      let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
      return String(decoding: text, as: UTF8.self)
    }
    let units = stride(from: 2, to: bytes.count - 1, by: 2).map { index in
      let first = UInt16(bytes[index])
      let second = UInt16(bytes[index + 1])
      return isLittle ? second << 8 | first : first << 8 | second
    }
    return String(decoding: units, as: UTF16.self)
  }
}

/// Goes through the characters of a `.strings` file.
private struct StringsScanner {
  private let characters: [Unicode.Scalar]
  private var position = 0
  private var line = 1
  private(set) var problem: StringsTable.ParsingError?

  init(_ text: String) { characters = Array(text.unicodeScalars) }

  func error(_ reason: String) -> StringsTable.ParsingError {
    StringsTable.ParsingError(line: line, reason: reason)
  }

  private func at(_ offset: Int) -> Unicode.Scalar? {
    position + offset < characters.count ? characters[position + offset] : nil
  }

  private mutating func advance() {
    if characters[position] == "\n" { line += 1 }
    position += 1
  }

  /// Whether anything but white space and comments is left.
  mutating func skipToEntry() -> Bool {
    while let character = at(0) {
      if character.properties.isWhitespace {
        advance()
      } else if character == "/", at(1) == "/" {
        while at(0) != nil, at(0) != "\n" { advance() }
      } else if character == "/", at(1) == "*" {
        guard skipComment() else { return false }
      } else {
        return true
      }
    }
    return false
  }

  private mutating func skipComment() -> Bool {
    let start = error("a comment has no end, expected '*/'")
    position += 2
    while at(0) != nil {
      if at(0) == "*", at(1) == "/" {
        position += 2
        return true
      }
      advance()
    }
    problem = start
    return false
  }

  mutating func skipped(_ character: Unicode.Scalar) -> Bool {
    guard skipToEntry(), at(0) == character else { return false }
    advance()
    return true
  }

  /// A quoted string, or a bare word.
  mutating func word(_ what: String) throws(StringsTable.ParsingError) -> String {
    guard skipToEntry() else { throw error("the file ends, expected \(what)") }
    guard at(0) == "\"" else { return try bareWord(what) }
    let start = error("\(what) has no end, expected its closing quote")
    advance()
    var text = String.UnicodeScalarView()
    while let character = at(0), character != "\"" {
      if character == "\\" {
        advance()
        text.append(escaped())
      } else {
        text.append(character)
        advance()
      }
    }
    guard at(0) != nil else { throw start }
    advance()
    return String(text)
  }

  private mutating func bareWord(_ what: String) throws(StringsTable.ParsingError) -> String {
    var text = String.UnicodeScalarView()
    while let character = at(0),
      character.properties.isAlphabetic
        || character.properties.numericType != nil || "_.-$:/[]".unicodeScalars.contains(character)
    {
      text.append(character)
      advance()
    }
    guard !text.isEmpty else { throw error("found '\(String(at(0) ?? " "))', expected \(what)") }
    return String(text)
  }

  /// The character behind a backslash.
  private mutating func escaped() -> Unicode.Scalar {
    guard let character = at(0) else { return "\\" }
    advance()
    switch character {
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "U", "u":
      var value: UInt32 = 0
      for _ in 0..<4 {
        guard let digit = at(0).flatMap({ UInt32(String($0), radix: 16) }) else { break }
        value = value * 16 + digit
        advance()
      }
      return Unicode.Scalar(value) ?? "\u{FFFD}"
    default: return character
    }
  }
}
