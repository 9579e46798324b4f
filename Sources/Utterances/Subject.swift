internal import AccessibilityModel
internal import Voices

/// A stop with all that a wording asks about it; empty strings are nil.
final class Subject {
  private let shared: SharedScreen
  private let stops: [Stop]
  /// The index of the current stop.
  var place = 0
  let moment: Moment
  let phrases: Phrases

  init(_ screen: SharedScreen, stops: [Stop], moment: Moment, phrases: Phrases) {
    shared = screen
    self.stops = stops
    self.moment = moment
    self.phrases = phrases
  }

  convenience init(_ screen: SharedScreen, stop: Stop, moment: Moment, phrases: Phrases) {
    self.init(screen, stops: [stop], moment: moment, phrases: phrases)
  }

  var stop: Stop {
    _read { yield stops[place] }
  }
  var screen: Screen {
    _read { yield shared.screen }
  }
  var element: Element {
    _read { yield shared.screen.elements[stops[place].element] }
  }
  var details: Element.Details {
    _read { yield shared.screen.elements[stops[place].element].details }
  }

  var label: String? { element.label.filled }
  var hint: String? { element.hint.filled }
  var traits: Traits { element.traits }
  var role: Role { element.role }
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

/// A screen that several subjects describe.
final class SharedScreen: Sendable {
  let screen: Screen

  init(_ screen: Screen) { self.screen = screen }
}

extension String {
  /// Whether nothing needs to be put between it and a next sentence.
  var endsSentence: Bool { utf8.endsSentence ?? last.map { ".!?…。！？؟".contains($0) } ?? false }
}

extension BidirectionalCollection<UInt8> {
  /// The same of a text in UTF-8; nil where it takes characters to tell.
  var endsSentence: Bool? {
    // Behind a byte of ASCII, one of ASCII is a character of its own.
    guard let byte = last, byte < 0x80, let before = dropLast().last, before < 0x80 else {
      return nil
    }
    return byte == UInt8(ascii: ".") || byte == UInt8(ascii: "!") || byte == UInt8(ascii: "?")
  }
}

extension Optional<String> {
  /// The string, if there is anything in it.
  var filled: String? { self.flatMap { $0.isEmpty ? nil : $0 } }
}
