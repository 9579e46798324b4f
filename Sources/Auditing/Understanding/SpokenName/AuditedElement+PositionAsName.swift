internal import AccessibilityModel

// Controls whose label is their position among others and nothing else.

extension AuditedElement {
  /// Whether its description in a dump of Android says which of several it is, and not what for: “Tab 1 of 3”.
  ///
  /// Flutter adds such a line below the name of each tab
  /// (`tabLabel` in <https://github.com/flutter/flutter/tree/master/packages/flutter_localizations/lib/src/l10n>).
  public var isOnlyPosition: Bool {
    guard context.screen.platform == .android, !context.screen.framesAreDesignTime,
      origins[.label] == .given, isActionable, !flags.contains(.labelIsText), !isTextEntry,
      !kinds.contains(.adjustables)
    else { return false }
    let words = LabelWords(wording.label).folded
    let numbers = words.compactMap { Int($0) }
    guard numbers.count == 2, words.count <= 4, numbers[0] >= 1, numbers[0] <= numbers[1],
      numbers[1] <= Self.mostPositions, words.contains(where: Self.wordsOfPosition.contains)
    else { return false }
    return words.allSatisfy { Int($0) != nil || Self.wordsOfPosition.contains($0) }
  }

  private static let mostPositions = 32
  /// In the languages of Flutter that write both numbers as figures with words between them.
  private static let wordsOfPosition: Set<String> = [
    "tab", "of", "von", "onglet", "sur", "pestaña", "pestana", "de", "guia", "separador", "scheda",
    "di", "tabblad", "van", "flik", "av", "fane", "karta", "z", "вкладка", "из",
  ]
}
