internal import AccessibilityModel
internal import Voices

/// A stop with all that a wording asks about it; strings without content are nil.
///
/// A reference, since states, roles and hints all look at the same one.
final class Subject {
  let screen: Screen
  let stop: Stop
  let moment: Moment
  let phrases: Phrases

  init(screen: Screen, stop: Stop, moment: Moment, phrases: Phrases) {
    self.screen = screen
    self.stop = stop
    self.moment = moment
    self.phrases = phrases
  }

  var element: Element {
    _read { yield screen.elements[stop.element] }
  }
  var details: Element.Details {
    _read { yield screen.elements[stop.element].details }
  }
  /// Whether there is anything in ``details``.
  var hasDetails: Bool { screen.elements[stop.element].hasDetails }

  var label: String? { element.label.filled }
  var hint: String? { element.hint.filled }
  var traits: Traits { element.traits }
  var isEnabled: Bool { !traits.contains(.notEnabled) }

  /// The value; of an empty text field its placeholder, as UIKit has it.
  var value: String? {
    if let value = element.value.filled { return value }
    return isTextEntry ? details.placeholder.filled : nil
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
    // Behind a byte of ASCII, one of ASCII is a character of its own.
    if let byte = utf8.last, byte < 0x80, let before = utf8.dropLast().last, before < 0x80 {
      return [UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?")].contains(byte)
    }
    return last.map { ".!?…。！？؟".contains($0) } ?? false
  }
}

extension [Phrase] {
  /// The phrases in one line.
  var line: String {
    if count == 1 { return self[0].text }
    var line: [UInt8] = []
    line.reserveCapacity(reduce(0) { $0 + $1.text.utf8.count + 2 })
    for (number, phrase) in enumerated() {
      if number > 0 {
        line.append(UInt8(ascii: ","))
        line.append(UInt8(ascii: " "))
      }
      line.append(contentsOf: phrase.text.utf8)
    }
    return String(decoding: line, as: UTF8.self)
  }
}

extension Optional<String> {
  /// The string, if there is anything in it.
  var filled: String? { self.flatMap { $0.isEmpty ? nil : $0 } }
}
