/// A phrase that the project does not write, with the words to write instead.
public struct DiscouragedPhrase: Sendable {
  public let better: String
  private let alternatives: [Set<String>]
  private let allowedAfter: Set<String>
  private let allowedBefore: Set<String>

  /// - Parameters:
  ///   - words: in lower case, separated by spaces; `|` separates alternatives for one word, `^` is
  ///     the start of a sentence.
  ///   - better: the words to write instead.
  ///   - allowedAfter: words that make the phrase right if it directly follows one of them.
  ///   - allowedBefore: words that make it right if one of them follows it.
  public init(
    _ words: String, _ better: String, allowedAfter: String = "", allowedBefore: String = ""
  ) {
    self.better = better
    alternatives = Self.words(words).map { Set($0.split(separator: "|").map(String.init)) }
    self.allowedAfter = Set(Self.words(allowedAfter))
    self.allowedBefore = Set(Self.words(allowedBefore))
  }

  private static func words(_ text: String) -> [String] {
    text.split(separator: " ").map(String.init)
  }

  fileprivate var firstWords: Set<String> { alternatives.first ?? [] }

  /// The words of a text from an index that are the phrase; empty if others are, or if a neighbour
  /// makes it right.
  fileprivate func match(at start: Int, of text: [ProseWord]) -> ArraySlice<ProseWord> {
    let end = start + alternatives.count
    guard end <= text.count,
      zip(alternatives, text[start..<end]).allSatisfy({ $0.contains($1.text) })
    else { return [] }
    let isAllowed =
      start > 0 && allowedAfter.contains(text[start - 1].text)
      || end < text.count && allowedBefore.contains(text[end].text)
    return isAllowed ? [] : text[start..<end]
  }
}

/// Several discouraged phrases, searched for together.
public struct DiscouragedPhrases: Sendable {
  private var byFirstWord: [String: [DiscouragedPhrase]] = [:]

  public init(_ phrases: [DiscouragedPhrase]) {
    for phrase in phrases {
      for word in phrase.firstWords { byFirstWord[word, default: []].append(phrase) }
    }
  }

  public func found(in text: [ProseWord]) -> [FoundPhrase] {
    text.indices.flatMap { index in
      (byFirstWord[text[index].text] ?? []).compactMap { phrase in
        let words = phrase.match(at: index, of: text).filter { !$0.isStart }
        return words.last.map {
          FoundPhrase(
            words: words.map(\.text).joined(separator: " "), better: phrase.better, line: $0.line)
        }
      }
    }
  }
}

/// A discouraged phrase at its position in a text.
public struct FoundPhrase: Equatable, CustomStringConvertible, Sendable {
  public let words: String
  public let better: String
  public let line: Int

  public init(words: String, better: String, line: Int) {
    self.words = words
    self.better = better
    self.line = line
  }

  public var description: String { "“\(words)”, better: \(better)" }
}
