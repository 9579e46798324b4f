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
    let files = Self.files.filter { $0.holds(name) }
    inEachLanguage = ByLanguage(files.map(\.language)) { language in
      WordList(files.first { $0.language == language }?.entries(of: name) ?? [])
    }
    gateLists = Self.bits[name] ?? (Self.isGated(name) ? [] : .all)
  }

  /// The list in a language.
  ///
  /// - Parameter language: the first part of a BCP 47 tag, in lower case.
  public subscript(language: String) -> WordList? { inEachLanguage[language] }

  /// The languages that have the list, by the first part of their tags.
  public var languages: Set<String> { inEachLanguage.languages }

  /// Every language that has a file, with what is wrong with the file.
  public static var oddLines: [String: [Int]] {
    Dictionary(uniqueKeysWithValues: files.map { ($0.language, $0.oddLines) })
  }

  /// The names of the lists of a language.
  public static func names(in language: String) -> Set<String> {
    Set(files.first { $0.language == language }.map { Array($0.names) } ?? [])
  }

  /// English first: most screens are.
  private static let files = [
    WordListFile("en", PackageResources.en_words),
    WordListFile("de", PackageResources.de_words),
    WordListFile("es", PackageResources.es_words),
    WordListFile("fr", PackageResources.fr_words),
    WordListFile("it", PackageResources.it_words),
    WordListFile("nl", PackageResources.nl_words),
    WordListFile("pt", PackageResources.pt_words),
  ]

  /// Tells which lists may hold a word.
  ///
  /// Most labels hold no word that any rule looks for, and need not be taken apart. The lists of
  /// function words, by which languages are told apart, are left out: they would let all pass.
  public static let gate: WordGate = {
    var gate = WordGate()
    for file in files {
      for name in file.names {
        guard let list = bits[name] else { continue }
        file.eachEntry(of: name) { gate.add($0, to: list) }
      }
    }
    return gate
  }()

  /// Whether the gate knows the words of a list; those of `purpose-` are looked for where a rule
  /// asks anyway.
  static func isGated(_ name: String) -> Bool {
    name != "function-words" && name != "hint-verbs" && !name.utf8.starts(with: "purpose-".utf8)
  }

  /// The bit of each list that the gate knows.
  private static let bits: [String: WordGate.ListSet] = {
    let names = files.reduce(into: Set<String>()) { $0.formUnion($1.names) }.filter(isGated)
    let numbered = names.sorted().enumerated().map {
      ($0.element, WordGate.ListSet(rawValue: 1 << UInt128($0.offset % 128)))
    }
    return Dictionary(uniqueKeysWithValues: numbered)
  }()
}
