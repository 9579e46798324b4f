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
    var words = Found(text)
    words.takeAll()
    (folded, places) = (words.folded, words.places)
  }

  /// The words that were found so far.
  private struct Found {
    private let text: String
    private(set) var folded: [String] = []
    private(set) var places: [(start: String.Index, end: String.Index)] = []
    /// Where the word begins that is looked at, and where its last letter ends; the same between words.
    private var (start, end) = (0, 0)
    /// What it has of ASCII, in lower case, and whether that is all of it.
    private var bytes: [UInt8] = []
    private var isASCII = true

    init(_ text: String) { self.text = text }

    /// Takes letters, digits, and apostrophes between them.
    mutating func takeAll() {
      var place = 0
      for scalar in text.unicodeScalars {
        let next = place + UTF8.width(scalar)
        if scalar.isPartOfWord {
          if start == end { start = place }
          end = next
          take(scalar)
        } else if scalar == "'" || scalar == "’", start < end, end == place {
          // It belongs to the word if a letter follows.
          take(scalar)
        } else if start < end {
          endWord()
        }
        place = next
      }
      if start < end { endWord() }
    }

    private mutating func take(_ scalar: Unicode.Scalar) {
      guard scalar.isASCII else { return isASCII = false }
      let byte = UInt8(truncatingIfNeeded: scalar.value)
      bytes.append((0x41...0x5A).contains(byte) ? byte | 0x20 : byte)
    }

    private mutating func endWord() {
      let places = text.utf8Index(start)..<text.utf8Index(end)
      if bytes.last == 0x27 { bytes.removeLast() }
      if isASCII, !bytes.contains(0x27) {
        add(String(decoding: bytes, as: UTF8.self), places)
      } else {
        addParts(of: text[places])
      }
      bytes.removeAll(keepingCapacity: true)
      isASCII = true
      start = end
    }

    /// Adds a word that may be two: an article before what it belongs to.
    private mutating func addParts(of word: Substring) {
      guard word.utf8.count < 16, let apostrophe = Elision.apostrophe(in: word) else {
        return add(WordList.folded(word), word.startIndex..<word.endIndex)
      }
      for part in [word[..<apostrophe], word[word.index(after: apostrophe)...]] {
        add(WordList.folded(part), part.startIndex..<part.endIndex)
      }
    }

    private mutating func add(_ word: String, _ range: Range<String.Index>) {
      folded.append(word)
      places.append((range.lowerBound, range.upperBound))
    }
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
}

extension String {
  fileprivate func utf8Index(_ offset: Int) -> Index { utf8.index(startIndex, offsetBy: offset) }
}
