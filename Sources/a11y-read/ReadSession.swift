internal import AccessibilityModel
internal import Platform
internal import ScreenReader
internal import Utterances

/// A visit to a file: the reader, where it is, and what becomes of what it says.
final class ReadSession {
  let reader: Reader
  var state: ReaderState
  let store: StateStore
  var output: SessionOutput
  var voice: Voice?
  /// Makes a voice when speech is turned on in a session that began without; nil in a script, whose
  /// words change nothing outside of it.
  var makeVoice: (() -> Voice?)?
  private var isSpeechOn: Bool
  /// Whether the reader knows already how far the voice was when the next command came.
  private var hasHeard = false
  /// How the place was found; nil where nothing was kept.
  private(set) var resumption: Resumption?

  init(reader: Reader, state: ReaderState, store: StateStore, output: SessionOutput) {
    self.reader = reader
    self.state = state
    self.store = store
    self.output = output
    isSpeechOn = state.settings.isSpeechOn
  }

  /// Goes where the last visit ended.
  func resume() {
    guard let saved = store.load() else { return }
    let settings = state.settings
    let resumed = reader.resume(saved, content: store.content)
    state = resumed.state
    resumption = resumed.resumption
    // What was asked for on the command line outranks what was kept.
    let usual = SpeechSettings()
    if settings.rate != usual.rate { state.settings.rate = settings.rate }
    if settings.pitch != usual.pitch { state.settings.pitch = settings.pitch }
    if settings.volume != usual.volume { state.settings.volume = settings.volume }
    state.settings.isSpeechOn = settings.isSpeechOn
  }

  /// Begins with the voice on or off.
  func begin(speaking: Bool) {
    state.settings.isSpeechOn = speaking
    isSpeechOn = speaking
    if speaking { voice = makeVoice?() }
  }

  /// Says where one is, and the stop that the visit begins at.
  func greet(_ head: String) {
    let given = reader.greet(&state)
    give([.note(head)] + given.items, given.events, at: [state.clock] + given.times, command: "")
  }

  /// Does what a line says.
  ///
  /// - Returns: what is wrong with the line; nil where nothing is.
  func perform(line: String) -> CommandError? {
    do throws(CommandError) {
      guard let command = try ReaderCommand.parse(line) else { return nil }
      perform(command, words: reader.recordable(line, in: state))
      return nil
    } catch {
      return error
    }
  }

  func perform(_ command: ReaderCommand, words: String) {
    hear()
    if !command.goesOnSpeaking { voice?.interrupt() }
    let given = reader.perform(command, on: &state)
    hasHeard = false
    store.save(state, by: reader)
    give(given.items, given.events, at: given.times, command: words)
  }

  /// A command cuts off what is being said; how far it was is kept before.
  func interruptVoice() {
    hear()
    voice?.interrupt()
  }

  /// Nothing more is to be heard; how far it was is kept before.
  func silenceVoice() {
    hear()
    voice?.silence()
  }

  /// The reader learns how far the voice is; without one all has been heard.
  private func hear() {
    guard state.isLive, !hasHeard else { return }
    hasHeard = true
    reader.hear(state.settings.isSpeechOn ? voice?.place : nil, in: &state)
  }

  private func give(
    _ items: [Item], _ events: [ReaderEvent], at times: [Int], command: String
  ) {
    output.show(items, at: times, of: command, by: reader, clock: state.clock)
    if events.contains(.pause) { voice?.interrupt() }
    // «Speech off» is the last that is said.
    if state.settings.isSpeechOn || isSpeechOn { voice?.say(items, as: state.settings) }
    if isSpeechOn != state.settings.isSpeechOn { turnSpeech(items) }
  }

  private func turnSpeech(_ items: [Item]) {
    isSpeechOn = state.settings.isSpeechOn
    guard let makeVoice else { return }
    store.rememberSpeech(isSpeechOn)
    guard isSpeechOn else { return }
    if let voice {
      // A player that failed before may be there by now.
      guard voice.retry() else { return }
    } else {
      voice = makeVoice()
    }
    voice?.say(items, as: state.settings)
  }

  /// Whether anything is being said.
  var isSpeaking: Bool { voice.map { !$0.isIdle } ?? false }

  /// Whether the stop that is read has been heard; without a voice it is at once.
  var hasBeenHeard: Bool { voice.map(\.isIdle) ?? true || !state.settings.isSpeechOn }

  /// Reads on until it is done, in a session that nobody listens to.
  func readToTheEnd() {
    while state.isReading, !state.isPaused, !state.awaitsCommand {
      let before = state.cursor
      voice?.waitUntilIdle()
      perform(.heard, words: "")
      if state.isReading, state.cursor == before { return }
    }
  }
}
