/// Why a document could not be read, or is not the expected one, and where.
public struct DocumentError: Error, Hashable, Sendable {
  /// From 1; the end of the document if something is missing there, 1 in a binary file.
  public var line: Int
  /// In characters, from 1.
  public var column: Int
  /// The fault and the expected content, lower case, no full stop.
  public var reason: String

  public init(line: Int, column: Int, reason: String) {
    self.line = line
    self.column = column
    self.reason = reason
  }
}
