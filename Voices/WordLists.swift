/// One list of words in every language that has it.
///
/// A rule that needs a list is not run on screens in a language without it: it would be wrong
/// there, or silent. The words of a language are read when a rule first asks for them.
public struct WordLists: Sendable {
  /// The list in each language that has it.
  public let inEachLanguage: ByLanguage<WordList>
  /// The bits under which gates know the list; all where they cannot tell.
  public let gateLists: WordGate.ListSet

  /// - Parameter name: as the files of `Voices/Words` write it.
  public init(_ name: String) {
    let hash = WordListFile.hash(of: name.utf8)
    inEachLanguage = ByLanguage(Self.index.languages(with: hash)) { language in
      WordList(Self.index.files.first { $0.language == language }?.entries(of: hash) ?? [])
    }
    gateLists = Self.index.bits.bits(of: name, hash)
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

  /// Tells which lists may hold a word, in any language.
  ///
  /// Most labels hold no word that any rule looks for, and need not be taken apart.
  public static let gate = WordGate(of: index.files, index.bits)

  /// Tells the same of English, in which identifiers are written, and of one other language: to take
  /// in the words of all costs more than an audit of a small screen.
  ///
  /// - Parameter language: the first part of a BCP 47 tag, in lower case.
  public static func gate(in language: String) -> WordGate {
    gates[language] ?? gates["en"] ?? gate
  }

  private static let gates = ByLanguage(index.files.map(\.language)) { language in
    WordGate(
      of: index.files.filter { $0.language == "en" || $0.language == language }, index.bits)
  }

  private static let index = Index()

  /// What is known before a list is asked for.
  private struct Index: Sendable {
    /// English first: most screens are.
    let files = [
      WordListFile("en", PackageResources.en_words),
      WordListFile("de", PackageResources.de_words),
      WordListFile("es", PackageResources.es_words),
      WordListFile("fr", PackageResources.fr_words),
      WordListFile("it", PackageResources.it_words),
      WordListFile("nl", PackageResources.nl_words),
      WordListFile("pt", PackageResources.pt_words),
    ]
    let bits: ListBits
    private let allLanguages: [String]

    init() {
      bits = ListBits(files)
      allLanguages = files.map(\.language)
    }

    /// Those that have a list; most are there in all.
    func languages(with list: UInt32) -> [String] {
      let files = files.span
      var languages = allLanguages
      for place in files.indices.reversed() where !files[place].holds(list) {
        languages.remove(at: place)
      }
      return languages
    }
  }
}
