internal import AccessibilityModel
internal import Voices

// The keyboard: typed text goes into the field being edited, wherever VoiceOver's cursor is.
extension CommandExecution {
  /// The field being edited; nil if there is none.
  var editedField: Int? {
    let elements = screen.elements
    let isEdited = { (stop: Stop) in
      elements[stop.element].traits.isSuperset(of: [.isEditing, .textEntry])
    }
    if let current, isEdited(current) { return current.element }
    return stops.first(where: isEdited)?.element
  }

  mutating func type(_ text: String) {
    guard let field = editedField, var buffer = buffer(of: field) else {
      play(.error)
      return note("Nothing is being edited; activate a text field first.")
    }
    // Text typed into a secure field is not stored, not even here.
    let isSecure = screen.elements[field].isSecure
    let typed = isSecure ? String(repeating: "•", count: text.count) : text
    guard buffer.replaceSelection(with: typed, as: .typing) else { return play(.error) }
    keep(buffer, in: field)
    echo(typed, buffer, isSecure: isSecure)
  }

  private mutating func echo(_ text: String, _ buffer: TextBuffer, isSecure: Bool) {
    switch state.settings.echo {
    case .off: break
    case .words where !isSecure:
      // Key by key, a word is spoken when the next character ends it.
      guard text.count == 1, let character = text.first else { return say(text) }
      if character.isWhitespace || character.isPunctuation, let word = buffer.endedWord {
        say(word)
      }
    default: say(spelled(text), isSpelled: true)
    }
  }

  mutating func erase(_ count: Int) {
    guard let field = editedField, var buffer = buffer(of: field) else { return play(.error) }
    let deleted = buffer.delete(count)
    guard !deleted.isEmpty else { return play(.edge) }
    keep(buffer, in: field)
    say(.textDeleted, spelled(deleted))
  }

  func spelled(_ text: String) -> String {
    let words = words
    return text.map { character in
      switch character {
      case "•": words[.bullet]
      case " ": words[.space]
      case let character where character.isNewline: words[.newLine]
      default: String(character)
      }
    }.joined(separator: ", ")
  }

  /// A part of a text, without the spaces around it: a space or a new line alone has a name.
  func nameOfPart(_ text: String) -> String {
    let trimmed = text.trimmed
    if !trimmed.isEmpty { return trimmed }
    return text.isEmpty ? words[.newLine] : spelled(text)
  }

  // MARK: The insertion point

  /// Speaks the character or the word that the insertion point passes, and the line that it
  /// arrives at.
  mutating func moveCaret(_ move: CaretMove) {
    guard let field = editedField, var buffer = buffer(of: field) else {
      play(.error)
      return note("Nothing is being edited; activate a text field first.")
    }
    guard let passed = buffer.move(move) else { return play(.edge) }
    keep(buffer, in: field)
    switch move {
    case .left, .right: say(spelled(passed), isSpelled: true)
    case .start: sayOwn(words[.insertionAtStart])
    case .end: sayOwn(words[.insertionAtEnd])
    case .up, .down, .wordLeft, .wordRight:
      say(screen.elements[field].isSecure ? words[.bullet] : nameOfPart(passed))
    }
  }

  // MARK: Keys of the keyboard

  /// A new line in a text view; in a field of one line, Return ends editing.
  mutating func pressReturn() {
    guard let field = editedField else { return play(.error) }
    let element = screen.elements[field]
    let isText = element.role == .textView || element.traits.contains(.textArea)
    isText ? type("\n") : endEditing()
  }

  /// The keyboard disappears; the text stays.
  mutating func endEditing() {
    guard let field = editedField else {
      play(.error)
      return note("Nothing is being edited.")
    }
    update(field) { $0.traits.remove(.isEditing) }
    describeCurrent()
  }

  mutating func editNextField(_ direction: ReaderCommand.Direction) {
    let fields = stops.indices.filter {
      let element = screen.elements[stops[$0].element]
      return element.traits.contains(.textEntry) && element.isEnabled
    }
    let place =
      editedField.flatMap { field in
        stops.firstIndex { $0.element == field }
      } ?? state.cursor
    let next = direction == .forward ? fields.first { $0 > place } : fields.last { $0 < place }
    guard let next else { return play(.edge) }
    state.cursor = next
    adjustRotor()
    play(.focus)
    beginEditing(stops[next])
  }
}
