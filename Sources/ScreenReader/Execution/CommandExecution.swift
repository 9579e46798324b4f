internal import AccessibilityModel
internal import Utterances

/// The execution of one command: the state that it changes, and the items of its output.
struct CommandExecution {
  let reader: Reader
  var state: ReaderState
  var items: [Item] = []
  var events: [ReaderEvent] = []
  /// When each item begins, in milliseconds of the session's clock.
  var times: [Int] = []
  /// The lines that this command has interrupted.
  var cutLines: [SpokenLine] = []
  /// Whether its speech is added to the history.
  var isRemembered = true

  init(reader: Reader, state: consuming ReaderState) {
    self.reader = reader
    self.state = state
  }

  /// How the cursor arrives at a stop.
  enum Arrival { case plain, byRotor }

  mutating func prepareLayoutState() {
    guard state.layoutStates[state.layout] == nil, layouts.indices.contains(state.layout) else {
      return
    }
    state.layoutStates[state.layout] = LayoutState(layouts[state.layout])
  }

  var layouts: [Screen] { reader.hierarchy.screens }

  /// The layout that the cursor navigates: the frontmost alert, else the visible layout.
  var layoutState: LayoutState { state.front ?? LayoutState(Screen()) }

  /// The current screen or alert, with the user's changes.
  var screen: Screen { layoutState.screen }

  var stops: [Stop] { state.front?.stops ?? [] }

  var current: Stop? {
    let stops = stops
    return stops.indices.contains(state.cursor) ? stops[state.cursor] : nil
  }

  /// The element under the cursor.
  var element: Element? { current.map { screen.elements[$0.element] } }

  mutating func update(_ index: Int, _ change: (inout Element) -> Void) {
    state.updateFront { $0.update(index, change) }
  }
}

// The output.
extension CommandExecution {
  /// Plays a sound, unless the switch is on silent: it stops effects, never speech. Nothing sounds
  /// during a recording.
  mutating func play(_ sound: ReaderSound) {
    guard !state.device.isSilent, state.settings.playsSounds, !silencesEarcons else { return }
    add(.sound(sound))
  }

  mutating func show(_ effect: DeviceEffect) { add(.effect(effect)) }

  mutating func note(_ text: String) { add(.note(text)) }

  /// Outputs an item other than speech.
  mutating func add(_ item: Item) {
    items.append(item)
    times.append(state.clock + delay(of: item))
    let pace = reader.pace
    switch item {
    case .sound(let sound):
      hear(.sound(sound), sound == .alert ? .alert : .user, for: pace.duration(of: sound))
    case .note(let text):
      hear(.note(text), .user, for: pace.duration(ofNote: text, state.settings))
    default: break
    }
  }

  private mutating func hear(
    _ content: HeardPart.Content, _ priority: SpeechPriority, for milliseconds: Int
  ) {
    let cut = state.speaking.add(content, priority, for: milliseconds, state.settings)
    if let cut { report(cut) }
  }

  /// The delay of an item: a sound follows all speech before it, the tone of an alert comes with
  /// the alert, and an effect is immediate.
  private func delay(of item: Item) -> Int {
    switch item {
    case .effect, .action: 0
    case .sound(.alert): state.speaking.delayOfAlert
    default: state.speaking.remaining
    }
  }

  /// Outputs a line, which may have to wait for others.
  mutating func output(_ line: SpokenLine) {
    var line = line
    state.lineCount += 1
    line.number = state.lineCount
    let duration = reader.pace.duration(of: line, state.settings)
    let (cut, start) = state.speaking.add(line, duration, state.settings)
    if let cut { report(cut) }
    items.append(.speech(line))
    times.append(state.clock + start)
  }

  mutating func report(_ cut: CutLine) {
    items.append(.cut(cut))
    times.append(state.clock)
  }

  /// Speaks words about the stop: a value, an action, typed text.
  mutating func say(_ text: String, isSpelled: Bool = false) {
    let language = current.flatMap { screen.language(of: $0.element) } ?? reader.language
    say(text, in: state.settings.language ?? language, .user, isSpelled: isSpelled)
  }

  mutating func say(
    _ text: String, in language: String?, _ priority: SpeechPriority, isSpelled: Bool = false
  ) {
    var line = SpokenLine(
      text, element: current?.element, language: language, priority: priority)
    line.isSpelled = isSpelled
    output(placed(line))
  }

