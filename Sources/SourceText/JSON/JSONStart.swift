/// The beginning of a JSON document, which may be cut off or malformed further on.
public struct JSONStart: Hashable, Sendable {
  /// A string of the document, in its order.
  public struct Text: Hashable, Sendable {
    public var text: String
    public var isKey: Bool
    /// The number of containers around it.
    public var depth: Int
  }

  public enum Ending: Hashable, Sendable {
    /// The value is complete.
    case whole
    /// The bytes end before the value does.
    case cut
    /// Something other than JSON.
    case malformed
    /// A comment, as in configuration files.
    case comment
  }

  public private(set) var texts: [Text] = []
  public private(set) var ending = Ending.whole
  /// Whether the document is an array.
  public let isArray: Bool

  /// Texts are read up to this length: those that identify documents are short.
  private static let longest = 400

  /// Reads until the bytes end, or up to an error.
  public init(_ bytes: [UInt8], limits: JSONLimits = JSONLimits()) {
    var parser = JSONParser(bytes, limits: limits)
    isArray = parser.nextByte() == UInt8(ascii: "[")
    var expectation = JSONParser.Expectation.value
    do throws(JSONParser.Failure) {
      while expectation != .nothing, let byte = parser.nextByte() {
        let count = parser.tokens.count
        expectation = try parser.take(byte, expectation)
        if parser.tokens.count > count { note(parser, isKey: expectation == .colon) }
      }
      if expectation != .nothing { ending = .cut }
    } catch {
      ending = Self.ending(of: error, in: bytes)
    }
  }

  /// The text of a member of the document, decoded, if it is complete.
  public func text(of key: String) -> String? {
    guard let index = texts.firstIndex(where: { $0 == Text(text: key, isKey: true, depth: 1) }),
      let value = texts[(index + 1)...].first, !value.isKey, value.depth == 1
    else { return nil }
    return (try? JSONDocument(Array("\"\(value.text)\"".utf8)))?.root.string
  }

  private mutating func note(_ parser: JSONParser, isKey: Bool) {
    guard let token = parser.tokens.last, token.kind == .string else { return }
    let bytes = parser.bytes[(token.offset + 1)..<(token.offsetEnd - 1)].prefix(Self.longest)
    texts.append(
      Text(text: String(decoding: bytes, as: UTF8.self), isKey: isKey, depth: parser.open.count))
  }

  private static func ending(of failure: JSONParser.Failure, in bytes: [UInt8]) -> Ending {
    let rest = bytes[min(failure.offset, bytes.count)...]
    if rest.starts(with: "//".utf8) || rest.starts(with: "/*".utf8) { return .comment }
    let isUnclosed =
      rest.first == UInt8(ascii: "\"") && !rest.dropFirst().contains(rest[rest.startIndex])
    let isShort = rest.count < 6
    return isUnclosed || isShort ? .cut : .malformed
  }
}
