/// The language of some texts, by the function words in them.
///
/// A word that several languages share counts less for each of them: “de” is French, Spanish,
/// Portuguese and Dutch (docs/evidence/formats.md#language-of-captures).
public struct LanguageVote {
  private var scores: [Double]
  /// The number of texts with a word of each language.
  private var texts: [Int]
  /// The number of texts with a letter that a language does not have.
  private var foreign: [Int]

  public init() {
    scores = [Double](repeating: 0, count: Self.languages.count)
    texts = [Int](repeating: 0, count: Self.languages.count)
    foreign = texts
  }

  /// Counts the words of a text.
  public mutating func add(_ text: String) {
    if text.utf8.contains(where: { $0 >= 0x80 }) {
      for (number, own) in Self.alphabets.enumerated() where Self.holdsOther(text, than: own) {
        foreign[number] += 1
      }
    }
    var seen: Set<Int> = []
    for token in text.split(whereSeparator: \.isWhitespace) {
      let word = token.drop { !$0.isLetter }
      // A single letter is as often a note, a size or a column as a word.
      guard word.count > 1 else { continue }
      let voters = FunctionWords.languages(with: Self.folded(word))
      for voter in voters { scores[voter] += 1 / Double(voters.count) }
      seen.formUnion(voters)
    }
    for voter in seen { texts[voter] += 1 }
  }

  /// The first part of a BCP 47 tag; nil unless the vote is clear.
  public var winner: String? {
    guard let most = scores.max(), most >= Self.leastScore,
      let number = scores.firstIndex(of: most), texts[number] >= Self.leastTexts,
      scores.indices.allSatisfy({ $0 == number || 2 * scores[$0] <= most }),
      foreign[number] < Self.mostForeign
    else { return nil }
    return Self.languages[number]
  }

  /// “Café de la Paix” is a name.
  private static let leastScore = 3.0
  private static let leastTexts = 3
  /// One may be a name; two are another language, such as Danish, which has some German words.
  private static let mostForeign = 2

  private static func folded(_ word: Substring) -> String {
    WordList.folded(word[...(word.lastIndex(where: \.isLetter) ?? word.startIndex)])
  }

  /// Whether a text has a Latin letter beyond A to Z that an alphabet lacks.
  private static func holdsOther(_ text: String, than own: Set<Unicode.Scalar>) -> Bool {
    text.unicodeScalars.contains {
      (0xC0...0x24F).contains($0.value) && $0.properties.isAlphabetic
        && !own.contains($0.properties.lowercaseMapping.unicodeScalars.first ?? $0)
    }
  }

  /// Letters beyond a to z, also those of loan words, as Unicode CLDR lists them.
  private static let letters = [
    "de": "äöüßéàèêç", "en": "éèêëïôûçñáà", "es": "áéíóúüñ", "fr": "àâæçéèêëîïôœùûüÿ",
    "it": "àèéìíòóùú",
    "nl": "áéëíïóöúüèê", "pt": "áâãàçéêíóôõúü",
  ]

  private static let languages = FunctionWords.languages
  private static let alphabets = languages.map { Set((letters[$0] ?? "").unicodeScalars) }
}
