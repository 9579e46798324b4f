public import Voices

/// The words of a text, with their places, for rules that look for words.
///
/// Rules share one object: as a value it would be counted up and down in all its parts.
public final class LabelWords: Sendable {
  static let none = LabelWords("")

  public let text: String
  /// In lower case, with straight apostrophes; what stands between them is gone.
  public let folded: [String]
  /// Where each begins in the text, and where it ends.
  ///
  /// No ranges: for a list of them the runtime looks up that places in texts can be compared.
  private let places: [(start: String.Index, end: String.Index)]

  public init(_ text: String) {
    self.text = text
    var words = Found()
    if text.isASCII {
      words.takeASCII(text)
    } else {
      for word in Self.words(of: text) { words.take(text[word]) }
    }
    (folded, places) = (words.folded, words.places)
  }

  /// The words that were found so far.
  private struct Found {
    var folded: [String] = []
    var places: [(start: String.Index, end: String.Index)] = []

    /// Takes a word that may be two: an article before what it belongs to.
    mutating func take(_ word: Substring) {
      guard word.utf8.count < 16, let apostrophe = Elision.apostrophe(in: word) else {
        return add(WordList.folded(word), word.startIndex..<word.endIndex)
      }
      for part in [word[..<apostrophe], word[word.index(after: apostrophe)...]] {
        add(WordList.folded(part), part.startIndex..<part.endIndex)
      }
    }

    mutating func add(_ word: String, _ range: Range<String.Index>) {
      folded.append(word)
      places.append((range.lowerBound, range.upperBound))
    }

    /// Takes letters, digits, and apostrophes between them, by their bytes.
    mutating func takeASCII(_ text: String) {
      var word: [UInt8] = []
      var place = 0
      for byte in text.utf8 {
        switch byte {
        case 0x30...0x39, 0x61...0x7A: word.append(byte)
        case 0x41...0x5A: word.append(byte | 0x20)
        case 0x27 where word.last.map { $0 != 0x27 } ?? false: word.append(byte)
        default: endASCII(&word, of: text, at: place)
        }
        place += 1
      }
      endASCII(&word, of: text, at: place)
    }

    /// - Parameter word: in lower case; what is left of it is nothing.
    private mutating func endASCII(_ word: inout [UInt8], of text: String, at place: Int) {
      guard !word.isEmpty else { return }
      let start = text.utf8Index(place - word.count)
      if word.last == 0x27 { word.removeLast() }
      let range = start..<text.utf8.index(start, offsetBy: word.count)
      if word.contains(0x27) {
        take(text[range])
      } else {
        add(String(decoding: word, as: UTF8.self), range)
      }
      word.removeAll(keepingCapacity: true)
    }
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

  public var count: Int { folded.count }

  /// All words with one space between them: what is left of a text when case, signs and emoji are
  /// gone.
  public var joined: String { folded.together(by: " ") }

  /// Whether they are an entry of a list and no more.
  public func areEntry(of list: WordList) -> Bool {
    count <= list.longest && list.contains(words: folded)
  }

  /// Where a word stands in the text.
  public func range(of word: Int) -> Range<String.Index> { places[word].start..<places[word].end }

  /// The words as the text writes them, with what stands between them.
  public func text(of words: Range<Int>) -> String {
    guard let first = words.first, let last = words.last else { return "" }
    return String(text[places[first].start..<places[last].end])
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
