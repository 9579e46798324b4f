/// The names of symbols and punctuation marks in a language, by their English names.
///
/// espeak-ng skips most of them in every language, and an English name in another voice is not
/// understood.
public struct SymbolNames: Sendable {
  public let names: [String: String]
  /// The lines of the file that could not be read, from 1.
  public let faultyLines: [Int]

  /// Empty for English, whose names are the keys.
  public init(_ language: Language) {
    let file = PhraseFile(language.symbolBytes)
    names = file.values
    faultyLines = file.faultyLines
  }
}

extension Language {
  fileprivate var symbolBytes: [UInt8] {
    switch self {
    case .english: []
    case .arabic: PackageResources.ar_symbols
    case .german: PackageResources.de_symbols
    case .spanish: PackageResources.es_symbols
    case .french: PackageResources.fr_symbols
    case .hebrew: PackageResources.he_symbols
    case .japanese: PackageResources.ja_symbols
    case .brazilianPortuguese: PackageResources.pt_BR_symbols
    case .russian: PackageResources.ru_symbols
    }
  }
}
