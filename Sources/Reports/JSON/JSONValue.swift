/// A JSON document as a value.
public enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  /// Reads a document.
  public init(_ bytes: [UInt8]) throws(JSONReadingError) {
    var parser = JSONParser(bytes)
    self = try parser.document()
  }

  /// The member of an object; nil where this is none or has no such member.
  public subscript(_ key: String) -> JSONValue? {
    if case .object(let members) = self { members[key] } else { nil }
  }

  public var string: String? { if case .string(let text) = self { text } else { nil } }
  public var array: [JSONValue]? { if case .array(let items) = self { items } else { nil } }
  public var object: [String: JSONValue]? {
    if case .object(let members) = self { members } else { nil }
  }
  public var number: Double? { if case .number(let number) = self { number } else { nil } }
  public var integer: Int? { number.flatMap { Int(exactly: $0) } }
}

/// Why bytes are no JSON, and where.
public struct JSONReadingError: Error, Hashable, Sendable {
  /// From 1.
  public let line: Int
  /// In characters, from 1.
  public let column: Int
  /// Lower case, what was found and what was expected.
  public let reason: String
}
