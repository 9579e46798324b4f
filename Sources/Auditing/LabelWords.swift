internal import Voices

/// The words of a text, with their places, for rules that look for words.
public struct LabelWords: Sendable {
  public let text: String
  /// In lower case, with straight apostrophes; what stands between them is gone.
  public let folded: [String]
  /// Where each stands in the text.
  public let ranges: [Range<String.Index>]

  public init(_ text: String) {
    self.text = text
    var folded: [String] = []
    var ranges: [Range<String.Index>] = []
    let scalars = text.unicodeScalars
    var index = scalars.startIndex
    while index < scalars.endIndex {
      let start = index
      while index < scalars.endIndex, Self.isInWord(index, from: start, scalars) {
        index = scalars.index(after: index)
      }
      if start == index {
        index = scalars.index(after: index)
      } else {
        let word = text[start..<index]
        let apostrophe = word.utf8.count < 16 ? Elision.apostrophe(in: word) : nil
        for range in apostrophe.map({ [start..<$0, text.index(after: $0)..<index] })
          ?? [start..<index]
        {
          folded.append(WordList.folded(text[range]))
          ranges.append(range)
        }
      }
    }
    self.folded = folded
    self.ranges = ranges
  }

  public var count: Int { folded.count }

  /// All words with one space between them: what is left of a text when case, signs and emoji are
  /// gone.
  public var joined: String { folded.joined(separator: " ") }

  /// The words as the text writes them, with what stands between them.
  public func text(of words: Range<Int>) -> String {
    guard let first = words.first, let last = words.last else { return "" }
    return String(text[ranges[first].lowerBound..<ranges[last].upperBound])
  }

  /// An apostrophe belongs to a word when it stands between letters.
  private static func isInWord(
    _ index: String.Index, from start: String.Index, _ scalars: String.UnicodeScalarView
  ) -> Bool {
    let scalar = scalars[index]
    if scalar.isPartOfWord { return true }
    guard scalar == "'" || scalar == "’", index > start else { return false }
    let next = scalars.index(after: index)
    return next < scalars.endIndex && scalars[next].isPartOfWord
  }
}