  /// A line with its subject: an element of the layout, or the frontmost alert.
  func placed(_ line: SpokenLine) -> SpokenLine {
    var line = line
    line.layout = state.layout
    line.fallbackLanguage = appScreen.language ?? reader.language
    if let alert = state.alerts.front?.alert {
      line.element = nil
      line.alert = SpokenLine.AlertSource(name: alert.name, evidence: alert.evidence)
    }
    return line
  }

  /// Describes a stop.
  ///
  /// - Parameter number: its number in a list; nil if it is in none.
  mutating func describe(
    _ stop: Stop, at moment: AnnouncementContext = AnnouncementContext(),
    numbered number: Int? = nil
  ) {
    var moment = moment
    moment.omitted = state.settings.omitted
    if number == nil { addEditing(of: stop.element, to: &moment) }
    let utterance = utterance(of: stop, at: moment)
    var line = SpokenLine(
      utterance, withHint: state.settings.saysHints, element: stop.element,
      language: state.settings.language ?? screen.language(of: stop.element)
        ?? reader.language)
    if let number { line.prefix("\(number). ") }
    announceUnknownLanguage(of: stop)
    if utterance.spoken.isEmpty {
      note(
        (number.map { "\($0). " } ?? "") + "This stop has no label and no role.")
    } else {
      output(placed(line))
    }
    state.lastDescribed = ReaderState.Described(
      element: screen.elements[stop.element], utterance: utterance)
  }

  func utterance(of stop: Stop, at moment: AnnouncementContext = AnnouncementContext()) -> Utterance
  {
    reader.describer.utterance(
      for: stop, in: screen, at: moment, inLanguage: state.settings.language)
  }

  /// Records speech for `repeat` and `history`.
  mutating func remember() {
    let lines = items.compactMap { item -> SpokenLine? in
      if case .speech(let line) = item { line } else { nil }
    }
    guard isRemembered, !lines.isEmpty else { return }
    state.lastLines = lines
    state.history += lines.suffix(ReaderState.keptHistory).map(\.caption)
    let surplus = state.history.count - ReaderState.keptHistory
    if surplus > 0 { state.history.removeFirst(surplus) }
  }
}

// The position of the cursor.
extension CommandExecution {
  /// Moves the cursor to a stop and describes it, with the containers that it enters.
  mutating func go(to index: Int, _ arrival: Arrival = .plain) {
    guard stops.indices.contains(index) else { return play(.edge) }
    let from = current
    state.edge = nil
    state.cursor = index
    adjustRotor(arrival)
    play(.focus)
    let stop = stops[index]
    describe(stop, at: AnnouncementContext(comingTo: stop, from: from))
  }

  /// Sets the rotor to the setting that the stop suggests.
  mutating func adjustRotor(_ arrival: Arrival = .plain) {
    state.rotor.leaveStop()
    guard arrival == .plain, let element else { return }
    if element.traits.contains(.adjustable) {
      state.rotor.byItself = .adjust
    } else if !appActions.isEmpty, !isTalkBackField(element) {
      state.rotor.byItself = .actions
    }
  }

  /// TalkBack does not change the reading controls in a text field.
  private func isTalkBackField(_ element: Element) -> Bool {
    reader.isTalkBack && element.traits.contains(.textEntry)
  }

  /// A screen has appeared: its summary is read once, then the initial focus.
  mutating func appear() {
    prepareLayoutState()
    if !state.alerts.isEmpty { return showFront() }
    // A new window announces its title (docs/evidence/android.md#initial-focus).
    if reader.isTalkBack, let title = screen.title, !title.isEmpty {
      say(title, in: screen.language ?? reader.language, .user)
    }
    if state.layoutStates[state.layout]?.hasAppeared == false {
      state.layoutStates[state.layout]?.hasAppeared = true
      for stop in stops where isSummary(stop) && stop != current { describe(stop) }
    }
    adjustRotor()
    guard let current else { return note(Transcript.noStops(on: screen)) }
    describe(current, at: AnnouncementContext(comingTo: current, from: nil))
  }

  private func isSummary(_ stop: Stop) -> Bool {
    screen.elements[stop.element].traits.contains(.summaryElement)
  }
}
