/// The texts of one string table in one language, by key.
///
/// Read from a `.strings` file (old-style, XML or binary) or from a `.stringsdict`.
public struct StringsTable: Hashable, Sendable {
  /// The text of one key, with its position.
  public struct Entry: Hashable, Sendable {
    /// The text that is shown most often: among variants, the one for `other`.
    public var text: String
    /// Texts by plural category, device or width (`one`, `ipad`, `ipad.few`); empty for a plain text.
    public var variants: [String: String] = [:]
    /// The comment for translators; nil for none.
    public var comment: String?
    /// The position of the key, both from 1; 1 where only the text is known.
    public var line = 1
    public var column = 1
    /// The file; nil if that is not known.
    public var file: String?

    public init(text: String) { self.text = text }
  }

  public var entries: [String: Entry]

  /// A table of plain texts.
  public init(texts: [String: String] = [:]) { entries = texts.mapValues { Entry(text: $0) } }

  /// The text of a key; nil if the table has none.
  public subscript(key: String) -> String? { entries[key]?.text }

  /// Adds the entries of another table, which override those of the same key.
  public mutating func merge(_ other: StringsTable) { entries.merge(other.entries) { $1 } }

  /// Records the file of all entries.
  public mutating func place(in file: String) {
    for key in entries.keys { entries[key]?.file = file }
  }

  /// Reads a `.strings` or `.stringsdict` file.
  ///
  /// - Throws: the first error, at its line and column.
  public init(parsing bytes: [UInt8]) throws(DocumentError) {
    self.init()
    let root = try PropertyList(parsing: bytes)
    guard let members = root.dictionary else {
      throw DocumentError(
        line: root.line, column: root.column,
        reason: "found no table of texts; expected keys with texts")
    }
    for member in members { entries[member.key] = Self.entry(of: member) }
  }

  /// - Returns: nil for a value that is neither a text nor a rule for one.
  private static func entry(of member: PropertyList.Member) -> Entry? {
    guard var entry = member.value.string.map(Entry.init) ?? VariableText(member.value)?.entry
    else {
      return nil
    }
    entry.comment = member.comment
    entry.line = member.line
    entry.column = member.column
    return entry
  }
}
