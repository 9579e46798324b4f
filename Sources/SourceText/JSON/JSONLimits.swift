/// The maximum sizes of a document.
public struct JSONLimits: Hashable, Sendable {
  /// Nested objects and arrays; one element of a hierarchy may need four.
  public var depth = 10_000
  /// Bytes of one string or number, as written in the file.
  public var textLength = 1 << 20
  /// Keys of one object; a table of translations has one per text.
  public var members = 1 << 17
  /// Values in the whole document, keys included.
  public var values = 16_000_000

  public init() {}
}
