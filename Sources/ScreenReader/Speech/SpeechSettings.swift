public import Utterances

/// The speech settings; changes apply at once.
public struct SpeechSettings: Hashable, Sendable {
  public var isSpeechOn = true
  /// Words per minute.
  public var rate: Int
  /// From 0 to 99.
  public var pitch: Int
  /// Per cent of the device's volume.
  public var volume: Int
  public var punctuation = Punctuation.some
  public var saysHints = true
  /// The announcements that the verbosity settings have turned off.
  public var omitted: Verbosity = []
  public var playsSounds = true
  /// Whether the orientation is announced when the device rotates; not all devices do it
  /// (docs/evidence/voiceover.md#words-for-the-orientation).
  public var announcesOrientation = true
  public var echo = TypingEcho.characters
  /// BCP 47; the language of all speech; nil for the screen's own.
  public var language: String?

  public enum Punctuation: String, CaseIterable, Hashable, Sendable { case none, some, most, all }

  static let rates = 80...440
  /// The rates that options accept, a wider range than the rotor's.
  static let possibleRates = 80...449
  static let possibleVolumes = 0...200
  static let pitches = 0...99

  public init(rate: Int = 175, pitch: Int = 50, volume: Int = 100) {
    self.rate = rate
    self.pitch = pitch
    self.volume = volume
  }
}
