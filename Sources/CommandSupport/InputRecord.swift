public import HierarchyReading
internal import SourceText

/// A screen as a line of JSON, with its name: `{"source": …, "content": …, "from": …}`.
public struct InputRecord: Hashable, Sendable {
  /// Its name in reports; no file is read.
  public var source: String
  /// The name of its format; nil to detect it from the content.
  public var format: String?
  /// The hierarchy, in UTF-8.
  public var bytes: [UInt8]

  /// The longest line, in bytes: a screen of a quarter of a million elements.
  public static let longest = 1 << 26

  /// Reads a line.
  ///
  /// - Parameter name: the name of the line, for errors that occur before its own name is known.
  /// - Throws: the error, at a position in the line.
  public init(
    _ line: [UInt8], named name: String, number: Int
  ) throws(HierarchyReadingError) {
    do throws(DocumentError) {
      var limits = JSONLimits()
      limits.textLength = Self.longest
      let root = try JSONDocument(line, limits: limits).root
      guard root.kind == .object else {
        throw root.error("found \(root.kind); expected an object with \"source\" and \"content\"")
      }
      source = ""
      bytes = []
      try read(root)
    } catch {
      throw Self.refusal(of: line, named: name, number: number, because: error)
    }
  }

  /// Names the record by its own name if that can be read: programs that write records in parallel,
  /// such as Spark, have no line numbers.
  private static func refusal(
    of line: [UInt8], named name: String, number: Int, because error: DocumentError
  ) -> HierarchyReadingError {
    guard let own = JSONStart(line).text(of: "source"), !own.isEmpty else {
      return HierarchyReadingError(
        source: name, line: number, column: error.column, reason: error.reason)
    }
    return HierarchyReadingError(
      source: own, line: 1, column: 1,
      reason: "\(error.reason) (column \(error.column) of the record on line \(number))")
  }

  private mutating func read(_ root: JSONValue) throws(DocumentError) {
    for (key, value) in root.members {
      switch key {
      case "source": source = try Self.text(key, value)
      case "content":
        // The encoding in an XML declaration was that of the file, not of this text. After a byte
        // order mark it is ignored.
        bytes = [0xEF, 0xBB, 0xBF] + Array(try Self.text(key, value).utf8)
      case "from":
        if value.isNull { continue }
        let name = try Self.text(key, value)
        guard HierarchyFormats.names.contains(name) else {
          throw value.error(
            "found the format \"\(name.prefix(60))\"; expected one of "
              + HierarchyFormats.names.joined(separator: ", "))
        }
        format = name
      default: continue
      }
    }
    if source.isEmpty { throw root.error("found no \"source\"; expected the name of the screen") }
    if bytes.isEmpty { throw root.error("found no \"content\"; expected the hierarchy") }
  }

  private static func text(
    _ key: String, _ value: JSONValue
  ) throws(DocumentError) -> String {
    guard let text = value.string else {
      throw value.error("found \(value.kind) as \"\(key)\"; expected a string")
    }
    return text
  }
}
