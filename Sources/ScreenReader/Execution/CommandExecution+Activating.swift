internal import AccessibilityModel
internal import Utterances
internal import Voices

// A double tap.
extension CommandExecution {
  mutating func activate() {
    if !state.alerts.isEmpty { return press() }
    guard let current, let element else { return play(.edge) }
    switch rotorSetting {
    case .actions where state.rotor.choice >= 0:
      return perform(stopActions[safe: state.rotor.choice])
    case .edit where state.rotor.choice >= 0:
      guard let action = fittingEditActions[safe: state.rotor.choice] else { return play(.error) }
      return edit(action)
    default: break
    }
    guard element.isEnabled else { return play(.dimmed) }
    report(element.action, of: current.element)
    if closesAlert(current) {
      closeAppAlert()
      guard element.segue?.isEmpty ?? true else { return follow(element) }
      return appearAfterAlert()
    }
    respond(current, element)
  }

  /// A control was activated; the app's name for its action is shown if known.
  mutating func report(_ action: String?, of index: Int) {
    play(.activate)
    if let action, !action.isEmpty { add(.action(action)) }
    events.append(.activated(element: index, action: action))
  }

  /// The effect of the control.
  private mutating func respond(_ stop: Stop, _ element: Element) {
    if element.traits.contains(.textEntry) { return beginEditing(stop) }
    if element.traits.contains(.toggleButton) || element.role.isToggle {
      toggle(stop.element)
    } else if element.isExpanded != nil {
      expand(stop.element)
    } else if let stepper = stepper(of: stop.element) {
      step(stepper, with: element)
    } else if isChoice(stop) {
      select(stop)
    }
    startSound(of: stop.element)
    follow(element)
  }

  /// Only the new state is spoken, not the label again (docs/evidence/voiceover.md#hints).
  private mutating func toggle(_ index: Int) {
    let value = screen.elements[index].value
    // The opposite of an app's own value is unknown.
    let isSelectable = !["0", "1", "2", "", nil].contains(value)
    update(index) { element in
      if isSelectable {
        element.traits.formSymmetricDifference(.selected)
      } else {
        element.value = value == "1" ? "0" : "1"
        element.isOn = value != "1"
      }
    }
    sayState(of: index, whereOff: words[.notSelected])
  }

  private mutating func expand(_ index: Int) {
    update(index) { $0.isExpanded = $0.isExpanded == false }
    sayState(of: index, whereOff: "")
  }

  /// Speaks only the states that the wording has for an element.
  private mutating func sayState(of index: Int, whereOff: String) {
    guard let stop = current, stop.element == index else { return }
    let utterance = self.utterance(of: stop)
    let states = utterance.phrases.filter { $0.kind == .state }.map(\.text)
    let text = states.joined(separator: ", ")
    say(text.isEmpty ? whereOff : text)
  }

  // MARK: Segments, tabs

  private func isChoice(_ stop: Stop) -> Bool {
    switch stop.context {
    case .series, .tab, .tabBarItem: true
    default: screen.elements[stop.element].role == .tab
    }
  }

  /// Selects the activated element and deselects the others in its container.
  private mutating func select(_ stop: Stop) {
    for other in stops
    where other.element != stop.element && other.containers == stop.containers {
      if screen.elements[other.element].isSelected {
        update(other.element) { $0.traits.remove(.selected) }
      }
    }
    update(stop.element) { $0.traits.insert(.selected) }
    if case .series = stop.context { return saySegment(stop) }
    sayState(of: stop.element, whereOff: words[.selected])
  }

  /// A chosen segment is announced again without its role (docs/evidence/voiceover.md#hints).
  private mutating func saySegment(_ stop: Stop) {
    let kinds: Set<PhraseKind> = [.state, .label, .value, .position]
    say(
      utterance(of: stop).phrases.filter { kinds.contains($0.kind) }.map(\.text)
        .joined(separator: ", "))
  }

  // MARK: Segues

  /// Opens the control's destination.
  private mutating func follow(_ element: Element) {
    if let segue = element.segue, !segue.isEmpty {
      guard let target = layout(of: segue) else {
        return note("This leads to \"\(segue)\", which is not in this file.")
      }
      push(target)
    } else if element.traits.contains(.backButton), !state.trail.isEmpty {
      goBack()
    }
  }

  // MARK: Custom actions

  mutating func actions(_ name: String) {
    let actions = appActions
    guard !name.isEmpty else {
      if actions.isEmpty { return say(.noActions) }
      for action in actions { say(action) }
      return
    }
    guard let action = actions.first(where: { $0.lowercased() == name.lowercased() }) else {
      play(.error)
      return note(
        actions.isEmpty
          ? "This stop has no actions." : "The actions are \(actions.joined(separator: ", ")).")
    }
    perform(.custom(action))
  }

  mutating func perform(_ action: StopAction?) {
    guard let action, let current else { return play(.error) }
    state.rotor.choice = -1
    switch action {
    case .custom(let name): report(name, of: current.element)
    case .edit(let command): edit(command)
    }
  }

  // MARK: Magic tap

  /// Answers and ends calls; else plays and pauses.
  mutating func magicTap() {
    if magicTapAlert() { return }
    switch state.device.phone {
    case .ringing: return call(.answer)
    case .inCall: return call(.end)
    case .idle: break
    }
    switch state.sound.own {
    case .playing: pauseSound()
    case .paused: resumeSound()
    case .none:
      // An alert leaves it to the app below.
      let elements = appScreen.elements
      let source = state.layoutStates[state.layout]?.stops.first {
        elements[$0.element].traits.contains(.startsMediaSession)
      }
      guard let source else { return play(.error) }
      play(.activate)
      startSound(of: source.element)
    }
  }
}

extension Array {
  subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
