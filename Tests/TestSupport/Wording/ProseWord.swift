/// A word of an English text in lower case, or a mark that phrases do not cross.
public struct ProseWord: Equatable, Sendable {
  public let text: String
  public let line: Int

  /// Whether it is the start of a sentence, of a paragraph or of an item in a list.
  var isStart: Bool { text == Self.start }

  fileprivate static let start = "^"
  fileprivate static let punctuation = ","
  /// Code, or a text in quotation marks, which may contain any words.
  fileprivate static let quotation = "q"

  /// The words of lines that form one text.
  public static func words(of lines: [Substring], firstLine: Int = 1) -> [ProseWord] {
    var reader = ProseReader(line: firstLine)
    for line in lines { reader.read(line) }
    return reader.words
  }
}

/// Splits lines into words.
private struct ProseReader {
  private(set) var words: [ProseWord]
  private var line: Int
  /// The end mark of the open quotation.
  private var closing: Character?

  init(line: Int) {
    self.line = line
    words = [ProseWord(text: ProseWord.start, line: line)]
  }

  mutating func read(_ text: Substring) {
    var rest = text.drop(while: \.isWhitespace)
    if rest.isEmpty { closing = nil }
    if rest.isEmpty { add(ProseWord.start) }
    if rest.hasPrefix("- ") {
      add(ProseWord.start)
      rest = rest.dropFirst(2)
    }
    while let character = rest.first {
      if let closing {
        rest.removeFirst()
        if character == closing { self.closing = nil }
      } else if character.isLetter || character.isNumber {
        let word = rest.prefix { $0.isLetter || $0.isNumber || "'’-".contains($0) }
        add(word.lowercased())
        rest = rest[word.endIndex...]
      } else {
        rest.removeFirst()
        read(character, before: rest.first)
      }
    }
    line += 1
  }

  private mutating func read(_ mark: Character, before next: Character?) {
    switch mark {
    case " ": return
    // Two backticks around a symbol are one mark.
    case "`" where next == "`": return
    case "`", "\"", "“":
      closing = mark == "“" ? "”" : mark
      add(ProseWord.quotation)
    case ".", "?", "!": add(next == nil || next == " " ? ProseWord.start : ProseWord.punctuation)
    default: add(ProseWord.punctuation)
    }
  }

  private mutating func add(_ word: String) { words.append(ProseWord(text: word, line: line)) }
}
