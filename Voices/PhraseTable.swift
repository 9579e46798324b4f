/// The phrases in the file of a language.
final class PhraseTable: Sendable {
  let language: Language
  let plural: PluralRule
  let digits: [Character]
  /// With English values for missing ones.
  let values: [String: String]
  /// The phrases of ``PhraseKey``, by its raw values.
  let phrases: [String]
  /// The values of the file alone.
  private let file: PhraseFile

  init(_ language: Language, _ file: PhraseFile, fallback: [String: String]) {
    self.language = language
    self.file = file
    plural = file.values["language.plural"].flatMap(PluralRule.init) ?? .other
    digits = Array(file.values["language.digits"] ?? "")
    let values =
      fallback.isEmpty ? file.values : Self.filled(file.values, from: fallback, plural)
    self.values = values
    phrases = PhraseKey.allCases.map { values[$0.name] ?? "" }
  }

  private static func filled(
    _ own: [String: String], from fallback: [String: String], _ plural: PluralRule
  ) -> [String: String] {
    // AccessibilitySnapshot's English variants must not precede words of the language, and an
    // English plural form must not replace one whose usual form the language has.
    let counted = Set(CountedPhraseKey.allCases.filter { own["\($0.rawValue).other"] != nil })
    let forms = counted.flatMap { key in PluralRule.Form.allCases.map { "\(key.rawValue).\($0)" } }
    let lacking = Set(expectedKeys(plural)).subtracting(forms)
    return fallback.filter { lacking.contains($0.key) }.merging(own) { _, own in own }
  }
}

// Facts that are rarely needed, computed on request.
extension PhraseTable {
  var name: String { file.values["language.name"] ?? language.rawValue }
  var ownName: String { file.values["language.ownName"] ?? name }
  var confidence: String { file.values["language.confidence"] ?? "" }
  var isReviewed: Bool { file.values["language.reviewed"] == "yes" }
  var missingKeys: [String] { Self.expectedKeys(plural).filter { file.values[$0] == nil } }
  var unknownKeys: [String] {
    Set(file.values.keys).subtracting(Self.expectedKeys(plural)).filter { !Self.isKnown($0) }
      .sorted()
  }
  var faultyLines: [Int] { file.faultyLines }

  private static let aboutTheLanguage = [
    "language.name", "language.ownName", "language.confidence", "language.reviewed",
    "language.plural",
    "language.digits",
  ]

  private static func expectedKeys(_ plural: PluralRule) -> [String] {
    aboutTheLanguage + PhraseKey.allCases.map(\.name)
      + ReaderPhraseKey.allCases.map(\.rawValue)
      + CountedPhraseKey.allCases.flatMap { key in plural.forms.map { "\(key.rawValue).\($0)" } }
      + SnapshotPhraseKey.allCases.map(\.rawValue)
  }

  /// Any phrase may have a variant for AccessibilitySnapshot.
  private static func isKnown(_ key: String) -> Bool {
    guard key.hasPrefix("snapshot.") else { return false }
    let phrase = String(key.dropFirst("snapshot.".count))
    return PhraseKey.allCases.contains { $0.name == phrase }
      || CountedPhraseKey(rawValue: phrase) != nil
  }
}
