internal import AccessibilityModel
internal import Voices

// Controls whose label is their position among others and nothing else.

extension LabelSource {
  /// Whether the description in a dump of Android says which of several a control is, and not what for: “Tab 1 of 3”.
  ///
  /// Flutter adds such a line below the name of each tab
  /// (`tabLabel` in <https://github.com/flutter/flutter/tree/master/packages/flutter_localizations/lib/src/l10n>).
  public var isOnlyPosition: Bool {
    guard context.screen.isDumpOfAndroid,
      subject.origins[.label] == .given, subject.isActionable,
      !subject.flags.contains(.labelIsText), !subject.isTextEntry,
      !subject.kinds.contains(.adjustables)
    else { return false }
    let words = LabelWords(subject.wording.label).folded
    let numbers = words.compactMap { Int($0) }
    guard numbers.count == 2, words.count <= 4, numbers[0] >= 1, numbers[0] <= numbers[1],
      numbers[1] <= Self.mostPositions
    else { return false }
    let others = words.filter { Int($0) == nil }
    return !others.isEmpty
      && Self.positionWords.contains { $0.isSuperset(of: others) }
  }

  private static let mostPositions = 32
  /// In each language whose words are between the two numbers.
  private static let positionWords: [Set<String>] = {
    let lists = WordLists("position-words")
    return lists.languages.map { Set(lists[$0]?.entries ?? []) }
  }()
}
