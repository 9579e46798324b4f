internal import AccessibilityModel
internal import Voices

// Text Selection: swiping up and down sets the unit, swiping right and left moves the end of the
// selection (docs/evidence/voiceover.md#text-selection).
extension CommandExecution {
  var isSelectingText: Bool { rotorSetting == .textSelection && isEditing }

  mutating func chooseUnit(_ direction: ReaderCommand.Direction) {
    let all = CaretUnit.allCases
    guard let here = all.firstIndex(of: state.rotor.unit) else { return }
    let next = here + (direction == .forward ? 1 : -1)
    guard all.indices.contains(next) else { return play(.edge) }
    state.rotor.unit = all[next]
    sayOwn(words[all[next].key])
  }

  mutating func extendSelection(_ direction: ReaderCommand.Direction) {
    guard let current, var buffer else { return play(.error) }
    guard let change = buffer.extend(by: state.rotor.unit, forward: direction == .forward) else {
      return play(.edge)
    }
    keep(buffer, in: current.element)
    let text = isSecure ? words[.bullet] : nameOfPart(change.text)
    say(change.isSelected ? .textSelected : .textUnselected, text)
  }
}

extension CaretUnit {
  fileprivate var key: ReaderPhraseKey {
    switch self {
    case .character: .characters
    case .word: .words
    case .line: .lines
    case .all: .selectAll
    }
  }
}
