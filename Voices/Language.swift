/// A language of the screen reader, by its BCP 47 tag.
public enum Language: String, CaseIterable, Hashable, Sendable {
  case english = "en"
  case arabic = "ar"
  case german = "de"
  case spanish = "es"
  case french = "fr"
  case hebrew = "he"
  case japanese = "ja"
  case brazilianPortuguese = "pt-BR"
  case russian = "ru"

  /// Finds the language for a tag such as `de-CH`: the tag itself, else its first part, else a
  /// variant of its first part.
  ///
  /// - Returns: nil if there is none, so that the caller can try another source.
  public init?(tag: String) {
    var tag = tag.lowercased().split { $0 == "-" || $0 == "_" }.joined(separator: "-")
    // The tag of Hebrew before 1989, which old files have.
    if tag == "iw" || tag.hasPrefix("iw-") { tag = "he" + tag.dropFirst(2) }
    let first = tag.split(separator: "-").first.map(String.init) ?? ""
    let variant = Self.allCases.first { $0.rawValue.lowercased().hasPrefix(first + "-") }
    let match =
      Self.allCases.first { $0.rawValue.lowercased() == tag }
      ?? Self(rawValue: first) ?? (first.isEmpty ? nil : variant)
    guard let match else { return nil }
    self = match
  }

  /// The file of the language.
  var bytes: [UInt8] {
    switch self {
    case .english: PackageResources.en_phrases
    case .arabic: PackageResources.ar_phrases
    case .german: PackageResources.de_phrases
    case .spanish: PackageResources.es_phrases
    case .french: PackageResources.fr_phrases
    case .hebrew: PackageResources.he_phrases
    case .japanese: PackageResources.ja_phrases
    case .brazilianPortuguese: PackageResources.pt_BR_phrases
    case .russian: PackageResources.ru_phrases
    }
  }
}
