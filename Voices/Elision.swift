/// Short words that French and Italian join to the next one: “l'image”, “dell'utente”.
///
/// Searches treat them as separate words. English contractions (“don't”) are not split.
public enum Elision {
  private static let words: Set<String> = [
    "l", "d", "j", "m", "t", "s", "n", "c", "qu", "jusqu", "lorsqu", "puisqu", "quoiqu", "un",
    "dell", "all", "nell", "sull", "dall", "quell", "quest", "coll",
  ]

  /// The position of the apostrophe in a folded word that is two; nil for one word.
  public static func apostrophe(in word: Substring) -> Substring.Index? {
    // Most words have neither apostrophe: their bytes show it.
    guard word.utf8.contains(where: { $0 == 0x27 || $0 == 0xE2 }),
      let place = word.firstIndex(where: { $0 == "'" || $0 == "’" }),
      word[place...].dropFirst().count >= 2, words.contains(word[..<place].lowercased())
    else { return nil }
    return place
  }

  /// A folded phrase with those apostrophes replaced by spaces.
  static func parted(_ phrase: String) -> String {
    guard phrase.utf8.contains(UInt8(ascii: "'")) else { return phrase }
    return phrase.split(separator: " ").map { word in
      guard let place = apostrophe(in: word) else { return String(word) }
      return word[..<place] + " " + word[word.index(after: place)...]
    }.joined(separator: " ")
  }
}
