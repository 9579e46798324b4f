internal import Voices

extension String {
  /// Whether a text can name a control: it has a word, and is neither an address, nor the pattern of a date, nor a name in
  /// code.
  ///
  /// “0000 0000”, “MM/YY” and “name@example.com” are examples of what users enter.
  public var mayBeName: Bool {
    let isAddress = contains("://") || contains { $0 == "@" } || lowercased().hasPrefix("www.")
    return !isAddress && !IdentifierName.isWrittenInCode(collapsed)
      && split { !$0.isLetter }.contains(where: Self.isWord)
  }

  /// Whether letters are a word: a single sign may be one in Chinese, not in Latin letters.
  private static func isWord(_ letters: Substring) -> Bool {
    letters.contains { !$0.isASCII } || letters.count > 2 && Set(letters.lowercased()).count > 1
  }
}

extension LabelWords {
  /// The rest of a label as a name; nil if nothing is left, or if it ends in an open word: “View
  /// the” is not a name.
  public func name(of words: Range<Int>, in language: LanguageCode) -> String? {
    guard let last = words.last, !(Self.openEndings[language.code]?.contains(folded[last]) ?? false)
    else { return nil }
    return text(of: words)
  }

  private static let openEndings = WordLists("phrase-open-endings")
}
