internal import Auditing
internal import Voices

extension LabelWords {
  /// The rest of a label as a name; nil if nothing is left, or if it ends in an open word: “View
  /// the” is not a name.
  func name(of words: Range<Int>, in language: LanguageCode) -> String? {
    guard let last = words.last, !(Self.openEndings[language.code]?.contains(folded[last]) ?? false)
    else { return nil }
    return text(of: words)
  }

  private static let openEndings = WordLists("phrase-open-endings")
}
