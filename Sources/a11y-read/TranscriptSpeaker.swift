internal import AccessibilityModel
internal import Platform
internal import ScreenReader
internal import Speech
internal import Utterances
internal import Voices

/// Speaks transcripts into WAV files.
final class TranscriptSpeaker {
  /// Deviations from the requested speech, each once.
  private(set) var remarks: [SpeechRemark]
  private let engine: SpeechEngine
  private let voice: String?
  private let lexicons: Lexicons
  private let parameters: SpeechParameters

  /// VoiceOver pauses before a hint; the pause between stops is that of a user who swipes on.
  private static let pauseBeforeHint = 300
  private static let pauseBetweenStops = 600

  init(voice: String?, lexicons: Lexicons, parameters: SpeechParameters) throws {
    engine = try SpeechEngine.shared(with: Self.overlay)
    remarks = engine.remarks
    self.voice = voice ?? Self.ownVoice
    self.parameters = parameters
    self.lexicons = lexicons
  }

  /// All stops, one after the other.
  func file(of transcript: Transcript, on screen: Screen) throws -> [UInt8] {
    var writer = WAVWriter()
    for entry in transcript.entries {
      try append(entry, on: screen, to: &writer)
      writer.appendSilence(milliseconds: Self.pauseBetweenStops)
    }
    return writer.file()
  }

  /// One stop.
  func clip(of entry: TranscriptEntry, on screen: Screen) throws -> [UInt8] {
    var writer = WAVWriter()
    try append(entry, on: screen, to: &writer)
    return writer.file()
  }

  private func append(
    _ entry: TranscriptEntry, on screen: Screen, to writer: inout WAVWriter
  ) throws {
    let language = screen.language(of: entry.stop.element)
    try append(entry.utterance.description, in: language, on: screen, to: &writer)
    guard let hint = entry.utterance.hint else { return }
    writer.appendSilence(milliseconds: Self.pauseBeforeHint)
    try append(hint, in: language, on: screen, to: &writer)
  }

  private func append(
    _ text: String, in language: String?, on screen: Screen, to writer: inout WAVWriter
  ) throws {
    let request = SpeechRequest(
      SpeechText(
        text, symbols: SpokenSymbols.table(for: language), lexicons: lexicons, language: language
      ).spoken, language: language, orElse: screen.language,
      voice: voice, parameters: parameters)
    let audio = try engine.audio(for: request)
    writer.append(audio.samples)
    for remark in audio.outcome.remarks where !remarks.contains(remark) { remarks.append(remark) }
  }

  /// The name of our own voice; nil if it is unavailable.
  static var ownVoice: String? { overlay == nil ? nil : OwnVoice.name }

  /// Our own voice, in a cache folder; nil if no folder is available.
  static let overlay: VoiceOverlay? = {
    guard let cache = UserFolders.cache,
      let file = try? VoiceFile(name: OwnVoice.name, bytes: OwnVoice.bytes)
    else { return nil }
    return VoiceOverlay(file, cacheFolder: cache)
  }()
}
