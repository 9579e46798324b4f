/// One value of a document, with its position.
public struct JSONValue: Sendable {
  public enum Kind: UInt8, Hashable, Sendable { case object, array, string, number, boolean, null }

  let document: JSONDocument
  let index: Int

  private var token: JSONToken { document.tokens[index] }

  public var kind: Kind { token.kind }
  public var isNull: Bool { kind == .null }

  /// The line and the column (in characters) of the first character, from 1.
  public var position: (line: Int, column: Int) { document.position(of: token.offset) }

  /// The first bytes of the value as written in the file.
  public func source(prefix length: Int) -> String {
    let end = min(token.offsetEnd, token.offset + max(0, length))
    return String(decoding: document.bytes[token.offset..<end], as: UTF8.self)
  }

  /// An error at this value.
  public func error(_ reason: String) -> DocumentError {
    let position = position
    return DocumentError(line: position.line, column: position.column, reason: reason)
  }
}

// MARK: - Single values

extension JSONValue {
  /// The text of a string, decoded; nil for any other kind.
  public var string: String? { kind == .string ? document.text(of: token) : nil }

  public var boolean: Bool? {
    kind == .boolean ? document.bytes[token.offset] == UInt8(ascii: "t") : nil
  }

  /// A finite number; nil for any other kind.
  public var number: Double? { kind == .number ? Double(document.source(of: token)) : nil }

  /// A number without a fraction that fits into `Int`; nil for any other.
  public var integer: Int? {
    guard kind == .number else { return nil }
    if let integer = Int(document.source(of: token)) { return integer }
    return number.flatMap { Int(exactly: $0) }
  }

  /// The bits of a mask, all 64 of them.
  public var unsignedInteger: UInt64? {
    kind == .number ? UInt64(document.source(of: token)) : nil
  }
}

// MARK: - Objects and arrays

extension JSONValue {
  /// The number of members or elements.
  public var count: Int {
    switch kind {
    case .object: Int(token.count) / 2
    case .array: Int(token.count)
    default: 0
    }
  }

  /// The elements of an array, in order; none for any other kind.
  public var elements: some Sequence<JSONValue> {
    Children(document: document, start: index + 1, end: kind == .array ? token.end : index)
  }

  /// The elements of an array; nil for any other kind.
  public var array: [JSONValue]? { kind == .array ? Array(elements) : nil }

  /// The members of an object, in file order; none for any other kind.
  public var members: some Sequence<(name: String, value: JSONValue)> {
    Members(
      values: Children(
        document: document, start: index + 1, end: kind == .object ? token.end : index))
  }

  /// The member with a name; nil if it is missing or null.
  public subscript(name: String) -> JSONValue? {
    guard let value = member(name), !value.isNull else { return nil }
    return value
  }

  /// The member with a name, null or not.
  public func member(_ name: String) -> JSONValue? {
    members.first { $0.name == name }?.value
  }

  private struct Children: Sequence, IteratorProtocol {
    let document: JSONDocument
    var start: Int
    let end: Int

    mutating func next() -> JSONValue? {
      guard start < end else { return nil }
      defer { start = document.tokens[start].end }
      return JSONValue(document: document, index: start)
    }
  }

  private struct Members: Sequence, IteratorProtocol {
    var values: Children

    mutating func next() -> (name: String, value: JSONValue)? {
      guard let name = values.next()?.string, let value = values.next() else { return nil }
      return (name, value)
    }
  }
}

extension JSONValue.Kind: CustomStringConvertible {
  /// The kind in words, after “found”.
  public var description: String {
    switch self {
    case .object: "an object"
    case .array: "an array"
    case .string: "a string"
    case .number: "a number"
    case .boolean: "a boolean"
    case .null: "null"
    }
  }
}
