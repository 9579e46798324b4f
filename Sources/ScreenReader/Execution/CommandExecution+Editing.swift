internal import AccessibilityModel
internal import Utterances
internal import Voices

// Text editing.
extension CommandExecution {
  var isSecure: Bool { element?.isSecure ?? false }

  /// The text of the field under the cursor; nil if it cannot be edited.
  var buffer: TextBuffer? { current.flatMap { buffer(of: $0.element) } }

  /// The text of a field; nil if it is not a field.
  func buffer(of index: Int) -> TextBuffer? {
    let element = screen.elements[index]
    guard element.traits.contains(.textEntry) else { return nil }
    return layoutState.texts[index] ?? TextBuffer(element.shownText)
  }

  mutating func beginEditing(_ stop: Stop) {
    guard let buffer else { return }
    for index in screen.elements.indices
    where index != stop.element && screen.elements[index].traits.contains(.isEditing) {
      update(index) { $0.traits.remove(.isEditing) }
    }
    update(stop.element) { $0.traits.insert(.isEditing) }
    keep(buffer)
    describe(stop)
  }

  /// Adds the typing mode and the insertion point of a field being edited, which are announced
  /// whenever the cursor comes to it (docs/evidence/voiceover.md#text-fields).
  func addEditing(of index: Int, to moment: inout AnnouncementContext) {
    guard screen.elements[index].traits.contains(.isEditing),
      let buffer = layoutState.texts[index]
    else { return }
    if state.settings.echo == .characters { moment.typingMode = .character }
    if state.settings.echo == .words { moment.typingMode = .word }
    guard !buffer.hasSelection else { return }
    if buffer.selection.lowerBound == 0 {
      moment.insertionPoint = .start
    } else if buffer.selection.lowerBound == buffer.text.count {
      moment.insertionPoint = .end
    }
  }

  /// Stores a text, and shows it as the value of the field.
  private mutating func keep(_ buffer: TextBuffer) {
    if let current { keep(buffer, in: current.element) }
  }

  mutating func keep(_ buffer: TextBuffer, in index: Int) {
    state.updateFront { $0.texts[index] = buffer }
    let text = buffer.string
    guard text != screen.elements[index].shownText else { return }
    update(index) { $0.value = text.isEmpty ? nil : text }
  }

  var isEditing: Bool { element?.traits.contains(.isEditing) ?? false }

  // MARK: The edit menu

  /// The commands that apply: no Copy or Cut without a selection, no Select with one.
  var fittingEditActions: [EditAction] {
    guard let element, element.isEnabled else { return [] }
    let offered = element.editActions
    return EditAction.allCases.filter { action in
      (offered?.contains(action) ?? true) && fits(action, element)
    }
  }

  private func fits(_ action: EditAction, _ element: Element) -> Bool {
    guard let buffer else {
      // Static text can be copied if the app allows it.
      return action == .copy && element.isSelectable == true
    }
    return switch action {
    case .cut, .copy: buffer.hasSelection && !element.isSecure
    case .paste: isEditing && !state.pasteboard.isEmpty
    case .select: isEditing && !buffer.hasSelection && !buffer.text.isEmpty
    case .selectAll: isEditing && buffer.selection.count < buffer.text.count
    }
  }

  mutating func edit(_ action: EditAction?) {
    let fitting = fittingEditActions
    guard let action else {
      if fitting.isEmpty { return say(.noEditCommands) }
      for action in fitting { say(action.key) }
      return
    }
    guard fitting.contains(action) else {
      play(.error)
      let names = fitting.map(\.spokenName).joined(separator: ", ")
      return note(
        fitting.isEmpty ? "No edit command fits here." : "The commands that fit are \(names).")
    }
    perform(action)
  }

  private mutating func perform(_ action: EditAction) {
    state.rotor.choice = -1
    guard var buffer else { return copy(element?.label ?? "") }
    switch action {
    case .copy: copy(buffer.selected)
    case .cut:
      let text = buffer.selected
      guard buffer.replaceSelection(with: "", as: .cut) else { return play(.error) }
      keep(buffer)
      state.pasteboard = text
      events.append(.copied(text))
      say(.wasCut)
    case .paste:
      let text = isSecure ? String(state.pasteboard.map { _ in "•" }) : state.pasteboard
      guard buffer.replaceSelection(with: text, as: .paste) else { return play(.error) }
      keep(buffer)
      say(.wasPasted)
    case .select, .selectAll:
      if action == .select { buffer.selectWord() } else { buffer.selectAll() }
      keep(buffer)
      isSecure ? sayOwn(words[.selected]) : say(.textSelected, buffer.selected)
    }
  }

  private mutating func copy(_ text: String) {
    state.pasteboard = text
    events.append(.copied(text))
    say(.wasCopied)
  }

  // MARK: Undo

  mutating func undo() { step(\.canUndo, .undo, .nothingToUndo) { $0.undo() } }

  mutating func redo() { step(\.canRedo, .redo, .nothingToRedo) { $0.redo() } }

  private mutating func step(
    _ allowance: KeyPath<Element.Details, Bool?>, _ verb: ReaderPhraseKey,
    _ nothing: ReaderPhraseKey,
    _ change: (inout TextBuffer) -> TextBuffer.EditName?
  ) {
    closeUndo()
    guard element?.details[keyPath: allowance] != false, var buffer, let name = change(&buffer)
    else {
      play(.error)
      return say(nothing)
    }
    keep(buffer)
    say(verb, words[name.key])
  }

  /// Shaking first asks, with the name of the edit and the choices; with nothing to undo it says
  /// so.
  mutating func shake() {
    guard state.alerts.isEmpty else { return play(.error) }
    raise(.undo(undo: buffer?.undoName, redo: buffer?.redoName))
  }
}

extension EditAction {
  var spokenName: String {
    switch self {
    case .cut: "Cut"
    case .copy: "Copy"
    case .paste: "Paste"
    case .select: "Select"
    case .selectAll: "Select All"
    }
  }
}

extension Element {
  /// The text of a field; of a secure field only its length.
  var shownText: String {
    let text = value ?? ""
    if text == details.placeholder { return "" }
    return isSecure ? String(repeating: "•", count: text.count) : text
  }
}
