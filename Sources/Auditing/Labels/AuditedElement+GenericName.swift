internal import AccessibilityModel
internal import Voices

extension LabelSource {
  /// Whether its label is a word that says what any control is: “button”, “icon”, “more”.
  public var hasGenericName: Bool {
    GenericNames.contain(subject.wording.labelWords, in: subject.wording.language)
  }

  /// Whether the label of a captured view that only shows something says what the view is there for, as its developer
  /// would in a comment: “Container for fragments”, “Displays selected product”.
  public var describesPurpose: Bool {
    guard subject.isCaptured, !subject.isActionable, subject.hasStatedLabel, !subject.isContent,
      subject.role == .other || subject.isImage
    else { return false }
    let (words, language) = (subject.wording.labelWords, subject.wording.language)
    return language.words(of: Self.purposes)?.prefix(of: words.folded).map { $0 < words.count }
      ?? false
  }

  private static let purposes = WordLists("view-purposes")
}

/// Words that describe no element.
public enum GenericNames {
  public static func contain(_ words: LabelWords, in language: LanguageCode) -> Bool {
    language.words(of: lists).map(words.areEntry) ?? false
  }

  public static var languages: Set<String> { lists.languages }

  private static let lists = WordLists("generic-names")
}
