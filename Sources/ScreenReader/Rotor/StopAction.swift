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
    let own = (element?.customActions ?? []).map(StopAction.custom)
    return reader.isTalkBack ? own + fittingEditActions.map(StopAction.edit) : own
  }

  func text(of action: StopAction) -> String {
    switch action {
    case .custom(let name): name
    case .edit(let command): words[command.key]
    }
  }

  /// A swipe through the actions. TalkBack includes the double tap itself and wraps around
  /// (docs/evidence/android.md#reading-controls).
  mutating func chooseAction(_ direction: ReaderCommand.Direction) {
    let texts = stopActions.map { text(of: $0) }
    guard reader.isTalkBack else { return choose(in: texts, direction) }
    let count = texts.count + 1
    let step = direction == .forward ? 1 : count - 1
    state.rotor.choice = (state.rotor.choice + 1 + step) % count - 1
    sayOwn(texts[safe: state.rotor.choice] ?? words[.activateAction], hint: words[.actionHint])
  }
}
