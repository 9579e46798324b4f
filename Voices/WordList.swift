/// Words and phrases of one language that a rule looks for, compared whole and without regard to
/// case.
public struct WordList: Sendable {
  /// In the order of the file, folded.
  public let entries: [String]
  /// How many words the longest phrase has.
  public let longest: Int
  private let set: Set<String>
  /// The phrases of several words, by the first of them.
  private let phrases: [String: [String]]

  init(_ entries: [String]) {
    self.entries = entries
    set = Set(entries)
    phrases = Dictionary(
      grouping: entries.filter { $0.utf8.contains(0x20) },
      by: { String($0.prefix { $0 != " " }) })
    longest = entries.map { $0.utf8.count { $0 == 0x20 } + 1 }.max() ?? 0
  }

  /// Whether the words, folded and with one space between them, are an entry.
  public func contains(_ phrase: String) -> Bool { set.contains(phrase) }

  /// The same of words that are not yet put together; most begin no phrase.
  public func contains(words: [String]) -> Bool {
    guard let first = words.first else { return false }
    guard words.count > 1 else { return set.contains(first) }
    guard let phrases = phrases[first] else { return false }
    let length = words.reduce(words.count - 1) { $0 + $1.utf8.count }
    return phrases.contains { $0.utf8.count == length && $0 == words.joined(separator: " ") }
  }

  /// How many words at the end of the folded words are an entry; nil for none.
  public func suffix(of words: [String]) -> Int? {
    lengths(upTo: words.count).first { set.contains(Self.joined(words.suffix($0))) }
  }

  /// How many words at the beginning of the folded words are an entry; nil for none.
  public func prefix(of words: [String]) -> Int? { prefix(of: words[...]) }

  private func prefix(of words: ArraySlice<String>) -> Int? {
    lengths(upTo: words.count).first { set.contains(Self.joined(words.prefix($0))) }
  }

  /// Where among the folded words the first entry stands.
  public func firstMatch(in words: [String]) -> Range<Int>? {
    for start in words.indices {
      if let length = prefix(of: words[start...]) { return start..<(start + length) }
    }
    return nil
  }

  /// The longest first, so that «text field» wins over «field».
  private func lengths(upTo count: Int) -> ReversedCollection<Range<Int>> {
    (1..<(Swift.max(1, min(longest, count) + 1))).reversed()
  }

  private static func joined(_ words: ArraySlice<String>) -> String {
    words.count == 1 ? words.first ?? "" : words.joined(separator: " ")
  }

  /// Lower case, with single spaces and straight apostrophes.
  public static func folded(_ text: String) -> String { folded(Substring(text)) }

  /// The same for a part of a text: written for what it is, not for all that is like it, since every
  /// word of every label comes through here.
  public static func folded(_ text: Substring) -> String {
    if let folded = foldedPlain(text.utf8.span) { return folded }
    return text.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
      .replacing("’", with: "'")
  }

  /// nil for anything but ASCII and the letters that need no table.
  private static func foldedPlain(_ text: Span<UInt8>) -> String? {
    var folded: [UInt8] = []
    folded.reserveCapacity(text.count)
    var isApart = false
    var place = 0
    while place < text.count {
      let byte = text[place]
      place += 1
      if byte == 0x20 || (0x09...0x0D).contains(byte) {
        isApart = true
        continue
      }
      if isApart, !folded.isEmpty { folded.append(0x20) }
      isApart = false
      if byte < 0x80 {
        folded.append((0x41...0x5A).contains(byte) ? byte | 0x20 : byte)
      } else {
        let (letter, width) = text.scalar(beyondASCIIAt: place - 1)
        guard let small = letter.plainLetter else { return nil }
        folded += small.utf8
        place += width - 1
      }
    }
    return String(decoding: folded, as: UTF8.self)
  }
}
