/// Reads the old-style form of a property list, and `.strings` files, which use it.
///
/// The grammar is CoreFoundation's: quoted and bare words, `( … )`, `{ key = value; }`, data in
/// angle brackets, comments of both kinds. A dictionary without braces is a `.strings` file; a key
/// in it without a value is its own text.
struct OldStylePropertyListParser {
  private var scanner: OldStyleScanner
  private let limits: PropertyListLimits
  private var depth = 0
  private var count = 0

  init(_ bytes: [UInt8], limits: PropertyListLimits) {
    scanner = OldStyleScanner(bytes)
    self.limits = limits
  }

  mutating func parse() throws(DocumentError) -> PropertyList {
    let isTable = try scanner.next().map { $0 != Self.brace && $0 != Self.parenthesis } ?? true
    let start = scanner.offset
    if isTable { return located(.dictionary(try members(until: nil)), at: start) }
    let root = try value()
    if let byte = try scanner.next() {
      throw scanner.unexpected(byte, expected: "the end of the file")
    }
    return root
  }

  private static let brace = UInt8(ascii: "{")
  private static let parenthesis = UInt8(ascii: "(")

  private func located(_ content: PropertyList.Content, at offset: Int) -> PropertyList {
    let position = scanner.lines.position(of: offset)
    return PropertyList(content: content, line: position.line, column: position.column)
  }

  /// A value of any kind, within the limits.
  private mutating func value() throws(DocumentError) -> PropertyList {
    count += 1
    depth += 1
    defer { depth -= 1 }
    guard depth <= limits.depth else {
      throw scanner.error(
        "values nested deeper than \(limits.depth); expected at most that many levels")
    }
    guard count <= limits.values else {
      throw scanner.error("more than \(limits.values) values; expected at most that many")
    }
    let byte = try scanner.next()
    let start = scanner.offset
    switch byte {
    case Self.brace?:
      scanner.offset += 1
      return located(.dictionary(try members(until: UInt8(ascii: "}"))), at: start)
    case Self.parenthesis?:
      scanner.offset += 1
      return located(.array(try elements()), at: start)
    case UInt8(ascii: "<")?:
      try scanner.skipData()
      return located(.opaque, at: start)
    default: return located(.string(try scanner.word("a text")), at: start)
    }
  }

  private mutating func elements() throws(DocumentError) -> [PropertyList] {
    var elements: [PropertyList] = []
    while try !scanner.skip(UInt8(ascii: ")")) {
      elements.append(try value())
      if try scanner.skip(UInt8(ascii: ",")) { continue }
      guard try scanner.next() == UInt8(ascii: ")") else {
        throw try scanner.missing("',' or ')'")
      }
    }
    return elements
  }

  /// - Parameter end: the brace that ends the dictionary; nil for the end of the file.
  private mutating func members(
    until end: UInt8?
  ) throws(DocumentError) -> [PropertyList.Member] {
    var members: [PropertyList.Member] = []
    while let byte = try scanner.next() {
      if byte == end {
        scanner.offset += 1
        return members
      }
      members.append(try member())
    }
    if end != nil { throw try scanner.missing("a key or '}'") }
    return members
  }

  private mutating func member() throws(DocumentError) -> PropertyList.Member {
    let comment = scanner.comment
    let start = scanner.offset
    let key = try scanner.word("a key")
    let hasValue = try scanner.skip(UInt8(ascii: "="))
    let value = hasValue ? try value() : located(.string(key), at: start)
    guard try scanner.skip(UInt8(ascii: ";")) else { throw try scanner.missing("';'") }
    let position = scanner.lines.position(of: start)
    return PropertyList.Member(
      key: key, comment: comment, line: position.line, column: position.column, value: value)
  }
}
