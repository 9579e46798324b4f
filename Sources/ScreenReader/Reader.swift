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

  /// - Parameter language: BCP 47; what is spoken where the hierarchy names no language.
  public init(_ hierarchy: Hierarchy, wording: WordingName, language: String? = nil) {
    self.hierarchy = hierarchy
    self.language = language
    describer = Describer(wording: wording, language: language)
  }

  /// The state in which a layout has just come up and the cursor is on its first stop.
  public func start(
    at layout: Int, settings: SpeechSettings = SpeechSettings()
  ) -> ReaderState {
    let layouts = hierarchy.screens.indices
    var state = ReaderState(layout: layouts.contains(layout) ? layout : 0, settings: settings)
    var turn = Turn(reader: self, state: state)
    turn.prepareStage()
    turn.settle()
    state = turn.state
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

  /// The same in place, which spares a copy of a large screen.
  ///
  /// - Returns: also when each item begins, in milliseconds of the session's clock.
  @discardableResult public func perform(
    _ command: ReaderCommand, on state: inout ReaderState
  ) -> (items: [Item], events: [ReaderEvent], times: [Int]) {
    var turn = Turn(reader: self, state: consume state)
    turn.perform(command)
    turn.remember()
    state = turn.state
    return (turn.items, turn.events, turn.times)
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
    var turn = Turn(reader: self, state: consume state)
    turn.appear()
    turn.remember()
    state = turn.state
    return (turn.items, turn.events, turn.times)
  }

  /// A line as it may be recorded: what is typed into a secure field is not.
  public func recordable(_ line: String, in state: ReaderState) -> String {
    guard let stop = currentStop(state), screen(state).elements[stop.element].isSecure,
      case .type(let text)? = try? ReaderCommand.parse(line)
    else { return line }
    return "type " + String(repeating: "•", count: text.count)
  }

  /// The stops of the layout that shows.
  public func stopCount(_ state: ReaderState) -> Int {
    state.stages[state.layout]?.stops.count ?? 0
  }

  /// The layout that shows, as it stands now.
  public func screen(_ state: ReaderState) -> Screen {
    state.stages[state.layout]?.screen ?? Screen()
  }

  /// Puts the cursor on a stop before anything is said.
  ///
  /// - Returns: false where VoiceOver stops neither at an element of this identifier nor in it.
  public func place(_ state: inout ReaderState, at identifier: String) -> Bool {
    var turn = Turn(reader: self, state: consume state)
    let stage = turn.stage
    let element = stage.screen.elements.firstIndex { $0.identifier == identifier }
    let stop = element.flatMap { stage.firstStop(within: $0) }
    if let stop { turn.state.cursor = stop }
    turn.settle()
    state = turn.state
    return stop != nil
  }

  /// The stop under the cursor; nil where the screen has none.
  public func currentStop(_ state: ReaderState) -> Stop? {
    guard let stops = state.stages[state.layout]?.stops, stops.indices.contains(state.cursor)
    else { return nil }
    return stops[state.cursor]
  }
}
