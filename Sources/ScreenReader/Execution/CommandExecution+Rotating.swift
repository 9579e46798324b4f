internal import AccessibilityModel
internal import Relayout
internal import Voices

// The device is turned.
extension CommandExecution {
  mutating func rotate(_ rotation: ReaderCommand.Rotation) {
    state.held = []
    let now = screen.orientation
    let wanted: Orientation =
      switch rotation {
      case .portrait: .portrait
      case .landscape: .landscape
      case .turn, .left, .right: now == .portrait ? .landscape : .portrait
      }
    state.stopsToRead = nil
    if wanted == now {
      say(wanted.key)
      return sayAgainWhatWasRead()
    }
    let siblings = layouts(ofScreen: screen.number)
    guard let target = siblings.first(where: { layouts[$0].orientation == wanted }) else {
      play(.error)
      note("There is no \(wanted.rawValue) layout of this screen in the file.")
      return sayAgainWhatWasRead()
    }
    turn(to: target, wanted)
  }

  /// A command cuts speech off; reading goes on with the stop that was cut.
  private mutating func sayAgainWhatWasRead() {
    if state.isReading, !state.isPaused { describeCurrent() }
  }

  private mutating func turn(to target: Int, _ orientation: Orientation) {
    let before = layoutState
    let cursor = current?.element
    state.layoutStates[state.layout]?.offsets = [:]
    state.layout = target
    prepareLayoutState()
    let change = LayoutChange(from: before, to: layoutState)
    carryOver(before, change)
    let arrival = cursor.flatMap(change.arrival)
    state.cursor = arrival?.stop ?? 0
    settle()
    state.layoutStates[target]?.hasAppeared = true
    events.append(.showedScreen(layout: target))
    if state.settings.announcesOrientation { say(orientation.key) }
    if screen.isComputed {
      let source = screen.solvedLayout == nil ? "autoresizing masks" : "constraints"
      note("This layout is in no file: it is computed from the \(source).")
    }
    if let cursor, let arrival { tell(arrival, from: before.screen.elements[cursor]) }
    describeCurrent()
    nameMissing(before, change, orientation)
  }

  /// Says where the cursor went, unless it is where it was.
  private mutating func tell(_ arrival: LayoutChange.Arrival, from element: Element) {
    let name = element.label.map { "\"\($0)\"" } ?? "The stop"
    switch arrival.way {
    case .same: break
    case .perhaps(let basis): note("\(name) is likely this one, by its \(basis.inWords):")
    case .nearest: note("\(name) is not in this layout; the nearest stop is:")
    }
  }

  /// What was switched, chosen or typed stays so.
  private mutating func carryOver(_ before: LayoutState, _ change: LayoutChange) {
    for index in before.changed.union(before.texts.keys).sorted() {
      guard let target = change.counterpart(of: index)?.index else { continue }
      let source = before.screen.elements[index]
      update(target) { element in
        element.value = source.value
        element.traits = source.traits
        element.isOn = source.isOn
        element.isExpanded = source.isExpanded
        element.currentPage = source.currentPage
      }
      if let text = before.texts[index] { state.layoutStates[state.layout]?.texts[target] = text }
    }
  }

  /// Names the stops that the other layout lacks, but for those meant for one alone.
  private mutating func nameMissing(
    _ before: LayoutState, _ change: LayoutChange, _ orientation: Orientation
  ) {
    let missing = before.stops.compactMap { stop -> String? in
      let element = before.screen.elements[stop.element]
      if let only = element.only, only != orientation { return nil }
      guard let label = element.label, !label.isEmpty, change.isLost(stop.element) else {
        return nil
      }
      return label
    }
    if missing.isEmpty { return }
    say(
      orientation == .portrait ? .notInPortrait : .notInLandscape, missing.joined(separator: ", "))
  }
}

extension Orientation {
  fileprivate var key: ReaderPhraseKey {
    switch self {
    case .portrait: .portrait
    case .landscape: .landscape
    }
  }
}
