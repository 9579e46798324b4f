/// A value of a property list, with its position.
///
/// Dictionaries keep the order of the file: of two members with one key, the last counts.
public struct PropertyList: Hashable, Sendable {
  public enum Content: Hashable, Sendable {
    case string(String)
    case integer(Int)
    case real(Double)
    case boolean(Bool)
    case array([PropertyList])
    case dictionary([Member])
    /// Data, a date or an identifier of an archive: present, but not decoded.
    case opaque
  }

  /// One key of a dictionary with its value.
  public struct Member: Hashable, Sendable {
    public var key: String
    /// The comment directly before the key in an old-style file; nil for none.
    public var comment: String?
    /// The position of the key, both from 1; 1 in a binary file.
    public var line: Int
    public var column: Int
    public var value: PropertyList
  }

  public var content: Content
  /// From 1; 1 in a binary file, which has no lines.
  public var line: Int
  /// In characters, from 1; 1 in a binary file.
  public var column: Int
}

extension PropertyList {
  /// The text of a string; nil for any other kind.
  public var string: String? {
    if case .string(let text) = content { text } else { nil }
  }

  /// A boolean, or a value that Foundation accepts as one: a number, `YES` or `NO`.
  public var boolean: Bool? {
    switch content {
    case .boolean(let value): value
    case .integer(let number): number != 0
    case .string("YES"), .string("true"): true
    case .string("NO"), .string("false"): false
    default: nil
    }
  }

  /// The elements of an array; none for any other kind.
  public var elements: [PropertyList] {
    if case .array(let elements) = content { elements } else { [] }
  }

  /// The members of a dictionary, in file order; nil for any other kind.
  public var dictionary: [Member]? {
    if case .dictionary(let members) = content { members } else { nil }
  }

  /// The members of a dictionary, in file order; none for any other kind.
  public var members: [Member] { dictionary ?? [] }

  /// The value of a key; nil if there is none.
  public subscript(key: String) -> PropertyList? { members.last { $0.key == key }?.value }
}

/// The maximum sizes of a property list.
public struct PropertyListLimits: Hashable, Sendable {
  /// Nested arrays and dictionaries; a project file of Xcode has five.
  public var depth = 128
  /// Bytes of the whole document.
  public var size = 1 << 26
  /// Values in the whole document. A binary file may refer to one value many times; each reference
  /// counts.
  public var values = 1 << 20

  public init() {}
}
