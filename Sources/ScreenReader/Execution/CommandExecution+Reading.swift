internal import AccessibilityModel
internal import Utterances
internal import Voices

// Continuous reading.
extension CommandExecution {
  /// Reads from the cursor, which moves on when a stop has been heard, not when its speech was
  /// generated.
  mutating func readAll(_ count: Int?) {
    guard let current else { return play(.edge) }
    state.isReading = true
    state.isPaused = false
    state.stopsToRead = count.map { $0 - 1 }
    adjustRotor()
    describe(current)
  }

  mutating func readFromTop(_ count: Int?) {
    state.cursor = 0
    readAll(count)
  }

  /// The next stop, when the previous one has been heard.
  mutating func readOn() {
    guard state.isReading, !state.isPaused, canReadOn else { return }
    if let left = state.stopsToRead {
      guard left > 0 else {
        // In a script the next command arrives now; in a terminal its time is unknown.
        if state.isLive { state.isReading = false }
        return
      }
      state.stopsToRead = left - 1
    }
    guard state.cursor + 1 < stops.count else {
      state.isReading = false
      state.stopsToRead = nil
      return play(.edge)
    }
    go(to: state.cursor + 1)
  }

  /// Whether there is content to read: an alert, or the active app.
  var canReadOn: Bool {
    !state.device.isAsleep && (!state.alerts.isEmpty || state.device.app == .active)
  }

  /// Pauses speech, or resumes it.
  mutating func pauseOrGoOn() {
    if state.isPaused { goOn() } else { halt() }
  }

  /// Pauses speech at the current word.
  mutating func halt() {
    state.isPaused = true
    events.append(.pause)
    let cut = state.speaking.interrupt(resumes: true)
    for cut in cut { report(cut) }
    state.held = cut.compactMap { $0.line.rest(from: $0.spokenThrough) }
    state.halted = cut.first.map {
      ReaderState.HaltedLine(whole: wholeLine($0.line), rest: $0.line.number)
    }
  }

  /// The whole line that this is the rest of; a whole line itself.
  func wholeLine(_ line: SpokenLine) -> SpokenLine {
    guard let halted = state.halted, halted.rest == line.number else { return line }
    return halted.whole
  }

  /// Resumes at the word of the pause; if everything was heard, at the current stop.
  private mutating func goOn() {
    state.isPaused = false
    events.append(.interrupt)
    if state.isReading { state.stopsToRead = nil }
    let held = state.held
    state.held = []
    if held.isEmpty, let current { return describe(current) }
    isRemembered = false
    if held.first?.number == state.halted?.rest { state.halted?.rest = state.lineCount + 1 }
    for line in held { output(line) }
  }
}

// Questions about the screen.
extension CommandExecution {
  mutating func sayWhere() {
    guard let current else { return note(Transcript.noStops(on: screen)) }
    describe(current)
  }

  mutating func repeatLast() {
    isRemembered = false
    if state.lastLines.isEmpty { return note("Nothing has been spoken yet.") }
    for line in state.lastLines { output(line) }
  }

  mutating func sayHistory(_ count: Int) {
    isRemembered = false
    if state.history.isEmpty { return note("Nothing has been spoken yet.") }
    for line in state.history.suffix(count) { say(line) }
  }

  /// The item chooser: all stops, or those that contain the text.
  mutating func listItems(_ text: String) {
    isRemembered = false
    let wanted = text.lowercased()
    let chosen = text.isEmpty ? stops : stops.filter { matches($0, wanted) }
    state.listed = ReaderState.Listing(
      layout: state.layout,
      stops: stops.indices.filter { text.isEmpty || matches(stops[$0], wanted) })
    if chosen.isEmpty { return say(.noResults) }
    let last = state.lastDescribed
    for (index, stop) in chosen.enumerated() { describe(stop, numbered: index + 1) }
    state.lastDescribed = last
  }

  /// Moves to one of the last listed stops; without a list, of all.
  mutating func choose(_ number: Int) {
    let places = listed
    guard let place = places[safe: number - 1] else {
      play(.error)
      return note("The list has \(places.count) \(places.count == 1 ? "item" : "items").")
    }
    go(to: place)
  }

  /// The last listed stops; without a list, all.
  var listed: [Int] {
    let listed = state.listed.flatMap { $0.layout == state.layout ? $0.stops : nil }
    return listed ?? Array(stops.indices)
  }

  /// The fact for each phrase that was last spoken, with its confidence.
  mutating func sayWhy() {
    guard let said = state.lastDescribed else { return note("No stop has been spoken yet.") }
    let provenance = PhraseProvenance(element: said.element)
    for phrase in said.utterance.phrases { note(provenance.line(for: phrase)) }
    if let hint = said.utterance.hint { note(provenance.line(forHint: hint)) }
  }
}
