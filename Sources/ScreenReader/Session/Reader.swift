public import AccessibilityModel
public import Utterances

/// VoiceOver on an emulated device: the constant part.
///
/// Everything that changes is in a ``ReaderState``: the same commands from the same state give the
/// same items, without a clock, a sound or a file.
public struct Reader: Sendable {
  public let hierarchy: Hierarchy
  let describer: Describer
  let language: String?
  /// Whether it emulates an Android device, with TalkBack.
  let isTalkBack: Bool
  /// The name of the screen reader.
  var name: String { isTalkBack ? "TalkBack" : "VoiceOver" }
  /// How long speech takes, if no voice measures it.
  public var pace: any SpeechPace = EstimatedPace()

  /// - Parameter language: BCP 47; spoken if the hierarchy has no language.
  public init(_ hierarchy: Hierarchy, wording: WordingName, language: String? = nil) {
    self.hierarchy = hierarchy
    self.language = language
    isTalkBack = wording == .talkback
    describer = Describer(wording: wording, language: language)
  }

  /// The state in which a layout has just appeared and the cursor is on its initial stop.
  public func start(
    at layout: Int, settings: SpeechSettings = SpeechSettings()
  ) -> ReaderState {
    let layouts = hierarchy.screens.indices
    var state = ReaderState(layout: layouts.contains(layout) ? layout : 0, settings: settings)
    var execution = CommandExecution(reader: self, state: state)
    execution.prepareLayoutState()
    execution.state.appCursor = execution.layoutState.initialStop(isTalkBack: isTalkBack)
    execution.adjustRotor()
    state = execution.state
    return state
  }

  /// The state and the items after a command.
  public func step(
    _ state: ReaderState, _ command: ReaderCommand
  ) -> (state: ReaderState, items: [Item], events: [ReaderEvent]) {
    var state = state
    let output = perform(command, on: &state)
    return (state, output.items, output.events)
  }

  /// The same in place.
  ///
  /// - Returns: also when each item begins, in milliseconds of the session's clock.
  @discardableResult public func perform(
    _ command: ReaderCommand, on state: inout ReaderState
  ) -> (items: [Item], events: [ReaderEvent], times: [Int]) {
    var execution = CommandExecution(reader: self, state: consume state)
    execution.perform(command)
    execution.remember()
    state = execution.state
    return (execution.items, execution.events, execution.times)
  }

  /// Records heard speech, with its times, from now on.
  public func keepHeard(in state: inout ReaderState) { state.speaking.keepsHeard = true }

  /// Completes all remaining speech.
  ///
  /// - Returns: everything heard since the session began, or since this was last called.
  public func finish(_ state: inout ReaderState) -> [HeardPart] {
    state.speaking.passAll()
    return state.speaking.consumeHeard()
  }

  /// Sets the progress of the voice before a command arrives.
  ///
  /// - Parameter place: nil if it is silent.
  public func hear(_ place: HeardPosition?, in state: inout ReaderState) {
    if let place { state.speaking.hear(place) } else { state.speaking.hearAll() }
  }

  /// Speaks the screen that has just appeared, or that the visit returns to.
  public func greet(
    _ state: inout ReaderState
  ) -> (items: [Item], events: [ReaderEvent], times: [Int]) {
    var execution = CommandExecution(reader: self, state: consume state)
    execution.appear()
    execution.remember()
    state = execution.state
    return (execution.items, execution.events, execution.times)
  }

  /// A line as it may be recorded: without text typed into a secure field.
  public func recordable(_ line: String, in state: ReaderState) -> String {
    guard case .type(let text)? = try? ReaderCommand.parse(line) else { return line }
    let execution = CommandExecution(reader: self, state: state)
    let field = execution.editedField ?? execution.current?.element
    guard let field, execution.screen.elements[field].isSecure else { return line }
    return "type " + String(repeating: "•", count: text.count)
  }

  /// Whether typed keys go into a text field.
  public func isEditing(_ state: ReaderState) -> Bool {
    guard !state.device.isAsleep, state.device.app == .active else { return false }
    return CommandExecution(reader: self, state: state).editedField != nil
  }

  /// How many stops `item` chooses from: those listed last, else all.
  public func listedCount(_ state: ReaderState) -> Int {
    CommandExecution(reader: self, state: state).listed.count
  }

  /// The number of stops of the visible layout.
  public func stopCount(_ state: ReaderState) -> Int {
    state.layoutStates[state.layout]?.stops.count ?? 0
  }

  /// The current state of the visible layout.
  public func screen(_ state: ReaderState) -> Screen {
    state.layoutStates[state.layout]?.screen ?? Screen()
  }

  /// Moves the cursor to a stop before any speech.
  ///
  /// - Returns: false if neither an element with this identifier nor one in it is a stop.
  public func place(_ state: inout ReaderState, at identifier: String) -> Bool {
    var execution = CommandExecution(reader: self, state: consume state)
    let layoutState = execution.layoutState
    let element = layoutState.screen.elements.firstIndex { $0.identifier == identifier }
    let stop = element.flatMap { layoutState.firstStop(within: $0) }
    if let stop { execution.state.cursor = stop }
    execution.adjustRotor()
    state = execution.state
    return stop != nil
  }

  /// The stop of the layout under the cursor, or under the alerts; nil if the screen has none.
  public func currentStop(_ state: ReaderState) -> Stop? {
    guard let stops = state.layoutStates[state.layout]?.stops,
      stops.indices.contains(state.appCursor)
    else { return nil }
    return stops[state.appCursor]
  }
}
