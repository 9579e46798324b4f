/// One word list in every language that has it.
///
/// A rule that needs a list is skipped on screens in a language without it: it would be wrong
/// there, or find nothing. The words of a language are read when a rule first needs them.
public struct WordLists: Sendable {
  /// The list in each language that has it.
  public let inEachLanguage: ByLanguage<WordList>

  /// - Parameter name: as in the files of `Voices/Words`.
  public init(_ name: String) {
    inEachLanguage = Self.entries(of: name).map { WordList($0, in: $1) }
  }

  /// The entries of a list in each language that has it, folded, in file order.
  ///
  /// - Parameter name: as in the files of `Voices/Words`.
  public static func entries(of name: String) -> ByLanguage<[String]> {
    let files = files.filter { $0.holds(name) }
    return ByLanguage(files.map(\.language)) { language in
      files.first { $0.language == language }?.entries(of: name) ?? []
    }
  }

  /// The list in a language.
  ///
  /// - Parameter language: the first part of a BCP 47 tag, in lower case.
  public subscript(language: String) -> WordList? { inEachLanguage[language] }

  /// The languages that have the list, by the first part of their tags.
  public var languages: Set<String> { inEachLanguage.languages }

  /// The faulty lines of each language's file.
  public static var faultyLines: [String: [Int]] {
    Dictionary(uniqueKeysWithValues: files.map { ($0.language, $0.faultyLines) })
  }

  /// The names of the lists of a language.
  public static func names(in language: String) -> Set<String> {
    Set(files.first { $0.language == language }?.names ?? [])
  }

  /// English first: most screens are in English.
  private static let files = [
    WordListFile("en", PackageResources.en_words),
    WordListFile("de", PackageResources.de_words),
    WordListFile("es", PackageResources.es_words),
    WordListFile("fr", PackageResources.fr_words),
    WordListFile("it", PackageResources.it_words),
    WordListFile("ja", PackageResources.ja_words),
    WordListFile("ko", PackageResources.ko_words),
    WordListFile("nl", PackageResources.nl_words),
    WordListFile("pt", PackageResources.pt_words),
    WordListFile("vi", PackageResources.vi_words),
  ]
}
