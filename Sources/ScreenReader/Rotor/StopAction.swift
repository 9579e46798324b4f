internal import AccessibilityModel
internal import Voices

/// One of the actions of a stop.
enum StopAction: Hashable, Sendable {
  /// A custom action of the app, by its name.
  case custom(String)
  /// TalkBack includes the commands of the edit menu.
  case edit(EditAction)
}

extension CommandExecution {
  var stopActions: [StopAction] {
    let own = appActions.map(StopAction.custom)
    return reader.isTalkBack ? own + fittingEditActions.map(StopAction.edit) : own
  }

  /// The app's actions at the stop; with VoiceOver also the swipe actions of a table row.
  var appActions: [String] {
    guard let current else { return [] }
    let elements = screen.elements
    return reader.isTalkBack
      ? elements[current.element].customActions : elements.actions(of: current.element)
  }

  func text(of action: StopAction) -> String {
    switch action {
    case .custom(let name): name
    case .edit(let command): words[command.key]
    }
  }

  /// A swipe through the actions: they begin with the double tap itself and wrap around
  /// (docs/evidence/voiceover.md#actions-in-the-rotor, docs/evidence/android.md#reading-controls).
  mutating func chooseAction(_ direction: ReaderCommand.Direction) {
    let texts = stopActions.map { text(of: $0) }
    let count = texts.count + 1
    let step = direction == .forward ? 1 : count - 1
    state.rotor.choice = (state.rotor.choice + 1 + step) % count - 1
    let own = texts[safe: state.rotor.choice]
    guard reader.isTalkBack else {
      // The app's words are in the language of the stop.
      if let own { say(own) } else { say(.activateAction) }
      return
    }
    sayOwn(own ?? words[.activateAction], hint: words[.actionHint])
  }
}
