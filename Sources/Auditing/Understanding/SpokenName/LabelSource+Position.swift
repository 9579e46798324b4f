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
    return Self.isPosition(subject.wording.label, in: Array(Self.positionWords.keys))
  }

  /// The line in English that says the position of a control below its name in a dump of Android, “Tab 2 of 5”; nil for
  /// none.
  ///
  /// Flutter says it in English in an app that does not include the framework's translations
  /// (<https://docs.flutter.dev/ui/internationalization>).
  public var englishPosition: String? {
    guard context.screen.isDumpOfAndroid, subject.origins[.label] == .given, subject.isActionable,
      !subject.isTextEntry, let label = subject.label,
      label.utf8.count <= Self.longestLabel,
      let line = label.split(whereSeparator: \.isNewline).last.map(String.init),
      Self.isPosition(line, in: ["en"])
    else { return nil }
    return line.collapsed
  }

  private static func isPosition(_ text: String, in languages: [String]) -> Bool {
    let words = LabelWords(text).folded
    let numbers = words.compactMap { Int($0) }
    guard numbers.count == 2, words.count <= 4, numbers[0] >= 1, numbers[0] <= numbers[1],
      numbers[1] <= mostPositions
    else { return false }
    let others = words.filter { Int($0) == nil }
    return !others.isEmpty
      && languages.contains { positionWords[$0]?.isSuperset(of: others) == true }
  }

  private static let mostPositions = 32
  /// In bytes: the name of a control and its position.
  private static let longestLabel = 256
  /// In each language whose words are between the two numbers.
  private static let positionWords: [String: Set<String>] = {
    let lists = WordLists("position-words")
    return Dictionary(
      lists.languages.map { ($0, Set(lists[$0]?.entries ?? [])) }, uniquingKeysWith: { $1 })
  }()
}
