import AccessibilityModel
import Testing

/// A character, its script and whether it fills a square.
struct ScriptCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let scalar: Unicode.Scalar
  let script: EastAsianScript?
  let isFullWidth: Bool

  private init(
    _ name: String, _ scalar: Unicode.Scalar, _ script: EastAsianScript?, isFullWidth: Bool
  ) {
    (testDescription, self.scalar, self.script) = (name, scalar, script)
    self.isFullWidth = isFullWidth
  }

  static let all = [
    ScriptCase("a Latin letter", "a", nil, isFullWidth: false),
    ScriptCase("a Latin letter of full width", "Ａ", nil, isFullWidth: true),
    ScriptCase("an ideograph", "漢", .han, isFullWidth: true),
    ScriptCase("the mark that repeats an ideograph", "々", .han, isFullWidth: true),
    ScriptCase("a hiragana", "ひ", .hiragana, isFullWidth: true),
    ScriptCase("the mark for a long vowel", "ー", .katakana, isFullWidth: true),
    ScriptCase("a katakana of half width", "ｶ", .katakana, isFullWidth: false),
    ScriptCase("a syllable of Korean", "한", .hangul, isFullWidth: true),
    ScriptCase("a full stop of Japanese", "。", nil, isFullWidth: true),
    ScriptCase("an emoji", "🎉", nil, isFullWidth: false),
  ]
}

@Suite struct EastAsianScriptTests {
  @Test(arguments: ScriptCase.all)
  func `scripts and widths of characters are known in one place`(_ test: ScriptCase) {
    #expect(EastAsianScript(test.scalar) == test.script)
    #expect(test.scalar.isFullWidth == test.isFullWidth)
  }
}
