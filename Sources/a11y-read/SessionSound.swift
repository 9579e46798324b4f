internal import Platform
internal import ScreenReader
internal import Speech
internal import Synchronization

/// The sound of a session for a file: the duration of all parts, and their samples.
///
/// Durations are requested first, while the session runs; which parts were heard, and when, is
/// known afterwards. Nothing is synthesised twice.
final class SessionSound: SpeechPace {
  private struct Spoken {
    var samples: [Int16]
    /// How many of them come before the pause and the hint.
    var text: Int
  }

  private struct Key: Hashable {
    var content: HeardPart.Content
    var settings: SpeechSettings
  }

  private struct State {
    var spoken: [Key: Spoken] = [:]
    var remarks: [String] = []
    var failure: String?
  }

  private let engine: SpeechEngine
  private let maker: SessionUtteranceMaker
  private let state = Mutex(State())

  init(voice: String?, lexicons: Lexicons) throws {
    engine = try SpeechEngine.shared(with: TranscriptSpeaker.overlay)
    maker = SessionUtteranceMaker(
      voice: voice ?? TranscriptSpeaker.ownVoice, lexicons: lexicons)
    for remark in engine.remarks { addRemark("\(remark)") }
  }

  /// Deviations from the requested speech, each once.
  var remarks: [String] { state.withLock(\.remarks) }
  /// Why a part could not be spoken.
  var failure: String? { state.withLock(\.failure) }

  // MARK: Durations

  let pauseBetweenCommands = 400

  func duration(of line: SpokenLine, _ settings: SpeechSettings) -> LineDuration {
    let spoken = spoken(.line(line), settings)
    guard line.hint != nil else {
      return LineDuration(text: Self.milliseconds(spoken.samples.count), hint: nil)
    }
    let text = Self.milliseconds(spoken.text)
    let rest = Self.milliseconds(spoken.samples.count) - text
    return LineDuration(text: text, hint: max(0, rest - SessionUtteranceMaker.pauseBeforeHint))
  }

  func duration(of sound: ReaderSound) -> Int {
    Self.milliseconds(spoken(.sound(sound), SpeechSettings()).samples.count)
  }

  func duration(ofNote text: String, _ settings: SpeechSettings) -> Int {
    Self.milliseconds(spoken(.note(text), settings).samples.count)
  }

  /// Rounded up, so that nothing begins before the previous part has ended.
  private static func milliseconds(_ frames: Int) -> Int {
    (frames * 1_000 + SpokenAudio.sampleRate - 1) / SpokenAudio.sampleRate
  }

  // MARK: Speaking

  private func spoken(_ content: HeardPart.Content, _ settings: SpeechSettings) -> Spoken {
    let key = Key(content: Self.known(content), settings: settings)
    if let spoken = state.withLock({ $0.spoken[key] }) { return spoken }
    let spoken = speak(content, settings)
    state.withLock { $0.spoken[key] = spoken }
    return spoken
  }

  /// The same words sound the same on any line.
  private static func known(_ content: HeardPart.Content) -> HeardPart.Content {
    guard case .line(let line) = content else { return content }
    return .line(line.unnumbered)
  }

  private func speak(_ content: HeardPart.Content, _ settings: SpeechSettings) -> Spoken {
    let item: Item =
      switch content {
      case .line(let line): .speech(line)
      case .sound(let sound): .sound(sound)
      case .note(let text): .note(text)
      }
    var spoken = Spoken(samples: [], text: 0)
    for (utterance, _) in maker.utterances(for: [item], settings) {
      for piece in utterance.pieces { add(piece, to: &spoken) }
    }
    if spoken.text == 0 { spoken.text = spoken.samples.count }
    return spoken
  }

  private func add(_ piece: SessionUtterance.Piece, to spoken: inout Spoken) {
    switch piece {
    case .sound(let earcon, let volume): spoken.samples += earcon.samples(volume: volume)
    case .pause(let milliseconds):
      // Only the hint follows a pause.
      spoken.text = spoken.samples.count
      let count = milliseconds * SpokenAudio.sampleRate / 1_000
      spoken.samples += [Int16](repeating: 0, count: count)
    case .text(let part):
      do throws(SpeechError) {
        let audio = try engine.audio(for: part.request)
        spoken.samples += audio.samples
        for remark in audio.outcome.remarks { addRemark("\(remark)") }
      } catch {
        state.withLock { $0.failure = $0.failure ?? "\(error)" }
      }
    }
  }

  private func addRemark(_ remark: String) {
    state.withLock { if !$0.remarks.contains(remark) { $0.remarks.append(remark) } }
  }

  // MARK: The file

  /// Everything that was heard, at its time.
  func file(of parts: [HeardPart]) -> [UInt8] {
    var writer = WAVWriter()
    for part in parts {
      let start = part.start * SpokenAudio.sampleRate / 1_000
      writer.appendSilence(frames: start - writer.frames)
      writer.append(samples(of: part))
    }
    writer.appendSilence(milliseconds: Self.silenceAtEnd)
    return writer.file()
  }

  private static let silenceAtEnd = 300
  /// The length of the fade when speech is interrupted: a step in the sound would click.
  private static let fade = 110

  private func samples(of part: HeardPart) -> [Int16] {
    let spoken = spoken(part.content, part.settings).samples
    let count = part.duration * SpokenAudio.sampleRate / 1_000
    guard part.settings.isSpeechOn || part.isSound else {
      return [Int16](repeating: 0, count: min(count, spoken.count))
    }
    guard count < spoken.count else { return spoken }
    var samples = Array(spoken.prefix(count))
    let fade = min(Self.fade, samples.count)
    for index in 0..<fade {
      let place = samples.count - fade + index
      samples[place] = Int16(Int(samples[place]) * (fade - index) / fade)
    }
    return samples
  }
}

extension HeardPart {
  fileprivate var isSound: Bool {
    if case .sound = content { true } else { false }
  }
}
