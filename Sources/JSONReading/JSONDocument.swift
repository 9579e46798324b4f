/// A JSON document (RFC 8259) in memory, read strictly: one value, no comments, no trailing commas.
///
/// The values stand in one array in document order, each with the end of what it holds, so nothing
/// recurses over the depth of a file, neither to read it nor to let it go.
public final class JSONDocument: Sendable {
  let bytes: [UInt8]
  let tokens: [JSONToken]
  private let places: PlaceIndex

  /// Reads a whole document in UTF-8.
  ///
  /// - Throws: what was wrong, at its line and column.
  public init(_ bytes: [UInt8], limits: JSONLimits = JSONLimits()) throws(JSONReadingError) {
    var parser = JSONParser(bytes, limits: limits)
    do throws(JSONParser.Failure) {
      tokens = try parser.parse()
    } catch {
      let place = PlaceIndex(bytes).place(of: error.offset)
      throw JSONReadingError(line: place.line, column: place.column, reason: error.reason)
    }
    self.bytes = bytes
    places = PlaceIndex(bytes)
  }

  /// The value that the document is.
  public var root: JSONValue { JSONValue(document: self, index: 0) }

  func place(of offset: Int) -> (line: Int, column: Int) {
    places.place(of: offset)
  }

  /// The characters of a number, or of a string with its escapes.
  func source(of token: JSONToken) -> String {
    let isString = token.kind == .string
    let range = (token.offset + (isString ? 1 : 0))..<(token.offsetEnd - (isString ? 1 : 0))
    return String(decoding: bytes[range], as: UTF8.self)
  }
}

/// One value of a document, or the key of a member, which stands before its value.
struct JSONToken: Sendable {
  var kind: JSONValue.Kind
  /// Whether a string has a backslash in it.
  var hasEscapes = false
  /// How many values stand directly in it, keys included.
  var count: Int32 = 0
  /// The first byte of it, and the byte behind it.
  var offset: Int
  var offsetEnd: Int
  /// The index behind the last token in it.
  var end: Int
}
