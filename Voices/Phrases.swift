/// The screen reader's own words in one language.
public struct Phrases: Sendable {
  private let table: PhraseTable

  public var language: Language { table.language }
  public var plural: PluralRule { table.plural }
  /// The name of the language in English.
  public var name: String { table.name }
  /// The name of the language in itself.
  public var ownName: String { table.ownName }
  /// The confidence in the wording, with its source.
  public var confidence: String { table.confidence }
  /// Whether a native speaker has read the file.
  public var isReviewed: Bool { table.isReviewed }
  /// The keys that the file lacks; the English phrases are used.
  public var missingKeys: [String] { table.missingKeys }
  /// The keys of the file that no phrase uses.
  public var unknownKeys: [String] { table.unknownKeys }
  /// The lines of the file that could not be read, from 1.
  public var faultyLines: [Int] { table.faultyLines }

  private var digits: [Character] { table.digits }
  private var values: [String: String] { table.values }

  /// The phrases of a language.
  public init(_ language: Language) { self = Self.all[language.rawValue] ?? Self.english }

  /// The phrases of a language in a rule set (`ruleset` in `.earshot.yml`).
  public init(_ language: Language, ruleset: Int) {
    guard ruleset < Self.newestRuleset, let pinned = Self.pinned[ruleset] else {
      self.init(language)
      return
    }
    self = pinned[language.rawValue] ?? Self.english
  }

  /// The newest rule set that phrases name; a test compares it with the files.
  static let newestRuleset = 1

  /// The phrases of each older set.
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

  /// Reads a file instead of the language's own.
  init(_ language: Language, bytes: [UInt8], ruleset: Int = .max) {
    self.init(language, bytes: bytes, ruleset, fallback: Self.english.values)
  }

  private init(
    _ language: Language, bytes: [UInt8], _ ruleset: Int, fallback: [String: String]
  ) {
    table = PhraseTable(language, PhraseFile(bytes, ruleset: ruleset), fallback: fallback)
  }
}

extension Phrases {
  public subscript(key: PhraseKey) -> String { table.phrases[key.rawValue] }

  func value(of key: String) -> String { values[key] ?? "" }

  /// A phrase with a number.
  public subscript(key: PhraseKey, number: Int) -> String {
    fill(self[key], [("number", self.number(number))])
  }

  /// A phrase with a number and a total.
  public subscript(key: PhraseKey, number: Int, of count: Int) -> String {
    fill(self[key], [("number", self.number(number)), ("count", self.number(count))])
  }

  /// A phrase in the plural form for the number.
  public subscript(counted key: CountedPhraseKey, number: Int) -> String {
    let form = plural.form(for: number)
    let text = values["\(key.rawValue).\(form)"] ?? values["\(key.rawValue).other"] ?? ""
    return fill(text, [("number", self.number(number))])
  }

  /// AccessibilitySnapshot's own variant of a phrase; nil if it only adds a full stop.
  public subscript(snapshot key: PhraseKey) -> String? { values["snapshot.\(key.name)"] }

  /// AccessibilitySnapshot's own variant of a phrase with a count: it has one form for all numbers.
  public subscript(snapshot key: CountedPhraseKey, number: Int) -> String? {
    values["snapshot.\(key.rawValue)"].map { fill($0, [("number", self.number(number))]) }
  }

  /// A text that only AccessibilitySnapshot has.
  public subscript(key: SnapshotPhraseKey) -> String { values[key.rawValue] ?? "" }

  /// A text that only AccessibilitySnapshot has, with another inserted.
  public subscript(key: SnapshotPhraseKey, text: String) -> String {
    fill(self[key], [("text", text)])
  }

  /// A phrase with a text of the app inserted.
  public subscript(key: PhraseKey, text: String) -> String {
    fill(self[key], [("text", text)])
  }

  /// Writes a whole number with the digits of the language.
  public func number(_ number: Int) -> String {
    let plain = String(number)
    guard digits.count == 10, digits.first != "0" else { return plain }
    return String(plain.map { $0.wholeNumberValue.map { digits[$0] } ?? $0 })
  }

  func fill(_ pattern: String, _ parts: [(name: String, text: String)]) -> String {
    var result: [UInt8] = []
    var rest = Array(pattern.utf8)[...]
    while let open = rest.firstIndex(of: UInt8(ascii: "{")),
      let close = rest[open...].firstIndex(of: UInt8(ascii: "}"))
    {
      result += rest[..<open]
      let name = rest[(open + 1)..<close]
      if let part = parts.first(where: { $0.name.utf8.elementsEqual(name) }) {
        result += part.text.utf8
      } else {
        result += rest[open...close]
      }
      rest = rest[(close + 1)...]
    }
    result += rest
    return String(decoding: result, as: UTF8.self)
  }
}
