internal import AccessibilityModel
internal import Platform
internal import ScreenReader
internal import Utterances

/// A visit to a file: the reader, its position, and its output.
final class ReadSession {
  let reader: Reader
  var state: ReaderState
  let store: StateStore
  var output: SessionOutput
  var voice: Voice?
  /// Creates a voice when speech is turned on in a session that began without; nil in a script,
  /// whose commands affect nothing outside it.
  var makeVoice: (() -> Voice?)?
  private var isSpeechOn: Bool
  /// Whether the reader already has the progress of the voice at the next command.
  private var hasHeard = false
  /// How the position was found; nil if none was saved.
  private(set) var resumption: Resumption?

  init(reader: Reader, state: ReaderState, store: StateStore, output: SessionOutput) {
    self.reader = reader
    self.state = state
    self.store = store
    self.output = output
    isSpeechOn = state.settings.isSpeechOn
  }

  /// Moves to the position where the last visit ended.
  func resume() {
    guard let saved = store.load() else { return }
    let settings = state.settings
    let resumed = reader.resume(saved, content: store.content)
    state = resumed.state
    resumption = resumed.resumption
    // Settings on the command line override saved ones.
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

  /// Announces the position, and the stop where the visit begins.
  func greet(_ head: String) {
    let given = reader.greet(&state)
    output([.note(head)] + given.items, given.events, at: [state.clock] + given.times, command: "")
  }

  /// Performs the command in a line.
  ///
  /// - Returns: the error in the line; nil if there is none.
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
    output(given.items, given.events, at: given.times, command: words)
  }

  /// A command interrupts speech; its progress is recorded first.
  func interruptVoice() {
    hear()
    voice?.interrupt()
  }

  /// Speech ends; its progress is recorded first.
  func silenceVoice() {
    hear()
    voice?.silence()
  }

  /// Reports the progress of the voice to the reader; without a voice everything has been heard.
  private func hear() {
    guard state.isLive, !hasHeard else { return }
    hasHeard = true
    reader.hear(state.settings.isSpeechOn ? voice?.place : nil, in: &state)
  }

  private func output(
    _ items: [Item], _ events: [ReaderEvent], at times: [Int], command: String
  ) {
    output.show(items, at: times, of: command, by: reader, clock: state.clock)
    if events.contains(.pause) { voice?.interrupt() }
    // “Speech off” are the last words spoken.
    if state.settings.isSpeechOn || isSpeechOn { voice?.say(items, as: state.settings) }
    if isSpeechOn != state.settings.isSpeechOn { turnSpeech(items) }
  }

  private func turnSpeech(_ items: [Item]) {
    isSpeechOn = state.settings.isSpeechOn
    guard let makeVoice else { return }
    store.rememberSpeech(isSpeechOn)
    guard isSpeechOn else { return }
    if let voice {
      // A player that failed before may be available now.
      guard voice.retry() else { return }
    } else {
      voice = makeVoice()
    }
    voice?.say(items, as: state.settings)
  }

  /// Whether there is current speech.
  var isSpeaking: Bool { voice.map { !$0.isIdle } ?? false }

  /// Whether the current stop has been heard; without a voice, immediately.
  var hasBeenHeard: Bool { voice.map(\.isIdle) ?? true || !state.settings.isSpeechOn }

  /// Reads on until the end, in a session without a listener.
  func readToTheEnd() {
    while state.isReading, !state.isPaused, !state.awaitsCommand {
      let before = state.cursor
      voice?.waitUntilIdle()
      perform(.heard, words: "")
      if state.isReading, state.cursor == before { return }
    }
  }
}
