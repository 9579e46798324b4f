internal import AccessibilityModel

/// Derives the role of an element from its traits: the file has no class names.
enum SnapshotRole {
  static func role(for traits: Traits) -> Role {
    roles.first { traits.contains($0.traits) }?.role ?? .other
  }

  /// The first entry whose traits are all present applies.
  private static let roles: [(traits: Traits, role: Role)] = [
    (.keyboardKey, .key),
    (.secureTextField, .secureTextField),
    ([.textEntry, .searchField], .searchField),
    ([.textEntry, .textArea], .textView),
    (.textEntry, .textField),
    (.searchField, .searchField),
    (.toggleButton, .toggle),
    (.tabBarItem, .tab),
    (.popupButton, .popUpButton),
    (.pickerElement, .pickerWheel),
    (.adjustable, .slider),
    (.backButton, .button),
    (.link, .link),
    (.button, .button),
    (.image, .image),
    (.header, .staticText),
    (.staticText, .staticText),
  ]
}

/// Extracts the app's hint from the spoken one.
enum SnapshotHint {
  /// The sentences that AccessibilitySnapshot adds, in its languages
  /// (docs/evidence/voiceover.md#hints-of-accessibilitysnapshot).
  private static let sentences: [(trait: Traits, texts: [String])] = [
    (
      .toggleButton,
      [
        "Double tap to toggle setting.", "Zum Umschalten Doppeltippen.",
        "Коснитесь дважды, чтобы переключить настройку.",
      ]
    ),
    (
      .adjustable,
      [
        "Swipe up or down with one finger to adjust the value.",
        "Zum Anpassen des Wertes mit einem Finger nach oben oder unten streichen.",
        "Смахните вверх или вниз одним пальцем, чтобы настроить значение.",
      ]
    ),
    (
      .textEntry,
      [
        "Double tap to edit., Use the rotor to access Misspelled Words",
        "Use the rotor to access Misspelled Words", "Double tap to edit.",
        "Zum Bearbeiten doppeltippen.", "коснитесь дважды, чтобы редактировать",
      ]
    ),
  ]

  /// - Returns: nil if nothing is left.
  static func authored(_ hint: String, traits: Traits) -> String? {
    var rest = hint
    for (trait, texts) in sentences where traits.contains(trait) {
      guard let text = texts.first(where: rest.hasSuffix) else { continue }
      rest.removeLast(text.count)
      if rest.hasSuffix(". ") { rest.removeLast(2) }
    }
    return rest.isEmpty ? nil : rest
  }
}
