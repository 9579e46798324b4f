/// The screen reader's own words in one language.
public struct Phrases: Sendable {
  public let language: Language
  public let plural: PluralRule
  private let digits: [Character]
  /// As the file has them.
  private let file: PhraseFile
  /// With those of English for what the file lacks.
  private let values: [String: String]

  /// The words of a language.
  public init(_ language: Language) { self = Self.all[language.rawValue] ?? Self.english }

  /// The words of a language as they were in a set of rules (`ruleset` in `.earshot.yml`).
  public init(_ language: Language, ruleset: Int) {
    guard ruleset < Self.newestRuleset, let pinned = Self.pinned[ruleset] else {
      self.init(language)
      return
    }
    self = pinned[language.rawValue] ?? Self.english
  }

  /// The newest set of rules that phrases name; a test compares it with the files.
  static let newestRuleset = 1

  /// The words of each older set.
  private static let pinned: [Int: ByLanguage<Phrases>] = Dictionary(
    uniqueKeysWithValues: (1..<newestRuleset).map { ruleset in
      let english = Phrases(.english, bytes: Language.english.bytes, ruleset, fallback: [:])
      return (ruleset, each(ruleset, english: english))
    })

  private static let english = Phrases(
    .english, bytes: Language.english.bytes, .max, fallback: [:])
  private static let all = each(.max, english: english)

  private static func each(_ ruleset: Int, english: Phrases) -> ByLanguage<Phrases> {
    ByLanguage(Language.allCases.map(\.rawValue)) { tag in
      guard let language = Language(rawValue: tag), language != .english else { return english }
      return Phrases(language, bytes: language.bytes, ruleset, fallback: english.values)
    }
  }

  /// Reads a file in the place of the language's own.
  init(_ language: Language, bytes: [UInt8], ruleset: Int = .max) {
    self.init(language, bytes: bytes, ruleset, fallback: Self.english.values)
  }

  private init(
    _ language: Language, bytes: [UInt8], _ ruleset: Int, fallback: [String: String]
  ) {
    self.language = language
    file = PhraseFile(bytes, ruleset: ruleset)
    plural = file.values["language.plural"].flatMap(PluralRule.init) ?? .other
    digits = Array(file.values["language.digits"] ?? "")
    values =
      fallback.isEmpty ? file.values : Self.filled(file.values, from: fallback, plural)
  }

  private static func filled(
    _ own: [String: String], from fallback: [String: String], _ plural: PluralRule
  ) -> [String: String] {
    // English texts of AccessibilitySnapshot's own must not stand before a word of the language.
    // Nor may an English form of a phrase stand in for one whose usual form the language has.
    let counted = Set(CountedPhraseKey.allCases.filter { own["\($0.rawValue).other"] != nil })
    let forms = counted.flatMap { key in PluralRule.Form.allCases.map { "\(key.rawValue).\($0)" } }
    let lacking = Set(expectedKeys(plural)).subtracting(forms)
    return fallback.filter { lacking.contains($0.key) }.merging(own) { _, own in own }
  }
}

// MARK: - About the file

extension Phrases {
  /// The name of the language in English.
  public var name: String { file.values["language.name"] ?? language.rawValue }
  /// The name of the language in itself.
  public var ownName: String { file.values["language.ownName"] ?? name }
  /// How sure the wording is, with its source.
  public var confidence: String { file.values["language.confidence"] ?? "" }
  /// Whether a native speaker has read the file.
  public var isReviewed: Bool { file.values["language.reviewed"] == "yes" }
  /// The keys that the file lacks, for which English stands in.
  public var missingKeys: [String] { Self.expectedKeys(plural).filter { file.values[$0] == nil } }
  /// The keys of the file that nobody asks for.
  public var unknownKeys: [String] {
    Set(file.values.keys).subtracting(Self.expectedKeys(plural)).filter { !Self.isKnown($0) }
      .sorted()
  }
  /// The lines of the file that could not be read, from 1.
  public var oddLines: [Int] { file.oddLines }

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

extension Phrases {
  public subscript(key: PhraseKey) -> String { value(of: key.rawValue) }

  func value(of key: String) -> String { values[key] ?? "" }

  /// A phrase with a number in it.
  public subscript(key: PhraseKey, number: Int) -> String {
    fill(self[key], ["number": self.number(number)])
  }

  /// A phrase with a number out of how many.
  public subscript(key: PhraseKey, number: Int, of count: Int) -> String {
    fill(self[key], ["number": self.number(number), "count": self.number(count)])
  }

  /// A phrase in the form that goes with the number.
  public subscript(counted key: CountedPhraseKey, number: Int) -> String {
    let form = plural.form(for: number)
    let text = values["\(key.rawValue).\(form)"] ?? values["\(key.rawValue).other"] ?? ""
    return fill(text, ["number": self.number(number)])
  }

  /// What AccessibilitySnapshot has of its own for a phrase; nil where it only adds a full stop.
  public subscript(snapshot key: PhraseKey) -> String? { values["snapshot.\(key.rawValue)"] }

  /// What AccessibilitySnapshot has of its own for a phrase that counts: it has one form for all.
  public subscript(snapshot key: CountedPhraseKey, number: Int) -> String? {
    values["snapshot.\(key.rawValue)"].map { fill($0, ["number": self.number(number)]) }
  }

  /// A text that only AccessibilitySnapshot has.
  public subscript(key: SnapshotPhraseKey) -> String { values[key.rawValue] ?? "" }

  /// A text that only AccessibilitySnapshot has, around another.
  public subscript(key: SnapshotPhraseKey, text: String) -> String {
    fill(self[key], ["text": text])
  }

  /// Writes a whole number with the digits of the language.
  public func number(_ number: Int) -> String {
    let plain = String(number)
    guard digits.count == 10, digits.first != "0" else { return plain }
    return String(plain.map { $0.wholeNumberValue.map { digits[$0] } ?? $0 })
  }

  func fill(_ pattern: String, _ parts: [String: String]) -> String {
    var result = ""
    var rest = pattern[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      result += rest[..<open]
      let name = rest[rest.index(after: open)..<close]
      result += parts[String(name)] ?? String(rest[open...close])
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }
}
