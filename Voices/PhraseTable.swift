/// What the file of a language says.
final class PhraseTable: Sendable {
  let language: Language
  let plural: PluralRule
  let name: String
  let ownName: String
  let confidence: String
  let isReviewed: Bool
  let missingKeys: [String]
  let unknownKeys: [String]
  let oddLines: [Int]
  let digits: [Character]
  let values: [String: String]

  init(_ language: Language, _ file: PhraseFile, fallback: [String: String]) {
    let plural = file.values["language.plural"].flatMap(PluralRule.init) ?? .other
    let expected = Self.expectedKeys(plural)
    self.language = language
    self.plural = plural
    name = file.values["language.name"] ?? language.rawValue
    ownName = file.values["language.ownName"] ?? name
    confidence = file.values["language.confidence"] ?? ""
    isReviewed = file.values["language.reviewed"] == "yes"
    digits = Array(file.values["language.digits"] ?? "")
    missingKeys = expected.filter { file.values[$0] == nil }
    unknownKeys = Set(file.values.keys).subtracting(expected).filter { !Self.isKnown($0) }.sorted()
    oddLines = file.oddLines
    // English texts of AccessibilitySnapshot's own must not stand before a word of the language.
    // Nor may an English form of a phrase stand in for one whose usual form the language has.
    let own = Set(CountedPhraseKey.allCases.filter { file.values["\($0.rawValue).other"] != nil })
    let forms = own.flatMap { key in PluralRule.Form.allCases.map { "\(key.rawValue).\($0)" } }
    let lacking = Set(expected).subtracting(forms)
    values = fallback.filter { lacking.contains($0.key) }.merging(file.values) { _, own in own }
  }

  private static let aboutTheLanguage = [
    "language.name", "language.ownName", "language.confidence", "language.reviewed",
    "language.plural",
    "language.digits",
  ]

  private static func expectedKeys(_ plural: PluralRule) -> [String] {
    aboutTheLanguage + PhraseKey.allCases.map(\.rawValue)
      + ReaderPhraseKey.allCases.map(\.rawValue)
      + CountedPhraseKey.allCases.flatMap { key in plural.forms.map { "\(key.rawValue).\($0)" } }
      + SnapshotPhraseKey.allCases.map(\.rawValue)
  }

  /// Any phrase may have a text of its own for AccessibilitySnapshot.
  private static func isKnown(_ key: String) -> Bool {
    guard key.hasPrefix("snapshot.") else { return false }
    let phrase = String(key.dropFirst("snapshot.".count))
    return PhraseKey(rawValue: phrase) != nil || CountedPhraseKey(rawValue: phrase) != nil
  }
}
