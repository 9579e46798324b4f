/// How far writing is ahead of hearing, and so which sound is being heard.
///
/// A pipe holds a second and a half of sound; without a limit, the cursor would be far ahead of the
/// voice.
struct PlaybackPace: Sendable {
  /// How far writing may be ahead, in samples.
  static let lead = SpokenAudio.sampleRate * 120 / 1_000

  private(set) var written = 0
  /// When the first sample was heard, without pauses.
  private var origin: Double?

  /// How many samples have been heard by now.
  func heard(at now: Double) -> Int {
    origin.map { min(written, Self.frames(now - $0)) } ?? 0
  }

  /// How many samples may be written by now.
  func allowance(at now: Double) -> Int {
    max(0, heard(at: now) + Self.lead - written)
  }

  mutating func wrote(_ frames: Int, at now: Double) {
    let played = origin.map { Self.frames(now - $0) } ?? 0
    // The player ran out of samples: the silence meanwhile does not count.
    if origin == nil || played > written {
      origin = now - Double(written) / Double(SpokenAudio.sampleRate)
    }
    written += frames
  }

  private static func frames(_ seconds: Double) -> Int {
    Int(max(0, seconds) * Double(SpokenAudio.sampleRate))
  }
}
