internal import Speech
internal import Voices

/// The names of symbols in the language of speech.
enum SpokenSymbols {
  /// - Parameter tag: BCP 47; nil is American English.
  static func table(for tag: String?) -> SymbolTable {
    tag.flatMap(Language.init(tag:)).flatMap { all[$0] } ?? .english
  }

  private static let all: [Language: SymbolTable] = Dictionary(
    uniqueKeysWithValues: Language.allCases.map {
      ($0, SymbolTable.english.renamed(SymbolNames($0).names))
    })
}
