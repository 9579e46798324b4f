/// How fast, high and loud a voice speaks, within the limits of espeak-ng.
public struct SpeechParameters: Hashable, Sendable {
  /// Words per minute. At 450 espeak-ng begins to skip through libsonic, and clips.
  public let rate: Int
  public let pitch: Int
  /// How far the pitch moves; 0 is monotone.
  public let pitchRange: Int
  /// Per cent of the usual volume.
  public let volume: Int

  public static let rates = 80...449
  public static let pitches = 0...99
  public static let volumes = 0...200

  /// Clamps values to the possible range: espeak-ng clamps nothing itself.
  public init(rate: Int = 175, pitch: Int = 50, pitchRange: Int = 50, volume: Int = 100) {
    self.rate = rate.clamped(to: Self.rates)
    self.pitch = pitch.clamped(to: Self.pitches)
    self.pitchRange = pitchRange.clamped(to: Self.pitches)
    self.volume = volume.clamped(to: Self.volumes)
  }
}

extension Int {
  fileprivate func clamped(to range: ClosedRange<Int>) -> Int {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
