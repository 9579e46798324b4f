/// A value of a YAML document with its place.
public struct YAMLValue: Hashable, Sendable {
  public var content: Content
  /// From 1.
  public var line: Int
  /// In characters, from 1.
  public var column: Int

  public enum Content: Hashable, Sendable {
    /// - Parameter isPlain: whether it stands without quotes, so that it may be a number or nothing.
    case scalar(String, isPlain: Bool)
    case sequence([YAMLValue])
    case mapping([Member])
  }

  /// A member of a mapping, in the order of the file.
  public struct Member: Hashable, Sendable {
    public var key: String
    public var keyLine: Int
    public var keyColumn: Int
    public var value: YAMLValue
  }
}

/// Why a document could not be read, and where.
public struct YAMLReadingError: Error, Hashable, Sendable {
  /// From 1.
  public var line: Int
  /// In characters, from 1.
  public var column: Int
  /// What was found and what was expected, lower case, no full stop.
  public var reason: String
}

/// Reads the part of YAML that configurations are written in.
///
/// Mappings, sequences and scalars in block and flow style, quoted or not, folded or literal, with
/// comments. Anchors, aliases, tags, directives and keys that are no scalars are refused at their
/// place: a configuration needs none, and an alias can make a small file a huge one. Where libyaml has
/// words for a mistake they are the same.
public enum YAMLDocument {
  /// - Returns: nil for a document that holds nothing.
  /// - Throws: the first thing that is wrong.
  public static func read(_ text: String) throws(YAMLReadingError) -> YAMLValue? {
    var parser = YAMLParser(text)
    return try parser.document()
  }
}
