public import Voices

/// The words of a text, with where each is written, for rules that look for words.
public struct LabelWords: Sendable {
  public let text: String
  /// In lower case, with straight apostrophes; what stands between them is gone.
  public private(set) var folded: [String] = []
  /// Where each is written in the text.
  private var ranges: [Range<String.Index>] = []

  /// Takes letters, digits, and apostrophes between them.
  public init(_ text: String) {
    self.text = text
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

  /// Adds a word that may be two: an article before what it belongs to.
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
    folded.append(WordList.folded(text[range]))
    ranges.append(range)
  }

  public var count: Int { folded.count }

  /// All words with one space between them: what is left of a text when case, signs and emoji are
  /// gone.
  public var joined: String { folded.joined(separator: " ") }

  /// Whether they are an entry of a list and no more.
  public func areEntry(of list: WordList) -> Bool { list.contains(words: folded) }

  /// Where a word stands in the text.
  public func range(of word: Int) -> Range<String.Index> { ranges[word] }

  /// The words as the text writes them, with what stands between them.
  public func text(of words: Range<Int>) -> String {
    guard let first = words.first, let last = words.last else { return "" }
    return String(text[ranges[first].lowerBound..<ranges[last].upperBound])
  }
}
