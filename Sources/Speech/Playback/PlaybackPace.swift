/// How far writing is ahead of hearing, and so which sound is being heard.
///
/// A pipe holds a second and a half; the cursor would be far ahead of the voice.
struct PlaybackPace: Sendable {
  /// How far the writing goes ahead.
  static let lead = SpokenAudio.sampleRate * 120 / 1_000

  private(set) var written = 0
  /// When the first sample was heard, pauses left out.
  private var origin: Double?

  /// How many samples have been heard at this second.
  func heard(at now: Double) -> Int {
    origin.map { min(written, Self.frames(now - $0)) } ?? 0
  }

  /// How many samples may be written at this second.
  func allowance(at now: Double) -> Int {
    max(0, heard(at: now) + Self.lead - written)
  }

  mutating func wrote(_ frames: Int, at now: Double) {
    let played = origin.map { Self.frames(now - $0) } ?? 0
    // The player had run dry: the silence meanwhile does not count.
    if origin == nil || played > written {
      origin = now - Double(written) / Double(SpokenAudio.sampleRate)
    }
    written += frames
  }

  private static func frames(_ seconds: Double) -> Int {
    Int(max(0, seconds) * Double(SpokenAudio.sampleRate))
  }
}
