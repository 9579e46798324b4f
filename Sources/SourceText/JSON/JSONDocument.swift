/// A JSON document (RFC 8259) in memory, read strictly: one value, no comments, no trailing commas.
///
/// Values are a flat array in document order, so that deep nesting needs no recursion.
public final class JSONDocument: Sendable {
  let bytes: [UInt8]
  let tokens: [JSONToken]
  private let lines: LineIndex

  /// Reads a whole document in UTF-8.
  ///
  /// - Throws: the first error, at its line and column.
  public init(_ bytes: [UInt8], limits: JSONLimits = JSONLimits()) throws(DocumentError) {
    let lines = LineIndex(bytes)
    var parser = JSONParser(bytes, limits: limits)
    do throws(JSONParser.Failure) {
      tokens = try parser.parse()
    } catch {
      let position = lines.position(of: error.offset)
      throw DocumentError(line: position.line, column: position.column, reason: error.reason)
    }
    self.bytes = bytes
    self.lines = lines
  }

  /// The value that the document holds.
  public var root: JSONValue { JSONValue(document: self, index: 0) }

  func position(of offset: Int) -> (line: Int, column: Int) {
    lines.position(of: offset)
  }

  /// The characters of a number, or of a string with its escapes.
  func source(of token: JSONToken) -> String {
    let isString = token.kind == .string
    let range = (token.offset + (isString ? 1 : 0))..<(token.offsetEnd - (isString ? 1 : 0))
    return String(decoding: bytes[range], as: UTF8.self)
  }
}

/// One value of a document, or the key of a member, which precedes its value.
struct JSONToken: Sendable {
  var kind: JSONValue.Kind
  /// Whether a string contains a backslash.
  var hasEscapes = false
  /// How many values are directly inside, keys included.
  var count: Int32 = 0
  /// Its first byte, and the byte after it.
  var offset: Int
  var offsetEnd: Int
  /// The index after the last token inside it.
  var end: Int
}
