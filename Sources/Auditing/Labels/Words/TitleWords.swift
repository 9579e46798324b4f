/// Whether a text has the words of a title: a few that are neither a sentence nor the name of a value.
enum TitleWords {
  static func hold(_ text: String) -> Bool {
    guard let last = text.last, !ends.contains(last), text.count <= mostLetters,
      text.first?.isNumber == false, !isLabelledValue(text)
    else { return false }
    return text.count(where: \.isLetter) >= leastLetters
      && text.split(whereSeparator: \.isWhitespace).count <= mostWords
  }

  /// Whether it is a name with its value: “Name: Ann Lee”. After a number, the words are those of a title: “Step 1: Unpack”.
  private static func isLabelledValue(_ text: String) -> Bool {
    guard let sign = text.firstRange(of: ": ") else { return false }
    return !text[..<sign.lowerBound].contains(where: \.isNumber)
  }

  /// As many as in one line of a phone, in the font of the body.
  static let mostLetters = 48
  private static let leastLetters = 2
  private static let mostWords = 6
  /// Of sentences, of names of values, and of texts that continue; a title may be a question.
  private static let ends: Set<Character> = [".", ":", ",", ";", "…", "。", "："]
}
