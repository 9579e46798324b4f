public import AccessibilityModel
public import Utterances

/// VoiceOver on an emulated device: what it knows from the start and never changes.
///
/// All that changes is in a ``ReaderState``: the same commands from the same state give the same
/// items, with no clock, no sound and no file in between.
public struct Reader: Sendable {
  public let hierarchy: Hierarchy
  let describer: Describer
  let language: String?
  /// Whether the device is an Android one, with TalkBack.
  let isTalkBack: Bool
  /// The name of the screen reader.
  var name: String { isTalkBack ? "TalkBack" : "VoiceOver" }
  /// How long what is said takes, where no voice says so itself.
  public var pace: any SpeechPace = EstimatedPace()

  /// - Parameter language: BCP 47; what is spoken where the hierarchy names no language.
  public init(_ hierarchy: Hierarchy, wording: WordingName, language: String? = nil) {
    self.hierarchy = hierarchy
    self.language = language
    isTalkBack = wording == .talkback
    describer = Describer(wording: wording, language: language)
  }

  /// The state in which a layout has just come up and the cursor is on its initial stop.
  public func start(
    at layout: Int, settings: SpeechSettings = SpeechSettings()
  ) -> ReaderState {
    let layouts = hierarchy.screens.indices
    var state = ReaderState(layout: layouts.contains(layout) ? layout : 0, settings: settings)
    var execution = CommandExecution(reader: self, state: state)
    execution.prepareLayoutState()
    execution.state.appCursor = execution.layoutState.initialStop(isTalkBack: isTalkBack)
    execution.settle()
    state = execution.state
    return state
  }

  /// What a command makes of a state.
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

  /// Lets a session keep what is heard, and when, from now on.
  public func keepHeard(in state: inout ReaderState) { state.speaking.keepsHeard = true }

  /// Lets everything be said that is still to be said.
  ///
  /// - Returns: all that was heard since the session began, or since this was asked.
  public func finish(_ state: inout ReaderState) -> [HeardPart] {
    state.speaking.passAll()
    return state.speaking.takeHeard()
  }

  /// Takes in how far the voice is, before a command comes.
  ///
  /// - Parameter place: nil where it says nothing.
  public func hear(_ place: HeardPlace?, in state: inout ReaderState) {
    if let place { state.speaking.hear(place) } else { state.speaking.hearAll() }
  }

  /// Speaks the screen that has just come up, or that was come back to.
  public func greet(
    _ state: inout ReaderState
  ) -> (items: [Item], events: [ReaderEvent], times: [Int]) {
    var execution = CommandExecution(reader: self, state: consume state)
    execution.appear()
    execution.remember()
    state = execution.state
    return (execution.items, execution.events, execution.times)
  }

  /// A line as it may be recorded: what is typed into a secure field is not.
  public func recordable(_ line: String, in state: ReaderState) -> String {
    guard let stop = currentStop(state), screen(state).elements[stop.element].isSecure,
      case .type(let text)? = try? ReaderCommand.parse(line)
    else { return line }
    return "type " + String(repeating: "•", count: text.count)
  }

  /// How many stops `item` chooses from: those that were listed last, else all.
  public func listedCount(_ state: ReaderState) -> Int {
    CommandExecution(reader: self, state: state).listed.count
  }

  /// The stops of the layout that shows.
  public func stopCount(_ state: ReaderState) -> Int {
    state.layoutStates[state.layout]?.stops.count ?? 0
  }

  /// The current state of the layout on the screen.
  public func screen(_ state: ReaderState) -> Screen {
    state.layoutStates[state.layout]?.screen ?? Screen()
  }

  /// Puts the cursor on a stop before anything is said.
  ///
  /// - Returns: false where VoiceOver stops neither at an element of this identifier nor in it.
  public func place(_ state: inout ReaderState, at identifier: String) -> Bool {
    var execution = CommandExecution(reader: self, state: consume state)
    let layoutState = execution.layoutState
    let element = layoutState.screen.elements.firstIndex { $0.identifier == identifier }
    let stop = element.flatMap { layoutState.firstStop(within: $0) }
    if let stop { execution.state.cursor = stop }
    execution.settle()
    state = execution.state
    return stop != nil
  }

  /// The stop of the layout under the cursor, or under the alerts; nil where the screen has none.
  public func currentStop(_ state: ReaderState) -> Stop? {
    guard let stops = state.layoutStates[state.layout]?.stops,
      stops.indices.contains(state.appCursor)
    else { return nil }
    return stops[state.appCursor]
  }
}
