/// The duration of output.
///
/// The session's clock uses it: an estimate, so that a session is the same on every machine, or
/// that of a real voice.
public protocol SpeechPace: Sendable {
  func duration(of line: SpokenLine, _ settings: SpeechSettings) -> LineDuration
  /// In milliseconds, like all durations here.
  func duration(of sound: ReaderSound) -> Int
  func duration(ofNote text: String, _ settings: SpeechSettings) -> Int
  /// The user's pause between speech and the next gesture.
  var pauseBetweenCommands: Int { get }
}

/// The duration of a line, in milliseconds.
public struct LineDuration: Hashable, Sendable {
  public var text: Int
  /// Without the pause before it; nil if there is no hint.
  public var hint: Int?

  public init(text: Int, hint: Int?) {
    self.text = text
    self.hint = hint
  }

  var whole: Int { text + (hint.map { SpokenLine.pauseBeforeHint + $0 } ?? 0) }
}

/// 55 ms per scalar at 175 words per minute, espeak-ng's default rate; sounds take no time.
struct EstimatedPace: SpeechPace {
  private static let usualRate = 175
  private static let usualPace = 55

  func duration(of line: SpokenLine, _ settings: SpeechSettings) -> LineDuration {
    LineDuration(
      text: Self.duration(of: line.text, settings.rate),
      hint: line.hint.map { Self.duration(of: $0, settings.rate) })
  }

  func duration(of sound: ReaderSound) -> Int { 0 }

  func duration(ofNote text: String, _ settings: SpeechSettings) -> Int { 0 }

  var pauseBetweenCommands: Int { 0 }

  private static func duration(of text: String, _ rate: Int) -> Int {
    text.unicodeScalars.count * usualPace * usualRate / max(1, rate)
  }
}
