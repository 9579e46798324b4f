/// Why a document is no JSON, or not the JSON that was expected, and where.
public struct JSONReadingError: Error, Hashable, Sendable {
  /// From 1; the end of the document where something is missing there.
  public var line: Int
  /// In characters, from 1.
  public var column: Int
  /// What was found and what was expected, lower case, no full stop.
  public var reason: String

  public init(line: Int, column: Int, reason: String) {
    self.line = line
    self.column = column
    self.reason = reason
  }
}

/// What a document may measure before it is refused; the numbers are those of `XMLLimits`.
public struct JSONLimits: Hashable, Sendable {
  /// Open objects and arrays at one time.
  public var depth = 2_000
  /// Bytes of one string or number, as they stand in the file.
  public var textLength = 1 << 20
  /// Keys of one object; a table of translations has one for each text.
  public var members = 1 << 17
  /// Values in the whole document, keys included.
  public var values = 16_000_000

  public init() {}
}
