/// One list of words in every language that has it.
///
/// A rule that needs a list is not run on screens in a language without it: it would be wrong
/// there, or silent. The words of a language are read when a rule first asks for them.
public struct WordLists: Sendable {
  /// The list in each language that has it.
  public let inEachLanguage: ByLanguage<WordList>
  /// The bits under which ``gate`` knows the list; all where it cannot tell.
  public let gateLists: WordGate.ListSet

  /// - Parameter name: as the files of `Voices/Words` write it.
  public init(_ name: String) {
    let hash = WordListFile.hash(of: name.utf8)
    let files = Self.index.files.filter { $0.holds(hash) }
    inEachLanguage = ByLanguage(files.map(\.language)) { language in
      WordList(files.first { $0.language == language }?.entries(of: hash) ?? [])
    }
    gateLists = Self.gate.list(named: name, hash)
  }

  /// The list in a language.
  ///
  /// - Parameter language: the first part of a BCP 47 tag, in lower case.
  public subscript(language: String) -> WordList? { inEachLanguage[language] }

  /// The languages that have the list, by the first part of their tags.
  public var languages: Set<String> {
    let languages = inEachLanguage.tags
    return languages.count == Self.index.files.count ? Self.allLanguages : Set(languages)
  }

  /// Most lists are there in all languages.
  private static let allLanguages = Set(index.files.map(\.language))

  /// Every language that has a file, with what is wrong with the file.
  public static var oddLines: [String: [Int]] {
    Dictionary(uniqueKeysWithValues: index.files.map { ($0.language, $0.oddLines) })
  }

  /// The names of the lists of a language.
  public static func names(in language: String) -> Set<String> {
    Set(index.files.first { $0.language == language }?.names ?? [])
  }

  /// Tells which lists may hold a word.
  ///
  /// Most labels hold no word that any rule looks for, and need not be taken apart.
  public static var gate: WordGate { index.gate }

  private static let index = Index()

  /// What is known before a list is asked for.
  private struct Index: Sendable {
    /// English first: most screens are.
    let files: [WordListFile]
    let gate: WordGate

    init() {
      var gate = WordGate()
      files = [
        WordListFile("en", PackageResources.en_words, gate: &gate),
        WordListFile("de", PackageResources.de_words, gate: &gate),
        WordListFile("es", PackageResources.es_words, gate: &gate),
        WordListFile("fr", PackageResources.fr_words, gate: &gate),
        WordListFile("it", PackageResources.it_words, gate: &gate),
        WordListFile("nl", PackageResources.nl_words, gate: &gate),
        WordListFile("pt", PackageResources.pt_words, gate: &gate),
      ]
      self.gate = gate
    }
  }
}
