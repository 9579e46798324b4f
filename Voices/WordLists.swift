/// One list of words in every language that has it.
///
/// A rule that needs a list is not run on screens in a language without it: it would be wrong
/// there, or silent.
public struct WordLists: Sendable {
  private let lists: [String: WordList]
  /// The bits under which ``gate`` knows the list; all where it cannot tell.
  public let gateLists: WordGate.ListSet

  /// - Parameter name: as the files of `Voices/Words` write it.
  public init(_ name: String) {
    lists = Self.files.compactMapValues { file in
      file.lists[name].map(WordList.init)
    }
    // A phrase that begins with a sign has no word that the gate could know it by.
    let isKnown = lists.values.allSatisfy { list in
      list.entries.allSatisfy { !WordGate.hash(of: $0).isEmpty }
    }
    gateLists = isKnown ? Self.bits[name] ?? [] : .all
  }

  /// The list in a language.
  ///
  /// - Parameter language: the first part of a BCP 47 tag, in lower case.
  public subscript(language: String) -> WordList? { lists[language] }

  /// The languages that have the list, by the first part of their tags.
  public var languages: Set<String> { Set(lists.keys) }

  /// Every language that has a file, with what is wrong with the file.
  public static var oddLines: [String: [Int]] { files.mapValues(\.oddLines) }

  /// The names of the lists of a language.
  public static func names(in language: String) -> Set<String> {
    Set(files[language]?.lists.keys.map { $0 } ?? [])
  }

  private static let files: [String: WordListFile] = [
    "de": WordListFile(PackageResources.de_words),
    "en": WordListFile(PackageResources.en_words),
    "es": WordListFile(PackageResources.es_words),
    "fr": WordListFile(PackageResources.fr_words),
    "it": WordListFile(PackageResources.it_words),
    "nl": WordListFile(PackageResources.nl_words),
    "pt": WordListFile(PackageResources.pt_words),
  ]

  /// Tells which lists may hold a word.
  ///
  /// Most labels hold no word that any rule looks for, and need not be taken apart. The lists of
  /// function words, by which languages are told apart, are left out: they would let all pass.
  public static let gate = WordGate(
    files.values.flatMap { file in
      file.lists.flatMap { name, entries in
        bits[name].map { list in entries.map { (phrase: $0, list: list) } } ?? []
      }
    })

  /// Whether the gate knows the words of a list; those of `purpose-` are looked for where a rule
  /// asks anyway.
  static func isGated(_ name: String) -> Bool {
    name != "function-words" && name != "hint-verbs" && !name.hasPrefix("purpose-")
  }

  /// The bit of each list that the gate knows.
  private static let bits: [String: WordGate.ListSet] = {
    let names = Set(files.values.flatMap(\.lists.keys)).filter(isGated)
    let numbered = names.sorted().enumerated().map {
      ($0.element, WordGate.ListSet(rawValue: 1 << UInt128($0.offset % 128)))
    }
    return Dictionary(uniqueKeysWithValues: numbered)
  }()
}
