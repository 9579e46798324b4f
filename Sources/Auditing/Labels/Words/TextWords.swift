/// The words of a text as they are said, for a search by whole words.
public struct TextWords {
  public let folded: [String]
  /// The text was cut: its last word may be half a word.
  public let isCut: Bool

  public init(_ text: String) { self.init(LabelWords(text)) }

  public init(_ words: LabelWords) {
    folded = words.folded
    let end = words.text.collapsed
    isCut = end.hasSuffix("…") || end.hasSuffix("...")
  }

  /// The first word of the other text from which on all words of this one follow.
  public func place(in other: TextWords) -> Int? {
    if isIdeographic {
      return other.folded.joined().contains(folded.joined()) ? 0 : nil
    }
    // A label has fewer words; a file may hold any number.
    let wanted = folded.prefix(64)
    guard wanted.count <= other.folded.count else { return nil }
    return (0...(other.folded.count - wanted.count)).first { start in
      wanted.indices.allSatisfy { index in
        let word = other.folded[start + index]
        return word == wanted[index]
          || isCut && index == wanted.count - 1 && word.hasPrefix(wanted[index])
      }
    }
  }

  /// Scripts without spaces between words are searched by characters.
  private var isIdeographic: Bool {
    folded.contains { word in
      word.unicodeScalars.contains { (0x0E00...0x0E7F).contains($0.value) || $0.isIdeograph }
    }
  }
}
