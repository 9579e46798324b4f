internal import HostSystem
internal import ScreenReader
internal import Speech
internal import Synchronization
internal import Voices

/// Speaks what a session gives out, on a thread of its own.
///
/// What is said belongs to a generation; an interruption begins a new one, and whatever is left of
/// the old is dropped in the engine, in the queue and in the player alike.
final class Voice: Sendable {
  private struct State {
    var queue = SpeechQueue<Utterance>()
    var playback: Playback?
    var remarks: [String] = []
    var said: Set<String> = []
    var isUnavailable = false
    var marks: [Mark] = []
  }

  /// Where in the sound a word of a line begins.
  private struct Mark {
    var frame: Int
    var place: HeardPlace
  }

  private struct Utterance {
    enum Piece {
      case sound(Earcon)
      case pause(milliseconds: Int)
      case text(RequestedPart)
    }
    var pieces: [Piece]

    /// Before its first word is heard.
    var firstMark: [Mark] {
      for case .text(let part) in pieces {
        if let line = part.line {
          return [Mark(frame: 0, place: HeardPlace(line: line, offset: 0))]
        }
      }
      return []
    }
  }

  /// A line, or its hint, with where it stands in the line's caption.
  private struct RequestedPart {
    var text: SpeechText
    var request: SpeechRequest
    /// The number of the line; nil for words of this tool.
    var line: Int?
    var offset = 0
  }

  private let engine: SpeechEngine
  private let player = Player()
  private let voice: String?
  private let lexicons: Lexicons
  private let state = Mutex(State())
  private let work: ThreadSignal
  private let idle: ThreadSignal
  private let bell: SessionBell?

  private static let pauseBeforeHint = 300
  /// How much higher a capital is said when text is spelled.
  private static let capitalPitch = 25

  /// - Parameter bell: is rung when there is something to tell.
  /// - Throws: why there is no speech at all.
  init(voice: String?, lexicons: Lexicons, bell: SessionBell?) throws {
    let overlay = TranscriptSpeaker.overlay
    engine = try SpeechEngine.shared(with: overlay)
    guard let work = ThreadSignal(), let idle = ThreadSignal() else { throw SpeechError.noThread }
    self.work = work
    self.idle = idle
    self.voice = voice ?? (overlay == nil ? nil : OwnVoice.name)
    self.bell = bell
    self.lexicons = lexicons
    for remark in engine.remarks { tell("\(remark)") }
    guard BackgroundThread.start({ [self] in run() }) else { throw SpeechError.noThread }
  }

  // MARK: Asking

  func say(_ items: [Item], as settings: SpeechSettings) {
    for (utterance, priority) in utterances(for: items, settings) {
      let isCut = state.withLock { state in
        state.isUnavailable ? false : state.queue.add(utterance, priority)
      }
      if isCut { cut() }
    }
    work.send()
  }

  /// A command cuts off what is said, but for alerts.
  func interrupt() {
    if state.withLock({ $0.queue.interrupt() }) { cut() }
  }

  /// Nothing more is to be heard.
  func silence() {
    if state.withLock({ $0.queue.clear() }) { cut() }
  }

  /// Tries again after speech has failed; false where it had not.
  func retry() -> Bool {
    state.withLock { state in
      defer { state.isUnavailable = false }
      if state.isUnavailable { state.said = [] }
      return state.isUnavailable
    }
  }

  var isIdle: Bool { state.withLock { $0.queue.isIdle || $0.isUnavailable } }

  func waitUntilIdle() {
    while !isIdle { idle.wait(milliseconds: 50) }
  }

  /// Which word is being heard; nil where nothing is.
  var place: HeardPlace? {
    state.withLock { state in
      guard !state.queue.isIdle, !state.isUnavailable else { return nil }
      let heard = state.playback?.heardFrames ?? 0
      return state.marks.last { $0.frame <= heard }?.place ?? state.marks.first?.place
    }
  }

  func takeRemarks() -> [String] {
    state.withLock { state in
      defer { state.remarks = [] }
      return state.remarks
    }
  }

  private func cut() {
    engine.interrupt()
    state.withLock { $0.playback }?.interrupt()
  }

  private func tell(_ remark: String) {
    state.withLock { state in
      if state.said.insert(remark).inserted { state.remarks.append(remark) }
    }
    bell?.ring()
  }

  // MARK: Making requests

  /// What follows each other at one priority is one burst of sound: a player takes time to start.
  private func utterances(
    for items: [Item], _ settings: SpeechSettings
  ) -> [(Utterance, SpeechPriority)] {
    var result: [(Utterance, SpeechPriority)] = []
    for item in items {
      guard let (utterance, priority) = utterance(for: item, settings) else { continue }
      if let last = result.last, last.1 == priority {
        result[result.count - 1].0.pieces += utterance.pieces
      } else {
        result.append((utterance, priority))
      }
    }
    return result
  }

