internal import Voices

/// The words that English interfaces name their controls with: “Add to cart”, “More options”.
public enum EnglishNames {
  /// The most words of a name.
  private static let most = 6

  /// Whether a label consists of such words and of function words, and not only of words that its own language has too.
  public static func contain(_ words: LabelWords, beside language: LanguageCode) -> Bool {
    guard (1...most).contains(words.count), let names = names["en"], let small = small["en"] else {
      return false
    }
    let own = borrowed[language.code]
    let telling = words.folded.filter { names.contains($0) && own?.contains($0) != true }
    return !telling.isEmpty && words.folded.allSatisfy { names.contains($0) || small.contains($0) }
  }

  private static let names = WordLists("interface-words")
  private static let small = WordLists("function-words")
  private static let borrowed = WordLists("borrowed-words")
}
