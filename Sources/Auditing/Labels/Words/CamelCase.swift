/// Names in camel case, as programmers write them.
public enum CamelCase {
  /// The words of a name in lower case: `UIButton` becomes “ui button”, `WiFiCheckBox2` “wi fi
  /// check box”.
  ///
  /// A word begins with a capital after a small letter, and with the last of several capitals
  /// before a small letter. Everything but letters separates words.
  public static func words(of name: some StringProtocol) -> [String] {
    name.split { !$0.isLetter }.flatMap { words(ofLetters: Array($0)) }
  }

  private static func words(ofLetters letters: [Character]) -> [String] {
    var words: [String] = []
    for index in letters.indices {
      if index == 0 || startsWord(index, letters) { words.append("") }
      words[words.count - 1].append(contentsOf: letters[index].lowercased())
    }
    return words
  }

  private static func startsWord(_ index: Int, _ letters: [Character]) -> Bool {
    guard letters[index].isUppercase else { return false }
    if !letters[index - 1].isUppercase { return true }
    return index + 1 < letters.count && letters[index + 1].isLowercase
  }
}
