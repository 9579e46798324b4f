public import Voices

/// The words of a text, with their places, for rules that look for words.
///
/// Rules share one object: as a value it would be counted up and down in all its parts.
public final class LabelWords: Sendable {
  static let none = LabelWords("")

  public let text: String
  /// In lower case, with straight apostrophes; what stands between them is gone.
  public let folded: [String]
  /// Where each stands in the text.
  public let ranges: [Range<String.Index>]

  public init(_ text: String) {
    self.text = text
    var folded: [String] = []
    var ranges: [Range<String.Index>] = []
    for word in text.isASCII ? Self.asciiWords(of: text) : Self.words(of: text) {
      let part = text[word]
      let apostrophe = part.utf8.count < 16 ? Elision.apostrophe(in: part) : nil
      guard let apostrophe else {
        folded.append(WordList.folded(part))
        ranges.append(word)
        continue
      }
      for range in [word.lowerBound..<apostrophe, text.index(after: apostrophe)..<word.upperBound] {
        folded.append(WordList.folded(text[range]))
        ranges.append(range)
      }
    }
    self.folded = folded
    self.ranges = ranges
  }

  private static func words(of text: String) -> [Range<String.Index>] {
    var words: [Range<String.Index>] = []
    let scalars = text.unicodeScalars
    var index = scalars.startIndex
    while index < scalars.endIndex {
      let start = index
      while index < scalars.endIndex, isInWord(index, from: start, scalars) {
        index = scalars.index(after: index)
      }
      if start == index {
        index = scalars.index(after: index)
      } else {
        words.append(start..<index)
      }
    }
    return words
  }

  /// The same by bytes: letters, digits, and apostrophes between them.
  private static func asciiWords(of text: String) -> [Range<String.Index>] {
    var words: [Range<String.Index>] = []
    var start: Int?
    var isApostrophe = false
    func end(at place: Int) {
      guard let from = start else { return }
      let end = isApostrophe ? place - 1 : place
      words.append(text.utf8Index(from)..<text.utf8Index(end))
      start = nil
    }
    var place = 0
    for byte in text.utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A:
        if start == nil { start = place }
        isApostrophe = false
      case 0x27 where start != nil && !isApostrophe: isApostrophe = true
      default:
        end(at: place)
        isApostrophe = false
      }
      place += 1
    }
    end(at: place)
    return words
  }

  public var count: Int { folded.count }

  /// All words with one space between them: what is left of a text when case, signs and emoji are
  /// gone.
  public var joined: String { folded.joined(separator: " ") }

  /// Whether they are an entry of a list and no more.
  public func areEntry(of list: WordList) -> Bool {
    count <= list.longest && list.contains(words: folded)
  }

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

extension String {
  fileprivate func utf8Index(_ offset: Int) -> Index { utf8.index(startIndex, offsetBy: offset) }
}
