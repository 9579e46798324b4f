internal import AccessibilityModel
internal import Utterances

/// One command as it is carried out: the state that it changes, and the items that it gives out.
struct CommandExecution {
  let reader: Reader
  var state: ReaderState
  var items: [Item] = []
  var events: [ReaderEvent] = []
  /// When each item begins, in milliseconds of the session's clock.
  var times: [Int] = []
  /// What this command has cut off.
  var cutLines: [SpokenLine] = []
  /// Whether what is said goes into the history.
  var isRemembered = true

  init(reader: Reader, state: consuming ReaderState) {
    self.reader = reader
    self.state = state
  }

  /// How the cursor comes to a stop.
  enum Arrival { case plain, byRotor }

  mutating func prepareLayoutState() {
    guard state.layoutStates[state.layout] == nil, layouts.indices.contains(state.layout) else {
      return
    }
    state.layoutStates[state.layout] = LayoutState(layouts[state.layout])
  }

  var layouts: [Screen] { reader.hierarchy.screens }

  /// What the cursor goes through: the alert in front, else the layout that shows.
  var layoutState: LayoutState { state.front ?? LayoutState(Screen()) }

  /// The screen or alert as it is now, with what the user has changed.
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

// What is given out.
extension CommandExecution {
  /// Plays a sound, unless the switch is on silent: it stops effects, never speech.
  mutating func play(_ sound: ReaderSound) {
    guard !state.device.isSilent, state.settings.playsSounds else { return }
    add(.sound(sound))
  }

  mutating func show(_ effect: DeviceEffect) { add(.effect(effect)) }

  mutating func note(_ text: String) { add(.note(text)) }

  /// Gives out what is no speech.
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

  /// How long until an item comes: sounds when all before them has been said, but the tone of an
  /// alert when the alert does; what happens happens at once.
  private func delay(of item: Item) -> Int {
    switch item {
    case .effect, .action: 0
    case .sound(.alert): state.speaking.delayOfAlert
    default: state.speaking.remaining
    }
  }

  /// Gives out a line, which may have to wait for others.
  mutating func give(_ line: SpokenLine) {
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

  /// Says words of the stop: a value, an action, what is typed.
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
    give(placed(line))
  }

  /// A line with what it is about: an element of the layout, or the alert in front.
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
  /// - Parameter number: its number in a list; nil where it is in none.
  mutating func describe(
    _ stop: Stop, at moment: AnnouncementContext = AnnouncementContext(),
    numbered number: Int? = nil
  ) {
    let utterance = utterance(of: stop, at: moment)
    var line = SpokenLine(
      utterance, withHint: state.settings.saysHints, element: stop.element,
      language: state.settings.language ?? screen.language(of: stop.element)
        ?? reader.language)
    if let number { line.prefix("\(number). ") }
    tellUnknownLanguage(of: stop)
    if utterance.spoken.isEmpty {
      note(
        (number.map { "\($0). " } ?? "") + "This stop has no label and no role.")
    } else {
      give(placed(line))
    }
    state.lastDescribed = ReaderState.Described(
      element: screen.elements[stop.element], utterance: utterance)
  }

  func utterance(of stop: Stop, at moment: AnnouncementContext = AnnouncementContext()) -> Utterance
  {
    reader.describer.utterance(
      for: stop, in: screen, at: moment, inLanguage: state.settings.language)
  }

  /// Keeps what was said, for `repeat` and `history`.
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

// Where the cursor goes.
extension CommandExecution {
  /// Puts the cursor on a stop and describes it, with the containers that it enters.
  mutating func go(to index: Int, _ arrival: Arrival = .plain) {
    guard stops.indices.contains(index) else { return play(.edge) }
    let from = current
    state.edge = nil
    state.cursor = index
    settle(arrival)
    play(.focus)
    let stop = stops[index]
    describe(stop, at: AnnouncementContext(comingTo: stop, from: from))
  }

  /// Turns the rotor to what the stop asks for.
  mutating func settle(_ arrival: Arrival = .plain) {
    state.rotor.leaveStop()
    guard arrival == .plain, let element else { return }
    if element.traits.contains(.adjustable) {
      state.rotor.byItself = .adjust
    } else if !element.customActions.isEmpty, !isTalkBackField(element) {
      state.rotor.byItself = .actions
    }
  }

  /// TalkBack leaves the reading controls as they are where text is edited.
  private func isTalkBackField(_ element: Element) -> Bool {
    reader.isTalkBack && element.traits.contains(.textEntry)
  }

  /// The screen has come up: its summary is read once, then the first focus.
  mutating func appear() {
    prepareLayoutState()
    if !state.alerts.isEmpty { return showFront() }
    // A new window says its title (docs/evidence/android.md#initial-focus).
    if reader.isTalkBack, let title = screen.title, !title.isEmpty {
      say(title, in: screen.language ?? reader.language, .user)
    }
    if state.layoutStates[state.layout]?.hasAppeared == false {
      state.layoutStates[state.layout]?.hasAppeared = true
      for stop in stops where isSummary(stop) && stop != current { describe(stop) }
    }
    settle()
    guard let current else { return note("This screen has no VoiceOver stops.") }
    describe(current, at: AnnouncementContext(comingTo: current, from: nil))
  }

  private func isSummary(_ stop: Stop) -> Bool {
    screen.elements[stop.element].traits.contains(.summaryElement)
  }
}
