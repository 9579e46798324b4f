internal import AccessibilityModel

/// The words of a text, for reading word by word.
///
/// Japanese and Chinese have no spaces: there a word begins where the script changes, except that
/// hiragana continues a word that began with kanji, as endings and particles do. That is coarser
/// than a dictionary, which no file has. Chinese is read by character.
struct WordBoundaries {
  static func words(of text: String) -> [String] {
    text.split(whereSeparator: \.isWhitespace).flatMap { parts(of: $0) }
  }

  private static func parts(of text: Substring) -> [String] {
    guard text.contains(where: { script(of: $0) != nil }) else { return [String(text)] }
    let isJapanese = text.contains {
      let script = script(of: $0)
      return script == .hiragana || script == .katakana
    }
    var parts: [String] = []
    var last: EastAsianScript?
    for character in text {
      let script = script(of: character)
      if isContinued(script, after: last, isJapanese: isJapanese, character), !parts.isEmpty {
        parts[parts.count - 1].append(character)
      } else {
        parts.append(String(character))
      }
      last = script
    }
    return parts
  }

  private static func isContinued(
    _ script: EastAsianScript?, after last: EastAsianScript?, isJapanese: Bool,
    _ character: Character
  ) -> Bool {
    if character.isPunctuation { return true }
    switch (last, script) {
    case (.han?, .han): return isJapanese
    case (.han?, .hiragana), (.katakana?, .hiragana): return true
    default: return last == script
    }
  }

  /// Nil for letters of scripts with spaces between words, such as those of Korean.
  private static func script(of character: Character) -> EastAsianScript? {
    let script = character.unicodeScalars.first.flatMap { EastAsianScript($0) }
    return script == .hangul ? nil : script
  }
}