  private func utterance(
    for item: Item, _ settings: SpeechSettings
  ) -> (Utterance, SpeechPriority)? {
    switch item {
    case .speech(let line):
      return (Utterance(pieces: pieces(of: line, settings)), line.priority)
    case .sound(let sound):
      // The tone of an alert comes with it, and is not kept waiting by what the alert cuts off.
      return (Utterance(pieces: [.sound(sound.earcon)]), sound == .alert ? .alert : .user)
    case .note(let text):
      return (Utterance(pieces: [.text(part(text, "en", settings))]), .user)
    case .effect, .action, .cut: return nil
    }
  }

  private func pieces(of line: SpokenLine, _ settings: SpeechSettings) -> [Utterance.Piece] {
    var pieces = line.parts.map { spoken in
      var settings = settings
      if spoken.isCapital { settings.pitch += Self.capitalPitch }
      var part = part(spoken.text, line.language, settings)
      part.line = line.number
      part.offset = spoken.offset
      return Utterance.Piece.text(part)
    }
    guard let hint = line.hint else { return pieces }
    var last = part(hint, line.language, settings)
    last.line = line.number
    last.offset = line.hintOffset
    pieces += [.pause(milliseconds: Self.pauseBeforeHint), .text(last)]
    return pieces
  }

  private func part(
    _ text: String, _ language: String?, _ settings: SpeechSettings
  ) -> RequestedPart {
    let level = PunctuationLevel(rawValue: settings.punctuation.rawValue) ?? .some
    let text = SpeechText(
      text, punctuation: level, symbols: SpokenSymbols.table(for: language), lexicons: lexicons,
      language: language)
    return RequestedPart(
      text: text,
      request: SpeechRequest(
        text.spoken, language: language, voice: voice,
        parameters: SpeechParameters(
          rate: settings.rate, pitch: settings.pitch, volume: settings.volume)))
  }

  // MARK: Speaking

  private func run() {
    while true {
      // Both at once: an interruption in between would go past what is taken here.
      let (next, generation) = state.withLock { ($0.queue.next(), engine.generation) }
      guard let next else {
        idle.send()
        work.wait()
        continue
      }
      speak(next, generation)
      state.withLock { state in
        state.queue.finish()
        state.playback = nil
      }
    }
  }

  private func speak(_ utterance: Utterance, _ generation: SpeechGeneration) {
    do {
      let playback = try player.start()
      state.withLock { state in
        state.playback = playback
        state.marks = utterance.firstMark
      }
      for piece in utterance.pieces where engine.generation == generation {
        try play(piece, generation, on: playback)
      }
      if engine.generation != generation { playback.interrupt() }
      if case .failed(let failure) = playback.finish() { throw failure }
    } catch {
      tell("\(error)")
      // Captions go on; nothing waits for a sound that cannot come.
      state.withLock { state in
        state.isUnavailable = true
        _ = state.queue.clear()
      }
    }
  }

  private func play(
    _ piece: Utterance.Piece, _ generation: SpeechGeneration, on playback: Playback
  ) throws {
    switch piece {
    case .sound(let earcon): playback.append(earcon.samples)
    case .pause(let milliseconds):
      let count = milliseconds * SpokenAudio.sampleRate / 1_000
      playback.append([Int16](repeating: 0, count: count))
    case .text(let part):
      let outcome = try engine.speak(part.request, generation: generation) { [self] chunk in
        guard let frame = playback.append(chunk.samples) else { return false }
        mark(chunk, of: part, at: frame)
        return true
      }
      for remark in outcome.remarks { tell("\(remark)") }
    }
  }

  /// Notes where the words of a chunk begin, which was added to the sound at a frame.
  private func mark(_ chunk: SpeechChunk, of part: RequestedPart, at frame: Int) {
    guard let line = part.line else { return }
    let marks = chunk.words.map { word in
      Mark(
        frame: frame - chunk.start + word.frame,
        place: HeardPlace(
          line: line, offset: part.offset + part.text.captionOffset(ofSpoken: word.offset)))
    }
    state.withLock { $0.marks += marks }
  }
}

extension ReaderSound {
  fileprivate var earcon: Earcon {
    switch self {
    case .focus: .focus
    case .edge: .edge
    case .screen, .alert: .screen
    case .activate: .activate
    case .dimmed: .disabled
    case .error: .error
    }
  }
}
