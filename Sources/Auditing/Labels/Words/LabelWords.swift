public import Voices

/// The words of a text, with their positions, for rules that search for words.
public struct LabelWords: Sendable {
  public let text: String
  /// In lower case, with straight apostrophes, without separators.
  public private(set) var folded: [String] = []
  /// The position of each word in the text.
  private var ranges: [Range<String.Index>] = []
  /// Whether each ideograph is a word of its own, as in a language without spaces.
  private let isUnspaced: Bool

  /// Collects letters, digits, and apostrophes between them.
  ///
  /// - Parameter language: the words are those by which the lists of the language are searched.
  public init(_ text: String, in language: String = "") {
    self.text = text
    isUnspaced = WordList.isUnspaced(language)
    let scalars = text.unicodeScalars
    var place = scalars.startIndex
    var word = place..<place
    while place < scalars.endIndex {
      let scalar = scalars[place]
      let next = scalars.index(after: place)
      if scalar.isPartOfWord {
        word = (word.isEmpty ? place : word.lowerBound)..<next
      } else if !(scalar == "'" || scalar == "’") || word.upperBound < place {
        add(word)
        word = next..<next
      }
      place = next
    }
    add(word)
  }

  /// Adds a word that may be two: an article joined to its noun.
  private mutating func add(_ range: Range<String.Index>) {
    guard !range.isEmpty else { return }
    let word = text[range]
    guard let apostrophe = Elision.apostrophe(in: word) else {
      return append(range)
    }
    append(range.lowerBound..<apostrophe)
    append(word.index(after: apostrophe)..<range.upperBound)
  }

  private mutating func append(_ range: Range<String.Index>) {
    guard isUnspaced, text[range].unicodeScalars.contains(where: \.isIdeograph) else {
      return appendWord(range)
    }
    var start = range.lowerBound
    while start < range.upperBound {
      let end = text.index(after: start)
      appendWord(start..<end)
      start = end
    }
  }

  private mutating func appendWord(_ range: Range<String.Index>) {
    folded.append(WordList.folded(text[range]))
    ranges.append(range)
  }

  public var count: Int { folded.count }

  /// All words separated by single spaces: the text without case, symbols and emoji.
  public var joined: String { joined(folded.indices) }

  /// Some of the words as they are separated in their language.
  public func joined(_ words: Range<Int>) -> String {
    folded[words].joined(separator: isUnspaced ? "" : " ")
  }

  /// Whether they are exactly one entry of a list.
  public func areEntry(of list: WordList) -> Bool { list.contains(words: folded) }

  /// The position of a word in the text.
  public func range(of word: Int) -> Range<String.Index> { ranges[word] }

  /// The words as written, with their separators.
  public func text(of words: Range<Int>) -> String {
    guard let first = words.first, let last = words.last else { return "" }
    return String(text[ranges[first].lowerBound..<ranges[last].upperBound])
  }
}
