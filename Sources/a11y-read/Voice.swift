internal import Platform
internal import ScreenReader
internal import Speech
internal import Synchronization
internal import Voices

/// Speaks the output of a session, on a separate thread.
///
/// Speech belongs to a generation; an interruption begins a new one, and the rest of the old one is
/// dropped in the engine, in the queue and in the player.
final class Voice: Sendable {
  private struct State {
    var queue = SpeechQueue<SessionUtterance>()
    var playback: Playback?
    var remarks: [String] = []
    var said: Set<String> = []
    var isUnavailable = false
    var marks: [SessionUtterance.Mark] = []
  }

  private let engine: SpeechEngine
  private let player = Player()
  private let maker: SessionUtteranceMaker
  private let state = Mutex(State())
  private let work: ThreadSignal
  private let idle: ThreadSignal
  private let bell: SessionBell?

  /// - Parameter bell: rung when there is a remark.
  /// - Throws: why speech is unavailable.
  init(voice: String?, lexicons: Lexicons, bell: SessionBell?) throws {
    let overlay = TranscriptSpeaker.overlay
    engine = try SpeechEngine.shared(with: overlay)
    guard let work = ThreadSignal(), let idle = ThreadSignal() else { throw SpeechError.noThread }
    self.work = work
    self.idle = idle
    maker = SessionUtteranceMaker(
      voice: voice ?? TranscriptSpeaker.ownVoice, lexicons: lexicons)
    self.bell = bell
    for remark in engine.remarks { addRemark("\(remark)") }
    guard DetachedThread.start({ [self] in run() }) else { throw SpeechError.noThread }
  }

  // MARK: Requests

  func say(_ items: [Item], as settings: SpeechSettings) {
    for (utterance, priority) in maker.utterances(for: items, settings) {
      let isCut = state.withLock { state in
        state.isUnavailable ? false : state.queue.add(utterance, priority)
      }
      if isCut { cut() }
    }
    work.send()
  }

  /// A command interrupts everything except alerts.
  func interrupt() {
    if state.withLock({ $0.queue.interrupt() }) { cut() }
  }

  /// Ends all speech.
  func silence() {
    if state.withLock({ $0.queue.clear() }) { cut() }
  }

  /// Ends current speech, and waits until the player has exited: it must not outlive the session.
  func end() {
    silence()
    for _ in 0..<Self.endingTries where !isIdle { idle.wait(milliseconds: 50) }
  }

  /// At most a second: a process that is ending has five.
  private static let endingTries = 20

  /// Tries again after speech has failed; false if it had not.
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

  /// The word being heard; nil if there is none.
  var place: HeardPosition? {
    state.withLock { state in
      guard !state.queue.isIdle, !state.isUnavailable else { return nil }
      let heard = state.playback?.heardFrames ?? 0
      return state.marks.last { $0.frame <= heard }?.place ?? state.marks.first?.place
    }
  }

  func consumeRemarks() -> [String] {
    state.withLock { state in
      defer { state.remarks = [] }
      return state.remarks
    }
  }

  private func cut() {
    engine.interrupt()
    state.withLock { $0.playback }?.interrupt()
  }

  private func addRemark(_ remark: String) {
    state.withLock { state in
      if state.said.insert(remark).inserted { state.remarks.append(remark) }
    }
    bell?.ring()
  }

  // MARK: Speaking

  private func run() {
    while true {
      // In one step: an interruption in between would miss the job taken here.
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

  private func speak(_ utterance: SessionUtterance, _ generation: SpeechGeneration) {
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
      addRemark("\(error)")
      // Captions continue; nothing waits for a sound that cannot come.
      state.withLock { state in
        state.isUnavailable = true
        _ = state.queue.clear()
      }
    }
  }

  private func play(
    _ piece: SessionUtterance.Piece, _ generation: SpeechGeneration, on playback: Playback
  ) throws {
    switch piece {
    case .sound(let earcon, let volume): playback.append(earcon.samples(volume: volume))
    case .pause(let milliseconds):
      let count = milliseconds * SpokenAudio.sampleRate / 1_000
      playback.append([Int16](repeating: 0, count: count))
    case .text(let part):
      let outcome = try engine.speak(part.request, generation: generation) { [self] chunk in
        guard let frame = playback.append(chunk.samples) else { return false }
        mark(chunk, of: part, at: frame)
        return true
      }
      for remark in outcome.remarks { addRemark("\(remark)") }
    }
  }

  /// Records the beginnings of words in a chunk, which was added to the sound at a frame.
  private func mark(_ chunk: SpeechChunk, of part: SessionUtterance.Part, at frame: Int) {
    guard let line = part.line else { return }
    let marks = chunk.words.map { word in
      SessionUtterance.Mark(
        frame: frame - chunk.start + word.frame,
        place: HeardPosition(
          line: line, offset: part.offset + part.text.captionOffset(ofSpoken: word.offset)))
    }
    state.withLock { $0.marks += marks }
  }
}
