internal import AccessibilityModel
internal import Voices

// Reading a text in parts.
extension CommandExecution {
  /// Speaks the next or the previous character, word, line or paragraph.
  mutating func readPart(_ setting: RotorSetting, _ direction: ReaderCommand.Direction) {
    guard let element else { return play(.edge) }
    if isEditing, let buffer { return moveByPart(setting, direction, buffer) }
    let parts = TextParts(element, setting)
    guard let part = parts.next(direction, after: state.rotor.place) else {
      return leaveText(setting, direction)
    }
    state.rotor.place = part.place
    let isSpelled = setting == .characters
    say(isSpelled ? spelled(part.text) : part.text, isSpelled: isSpelled)
  }

  /// While a field is edited, the swipe moves the insertion point
  /// (docs/evidence/voiceover.md#reading-in-parts).
  private mutating func moveByPart(
    _ setting: RotorSetting, _ direction: ReaderCommand.Direction, _ buffer: TextBuffer
  ) {
    let isForward = direction == .forward
    guard setting == .characters || setting == .words else {
      return moveCaret(isForward ? .down : .up)
    }
    let caret = isForward ? buffer.selection.upperBound : buffer.selection.lowerBound
    let parts = TextParts(buffer.string, setting)
    guard let current, let part = parts.next(direction, after: caret..<caret) else {
      return play(.edge)
    }
    var moved = buffer
    moved.moveInsertionPoint(to: isForward ? part.place.upperBound : part.place.lowerBound)
    keep(moved, in: current.element)
    let isSpelled = setting == .characters
    let text = isSecure ? words[.bullet] : part.text
    say(isSpelled ? spelled(part.text) : text, isSpelled: isSpelled)
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
    let parts = TextParts(element, setting).parts
    guard let last = parts.last else { return describeCurrent() }
    let end = last.place.upperBound
    state.rotor.place = direction == .forward ? nil : end..<end
    readPart(setting, direction)
  }
}

/// The characters, words, lines or paragraphs of a text, in its order.
private struct TextParts {
  struct Part {
    let text: String
    /// In characters of the text.
    let place: Range<Int>
  }

  private(set) var parts: [Part] = []

  init(_ element: Element, _ setting: RotorSetting) {
    let text: String
    if element.isSecure {
      text = element.label ?? ""
    } else if element.traits.contains(.textEntry) {
      text = element.value ?? element.label ?? ""
    } else {
      text = [element.label, element.value].compactMap { $0 }.joined(separator: " ")
    }
    self.init(text, setting)
  }

  init(_ text: String, _ setting: RotorSetting) {
    switch setting {
    case .characters:
      parts = text.enumerated().map { place, character in
        Part(text: String(character), place: place..<place + 1)
      }
    case .words: place(WordBoundaries.words(of: text), in: text, isBetween: \.isWhitespace)
    default:
      let lines = text.split(whereSeparator: \.isNewline).map(String.init)
      place(lines, in: text, isBetween: \.isNewline)
    }
  }

  /// Finds texts that follow each other, with separators between them.
  private mutating func place(
    _ texts: [String], in whole: String, isBetween: (Character) -> Bool
  ) {
    let characters = Array(whole)
    var start = 0
    for text in texts {
      while start < characters.count, isBetween(characters[start]) { start += 1 }
      let end = start + text.count
      parts.append(Part(text: text, place: start..<end))
      start = end
    }
  }

  /// The part to speak next.
  ///
  /// - Parameter place: of the last part; empty for a point, whose part is then the next.
  func next(_ direction: ReaderCommand.Direction, after place: Range<Int>?) -> Part? {
    guard let place else { return direction == .forward ? parts.first : nil }
    guard direction == .forward else {
      return parts.last { $0.place.lowerBound < place.lowerBound }
    }
    return parts.first {
      place.isEmpty
        ? $0.place.upperBound > place.upperBound : $0.place.lowerBound >= place.upperBound
    }
  }
}
