public import AccessibilityModel
internal import Voices

/// A stop with the facts that a wording needs; strings without content are nil.
struct SpokenElement {
  let stop: Stop
  let element: Element
  /// The elements of the screen.
  let elements: [Element]
  let idiom: Idiom
  let moment: AnnouncementContext
  let phrases: Phrases

  init(
    stop: Stop, elements: [Element], idiom: Idiom, moment: AnnouncementContext,
    phrases: Phrases
  ) {
    self.stop = stop
    element = elements[stop.element]
    self.elements = elements
    self.idiom = idiom
    self.moment = moment
    self.phrases = phrases
  }

  var label: String? { element.label.filled }
  var hint: String? { element.hint.filled }
  var traits: Traits { element.traits }
  var role: Role { element.role }
  /// Whether it is operated by gestures on a screen, not with a keyboard, pointer or remote control.
  var isOnTouchScreen: Bool { idiom == .phone || idiom == .pad }
  var isEnabled: Bool { !traits.contains(.notEnabled) }

  /// The value; for an empty text field its placeholder, as in UIKit.
  var value: String? {
    if let value = element.value.filled { return value }
    guard isTextEntry, let placeholder = element.placeholder.filled else { return nil }
    // Recorded: "Search, Search Field" (docs/evidence/voiceover.md#text-fields).
    return placeholder == label ? nil : placeholder
  }

  var isTextEntry: Bool { traits.contains(.textEntry) }
  var isEditing: Bool { isTextEntry && traits.contains(.isEditing) }

  /// Whether the rotor has actions for it.
  var hasActions: Bool { !elements.actions(of: stop.element).isEmpty }

  /// Whether its trait is announced as “button”, rather than as something more specific.
  var saysButton: Bool {
    guard traits.contains(.button) else { return false }
    if case .tab = stop.context { return false }
    return traits.isDisjoint(with: [.keyboardKey, .toggleButton, .tabBarItem, .backButton])
  }

  var isTab: Bool {
    switch stop.context {
    case .tab, .tabBarItem: true
    default: traits.contains(.tabBarItem)
    }
  }

  var position: (index: Int, count: Int)? {
    switch stop.context {
    case .series(let index, let count), .tab(let index, let count),
      .tabBarItem(let index, let count):
      (index, count)
    default: nil
    }
  }

  var cell: DataTableContext? {
    if case .dataTableCell(let cell) = stop.context { cell } else { nil }
  }

  /// Whether the label is only UIKit's default for back buttons.
  var isPlainBack: Bool {
    traits.contains(.backButton) && label?.lowercased() == phrases[.back].lowercased()
  }
}

extension Element {
  /// Whether the app has a rotor of misspelled words for it: a file has no dictionary
  /// (docs/evidence/voiceover.md#text-fields).
  public var namesMisspelledWords: Bool {
    self.customRotors.contains { $0.name.lowercased().hasPrefix("misspell") }
  }
}

extension String {
  /// Whether a next sentence can follow without punctuation.
  var endsSentence: Bool {
    guard let byte = utf8.last else { return false }
    if byte < 0x80 { return ".!?".utf8.contains(byte) }
    return last.map { "…。！？؟".contains($0) } ?? false
  }
}

extension Optional<String> {
  /// The string, unless it is empty.
  var filled: String? { self.flatMap { $0.isEmpty ? nil : $0 } }
}
