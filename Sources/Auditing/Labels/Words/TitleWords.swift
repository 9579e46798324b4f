/// Whether a text has the words of a title: a few that are neither a sentence nor the name of a value.
enum TitleWords {
  static func hold(_ text: String) -> Bool {
    guard let last = text.last, !ends.contains(last), text.count <= mostLetters,
      text.first?.isNumber == false
    else { return false }
    return text.count(where: \.isLetter) >= leastLetters
      && text.split(whereSeparator: \.isWhitespace).count <= mostWords
  }

  /// As many as in one line of a phone, in the font of the body.
  static let mostLetters = 48
  private static let leastLetters = 2
  private static let mostWords = 6
  /// Of sentences, of names of values, and of texts that continue; a title may be a question.
  private static let ends: Set<Character> = [".", ":", ",", ";", "…", "。", "："]
}
