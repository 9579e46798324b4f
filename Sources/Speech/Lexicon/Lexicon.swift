internal import AccessibilityModel

/// The pronunciation of words that the voice mispronounces: applied to speech, never to captions.
public struct Lexicon: Hashable, Sendable {
  /// BCP 47: it applies to texts in this language, or in one of its regions.
  public let language: String
  /// The spoken text for each written one.
  private var aliases: [String: String] = [:]
  /// The lengths of the written texts, in scalars, longest first.
  private var lengths: [Int] = []

  /// Longer entries are rejected.
  static let longestGrapheme = 200

  public init(language: String) { self.language = language.lowercased() }

  /// Adds the spoken text for a written one; an existing entry is kept.
  ///
  /// An entry without a capital also applies to the word with capitals.
  public mutating func add(_ grapheme: String, alias: String) {
    guard aliases[grapheme] == nil else { return }
    aliases[grapheme] = alias
    let length = grapheme.unicodeScalars.count
    guard !lengths.contains(length) else { return }
    lengths = (lengths + [length]).sorted(by: >)
  }

  public var isEmpty: Bool { aliases.isEmpty }

  /// Whether it applies to a text in a language; without a language it is American English.
  func speaks(_ language: String?) -> Bool {
    let tag = (language ?? "en-us").lowercased().split { $0 == "-" || $0 == "_" }
    let own = self.language.split { $0 == "-" || $0 == "_" }
    return tag.starts(with: own)
  }

  /// The spoken text for the scalars at a position.
  func match(
    in scalars: [Unicode.Scalar], at place: Int
  ) -> (alias: String, length: Int)? {
    for length in lengths where place + length <= scalars.count {
      guard isWhole(scalars, place..<place + length) else { continue }
      let written = String(String.UnicodeScalarView(scalars[place..<place + length]))
      if let alias = aliases[written] ?? aliases[written.lowercased()] { return (alias, length) }
    }
    return nil
  }

  /// Whether no word continues beyond the ends.
  private func isWhole(_ scalars: [Unicode.Scalar], _ range: Range<Int>) -> Bool {
    let goesOnBefore =
      range.lowerBound > 0 && Self.join(scalars[range.lowerBound - 1], scalars[range.lowerBound])
    let goesOnAfter =
      range.upperBound < scalars.count
      && Self.join(scalars[range.upperBound - 1], scalars[range.upperBound])
    return !goesOnBefore && !goesOnAfter
  }

  /// Whether two neighbours belong to one word; ideographs and kana are separate words.
  private static func join(_ left: Unicode.Scalar, _ right: Unicode.Scalar) -> Bool {
    isOfWord(left) && isOfWord(right)
  }

  private static func isOfWord(_ scalar: Unicode.Scalar) -> Bool {
    switch EastAsianScript(scalar) {
    case .han, .hiragana, .katakana: false
    case .hangul, nil: scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    }
  }
}

/// The lexicons for speech, the user's before our own.
public struct Lexicons: Hashable, Sendable {
  private let all: [Lexicon]

  public init(_ all: [Lexicon] = []) { self.all = all.filter { !$0.isEmpty } }

  /// The spoken form of a text, with the original scalar of each of its scalars.
  func applied(to text: String, in language: String?) -> (text: String, sources: [Int32])? {
    let lexicons = all.filter { $0.speaks(language) }
    guard !lexicons.isEmpty else { return nil }
    let scalars = Array(text.unicodeScalars)
    var result = String.UnicodeScalarView()
    var sources: [Int32] = []
    var place = 0
    var isChanged = false
    while place < scalars.count {
      let match = lexicons.lazy.compactMap { $0.match(in: scalars, at: place) }.first
      for scalar in match.map({ Array($0.alias.unicodeScalars) }) ?? [scalars[place]] {
        result.append(scalar)
        sources.append(Int32(clamping: place))
      }
      isChanged = isChanged || match != nil
      place += match?.length ?? 1
    }
    return isChanged ? (String(result), sources) : nil
  }
}
