/// The short words that show the language of a text: articles, pronouns, prepositions.
public enum FunctionWords {
  /// The first parts of the BCP 47 tags of the languages that have a list, in order.
  public static let languages = lists.languages.sorted()

  /// The indices in ``languages`` of those that have a word, in the form of
  /// ``WordList/folded(_:)``.
  public static func languages(with word: String) -> [Int] { places[word] ?? [] }

  private static let lists = WordLists("function-words")

  private static let places: [String: [Int]] = {
    var places: [String: [Int]] = [:]
    for (place, language) in languages.enumerated() {
      for word in Set(lists[language]?.entries ?? []) { places[word, default: []].append(place) }
    }
    return places
  }()
}
