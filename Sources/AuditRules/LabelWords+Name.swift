internal import Auditing
internal import Voices

extension LabelWords {
  /// What is left of a label as a name; nil where nothing is, or where it ends in a word that leads
  /// on: “View the” is no name.
  func name(of words: Range<Int>, in language: LanguageCode) -> String? {
    guard let last = words.last, !(Self.openEndings[language.code]?.contains(folded[last]) ?? false)
    else { return nil }
    return text(of: words)
  }

  private static let openEndings = WordLists("phrase-open-endings")
}
