internal import AccessibilityModel

/// The letters of all labels, by script, and the language that they show
/// (docs/evidence/formats.md#language-of-captures).
///
/// Latin letters and Chinese characters alone are written in many languages: they show none.
struct LettersOfLabels {
  private var all = 0
  private var arabic = 0
  private var cyrillic = 0
  private var kana = 0
  private var han = 0
  private var hangul = 0
  private var hebrew = 0
  private var thai = 0
  /// Letters of Persian and Urdu that Arabic lacks.
  private var beyondArabic = 0
  /// Cyrillic letters that Russian lacks.
  private var beyondRussian = 0
  /// Letters of Russian that Bulgarian, Serbian and Macedonian lack.
  private var russian = 0

  init(of screen: Screen) {
    for element in screen.elements where element.flags.isDisjoint(with: [.system, .artefact]) {
      guard let label = element.label else { continue }
      for scalar in label.unicodeScalars { count(scalar) }
    }
  }

  /// A BCP 47 tag; nil where no script decides.
  var language: String? {
    guard all >= Self.least else { return nil }
    if 2 * arabic > all { return beyondArabic == 0 ? "ar" : nil }
    if 2 * cyrillic > all { return russian > 0 && beyondRussian == 0 ? "ru" : nil }
    // Scripts that one language of interfaces is written in.
    if 2 * hangul > all { return "ko" }
    if 2 * hebrew > all { return "he" }
    if 2 * thai > all { return "th" }
    // Chinese uses a kana now and then, as decoration.
    if 2 * (kana + han) > all, 5 * kana >= kana + han { return "ja" }
    return nil
  }

  private mutating func count(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x41...0x5A, 0x61...0x7A, 0xC0...0x24F: break
    case 0x620...0x64A: arabic += 1
    case 0x671...0x6D3:
      arabic += 1
      beyondArabic += 1
    case 0x400...0x52F: countCyrillic(scalar)
    case 0x5D0...0x5EA: hebrew += 1
    case 0xE01...0xE30, 0xE32, 0xE33, 0xE40...0xE46: thai += 1
    default: guard countEastAsian(scalar) || isOther(scalar) else { return }
    }
    all += 1
  }

  private mutating func countEastAsian(_ scalar: Unicode.Scalar) -> Bool {
    switch EastAsianScript(scalar) {
    case .han: han += 1
    case .hiragana, .katakana: kana += 1
    case .hangul: hangul += 1
    case nil: return false
    }
    return true
  }

  private func isOther(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value > 0x24F && scalar.properties.isAlphabetic
  }

  private mutating func countCyrillic(_ scalar: Unicode.Scalar) {
    cyrillic += 1
    switch scalar {
    case "ы", "э", "ё", "Ы", "Э", "Ё": russian += 1
    case "а"..."я", "А"..."Я": break
    default: beyondRussian += 1
    }
  }

  /// Fewer letters are a name or two.
  private static let least = 20
}
