internal import AccessibilityModel
internal import Voices

// Reading a text in parts.
extension CommandExecution {
  /// Speaks the next or the previous character, word, line or paragraph.
  mutating func readPart(_ setting: RotorSetting, _ direction: ReaderCommand.Direction) {
    guard let element else { return play(.edge) }
    let parts = TextParts(element, setting, space: words[.space]).parts
    let next = state.rotor.position + (direction == .forward ? 1 : -1)
    guard parts.indices.contains(next) else { return leaveText(setting, direction) }
    state.rotor.position = next
    if setting == .characters, !element.isSecure, let index = current?.element {
      state.updateFront { $0.texts[index]?.moveInsertionPoint(to: next) }
    }
    say(parts[next], isSpelled: setting == .characters)
  }

  /// At the end of a text the cursor stays; with TalkBack the next swipe continues in the next
  /// stop, but speaks only that part of it, and it never leaves a field being edited.
  private mutating func leaveText(_ setting: RotorSetting, _ direction: ReaderCommand.Direction) {
    let edge = ReaderState.Edge(direction: direction, setting: setting)
    let target = state.cursor + (direction == .forward ? 1 : -1)
    let isEditing = element?.traits.contains(.isEditing) ?? false
    guard reader.isTalkBack, !isEditing, state.edge == edge, stops.indices.contains(target) else {
      state.edge = edge
      return play(.edge)
    }
    state.edge = nil
    state.cursor = target
    adjustRotor(.byRotor)
    play(.focus)
    guard let element else { return }
    let parts = TextParts(element, setting, space: words[.space]).parts
    if parts.isEmpty { return describeCurrent() }
    state.rotor.position = direction == .forward ? -1 : parts.count
    readPart(setting, direction)
  }
}

/// The characters, words, lines or paragraphs of an element.
private struct TextParts {
  let parts: [String]

  init(_ element: Element, _ setting: RotorSetting, space: String) {
    let text: String
    if element.isSecure {
      text = element.label ?? ""
    } else if element.traits.contains(.textEntry) {
      text = element.value ?? element.label ?? ""
    } else {
      text = [element.label, element.value].compactMap { $0 }.joined(separator: " ")
    }
    switch setting {
    case .characters: parts = text.map { $0 == " " ? space : String($0) }
    case .words: parts = WordBoundaries.words(of: text)
    default: parts = text.split(whereSeparator: \.isNewline).map(String.init)
    }
  }
}
