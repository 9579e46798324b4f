/// A value of a YAML document with its position.
public struct YAMLValue: Hashable, Sendable {
  public var content: Content
  /// From 1.
  public var line: Int
  /// In characters, from 1.
  public var column: Int

  public enum Content: Hashable, Sendable {
    /// - Parameter isPlain: whether it has no quotes, so that it may be a number or nothing.
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
