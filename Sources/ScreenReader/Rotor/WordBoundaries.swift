/// The words of a text, for reading word by word.
///
/// Japanese and Chinese have no spaces: there a word begins where the script changes, except that
/// hiragana continues a word that began with kanji, as endings and particles do. That is coarser
/// than a dictionary, which no file has. Chinese is read by character.
struct WordBoundaries {
  private enum Script { case han, hiragana, katakana, other }

  static func words(of text: String) -> [String] {
    text.split(whereSeparator: \.isWhitespace).flatMap { parts(of: $0) }
  }

  private static func parts(of text: Substring) -> [String] {
    guard text.contains(where: { script(of: $0) != .other }) else { return [String(text)] }
    let isJapanese = text.contains { [.hiragana, .katakana].contains(script(of: $0)) }
    var parts: [String] = []
    var last: Script?
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
    _ script: Script, after last: Script?, isJapanese: Bool, _ character: Character
  ) -> Bool {
    if character.isPunctuation { return true }
    switch (last, script) {
    case (.han?, .han): return isJapanese
    case (.han?, .hiragana), (.katakana?, .hiragana): return true
    case (let last?, _): return last == script
    case (nil, _): return false
    }
  }

  private static func script(of character: Character) -> Script {
    guard let scalar = character.unicodeScalars.first else { return .other }
    switch scalar.value {
    case 0x3041...0x309F: return .hiragana
    // The mark for a long vowel belongs to katakana.
    case 0x30A0...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F: return .katakana
    case 0x3005, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x323AF: return .han
    default: return .other
    }
  }
}
