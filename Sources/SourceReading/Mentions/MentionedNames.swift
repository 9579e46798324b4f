/// The names in some texts, limited to those that a search needs.
struct MentionedNames: Sendable {
  /// The names that count; nil for all.
  private let wanted: Set<NameHash>?
  private(set) var names: Set<NameHash> = []
  /// The constant parts of texts that code joins (`"\(kind)Card"`).
  private(set) var fragments: Set<String> = []
  /// Whether the code starts an app.
  var startsApp = false

  init(wanted: Set<NameHash>? = nil) { self.wanted = wanted }

  mutating func formUnion(_ other: MentionedNames) {
    names.formUnion(other.names)
    fragments.formUnion(other.fragments)
    startsApp = startsApp || other.startsApp
  }

  mutating func add(_ name: some Sequence<UInt8>) {
    let name = NameHash(name)
    if wanted?.contains(name) ?? true { names.insert(name) }
  }

  mutating func add(fragment: some Collection<UInt8>) {
    guard fragment.count >= Self.shortestFragment, fragment.count <= Self.longestFragment else {
      return
    }
    fragments.insert(String(decoding: fragment, as: UTF8.self))
  }

  /// Adds the names in a text: the text as a whole, and its parts unless they are words of a sentence.
  mutating func add(text: ArraySlice<UInt8>) {
    let text = text.drop(while: \.isSpace)
    guard let last = text.lastIndex(where: { !$0.isSpace }) else { return }
    add(text[...last])
    guard !text[...last].contains(where: \.isSpace) else { return }
    for part in text.split(whereSeparator: { !$0.isNamePart && $0 != UInt8(ascii: "-") }) {
      add(part)
      if part.contains(UInt8(ascii: "-")) {
        for word in part.split(separator: UInt8(ascii: "-")) { add(word) }
      }
    }
  }

  /// Adds the names in a file other than code: the texts between its delimiters.
  mutating func add(lines bytes: some Sequence<UInt8>) {
    // UTF-16 has zeros between ASCII characters.
    for text in bytes.filter({ $0 != 0 }).split(whereSeparator: Self.marks.contains) {
      add(text: text)
    }
  }

  private static let marks = Set("<>=:;,\"'()[]{}\n\r".utf8)
  /// A single letter is in too many names.
  private static let shortestFragment = 2
  private static let longestFragment = 200

  func contains(_ name: NameHash) -> Bool { names.contains(name) }

  /// Whether a name occurs, or may result from joined texts.
  func mayContain(_ name: String) -> Bool {
    contains(NameHash(name))
      || (Self.shortestFragment...Self.longestFragment).prefix(name.count).contains {
        fragments.contains(String(name.prefix($0))) || fragments.contains(String(name.suffix($0)))
      }
  }
}
