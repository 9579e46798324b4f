import Testing

/// A document with what is particular about it.
struct NamedDocument: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var text: String
  /// Whether it can be read in parts, to the end.
  var isReadInParts = true
}
