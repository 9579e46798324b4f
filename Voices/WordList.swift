/// Words and phrases of one language that a rule searches for, compared whole and without regard to
/// case.
public struct WordList: Sendable {
  /// In file order, folded.
  public let entries: [String]
  /// The number of words of the longest phrase; of its characters in a language without spaces.
  public let longest: Int
  private let set: Set<String>
  /// The entries word by word, by their first word, longest first: “text field” takes precedence
  /// over “field”.
  private let phrases: [String: [[String]]]
  /// Whether its language has no spaces between words: each character counts as one, and an entry is found inside
  /// longer words.
  private let isUnspaced: Bool

  /// Whether a language with word lists has no spaces between its words. Its verbs are last.
  public static func isUnspaced(_ language: String) -> Bool { language == "ja" }

  /// - Parameter language: the first part of its tag.
  init(_ entries: [String], in language: String) {
    self.entries = entries
    set = Set(entries)
    isUnspaced = Self.isUnspaced(language)
    if isUnspaced {
      phrases = [:]
      longest = entries.map(\.count).max() ?? 0
      return
    }
    let phrases = entries.map(Self.words).filter { !$0.isEmpty }
    longest = phrases.map(\.count).max() ?? 0
    self.phrases = Dictionary(grouping: phrases) { $0[0] }
      .mapValues { $0.sorted { $0.count > $1.count } }
  }

  private static func words(of entry: String) -> [String] {
    let words = entry.utf8.split(separator: UInt8(ascii: " "))
    return words.count == 1 ? [entry] : words.map { String(Substring($0)) }
  }

  /// Whether the folded words, separated by single spaces, are an entry.
  public func contains(_ phrase: String) -> Bool { set.contains(phrase) }

  /// The same for separate words.
  public func contains(words: [String]) -> Bool {
    if isUnspaced { return set.contains(words.joined()) }
    return words.first.flatMap { phrases[$0] }?.contains(words) ?? false
  }

  /// How many of the last folded words are an entry; nil for none.
  public func suffix(of words: [String]) -> Int? {
    (1..<(min(longest, words.count) + 1)).reversed().first {
      contains(words: Array(words.suffix($0)))
    }
  }

  /// How many of the first folded words are an entry; nil for none.
  public func prefix(of words: [String]) -> Int? { prefix(of: words[...]) }

  private func prefix(of words: ArraySlice<String>) -> Int? {
    if isUnspaced {
      return (1..<(min(longest, words.count) + 1)).reversed().first {
        contains(words: Array(words.prefix($0)))
      }
    }
    guard let first = words.first, let phrases = phrases[first] else { return nil }
    return phrases.first { words.starts(with: $0) }?.count
  }

  /// The position of the first entry among the folded words.
  public func firstMatch(in words: [String]) -> Range<Int>? {
    for start in words.indices {
      if let length = prefix(of: words[start...]) { return start..<(start + length) }
    }
    return nil
  }

  /// Lower case, with single spaces and straight apostrophes.
  public static func folded(_ text: String) -> String { folded(text[...]) }

  /// Lower case, with single spaces and straight apostrophes.
  public static func folded(_ text: Substring) -> String {
    foldedWord(text) ?? foldedText(text)
  }

  /// The same for a word in ASCII; nil for everything else, which takes ten times as long.
  private static func foldedWord(_ text: Substring) -> String? {
    var hasCapital = false
    for byte in text.utf8 {
      if byte <= 0x20 || byte >= 0x80 { return nil }
      if (0x41...0x5A).contains(byte) { hasCapital = true }
    }
    return hasCapital ? text.lowercased() : String(text)
  }

  private static func foldedText(_ text: Substring) -> String {
    var folded = String.UnicodeScalarView()
    var isApart = false
    for scalar in text.lowercased().unicodeScalars {
      if scalar.isSpace {
        isApart = true
      } else {
        if isApart, !folded.isEmpty { folded.append(" ") }
        isApart = false
        folded.append(scalar == "’" ? "'" : scalar)
      }
    }
    return String(folded)
  }
}
