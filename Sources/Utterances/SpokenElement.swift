internal import AccessibilityModel
internal import Voices

/// A stop with all that a wording asks about it; strings without content are nil.
struct SpokenElement {
  let stop: Stop
  let element: Element
  /// Those of the screen.
  let elements: [Element]
  let moment: AnnouncementContext
  let phrases: Phrases

  init(stop: Stop, elements: [Element], moment: AnnouncementContext, phrases: Phrases) {
    self.stop = stop
    element = elements[stop.element]
    self.elements = elements
    self.moment = moment
    self.phrases = phrases
  }

  var label: String? { element.label.filled }
  var hint: String? { element.hint.filled }
  var traits: Traits { element.traits }
  var role: Role { element.role }
  var isEnabled: Bool { !traits.contains(.notEnabled) }

  /// The value; of an empty text field its placeholder, as UIKit has it.
  var value: String? {
    if let value = element.value.filled { return value }
    guard isTextEntry, let placeholder = element.placeholder.filled else { return nil }
    // Recorded: "Search, Search Field" (docs/evidence/voiceover.md#text-fields).
    return placeholder == label ? nil : placeholder
  }

  var isTextEntry: Bool { traits.contains(.textEntry) }
  var isEditing: Bool { isTextEntry && traits.contains(.isEditing) }

  /// Whether the button says so itself, and is not called something more particular.
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

  /// Whether the label is only what UIKit calls any back button.
  var isPlainBack: Bool {
    traits.contains(.backButton) && label?.lowercased() == phrases[.back].lowercased()
  }
}

extension String {
  /// Whether nothing needs to be put between it and a next sentence.
  var endsSentence: Bool {
    guard let byte = utf8.last else { return false }
    if byte < 0x80 { return ".!?".utf8.contains(byte) }
    return last.map { "…。！？؟".contains($0) } ?? false
  }
}

extension Optional<String> {
  /// The string, if there is anything in it.
  var filled: String? { self.flatMap { $0.isEmpty ? nil : $0 } }
}
