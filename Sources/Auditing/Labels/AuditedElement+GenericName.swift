internal import Voices

extension LabelSource {
  /// Whether its label is a word that says what any control is: “button”, “icon”, “more”.
  public var hasGenericName: Bool {
    GenericNames.contain(subject.wording.labelWords, in: subject.wording.language)
  }
}

/// Words that describe no element.
public enum GenericNames {
  public static func contain(_ words: LabelWords, in language: LanguageCode) -> Bool {
    language.words(of: lists).map(words.areEntry) ?? false
  }

  public static var languages: Set<String> { lists.languages }

  private static let lists = WordLists("generic-names")
}
