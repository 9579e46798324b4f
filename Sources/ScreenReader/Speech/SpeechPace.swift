/// How long what is given out takes to be heard.
///
/// The clock of a session goes by it: it is an estimate, so that a session is the same on every
/// machine, or that of a voice that really speaks.
public protocol SpeechPace: Sendable {
  func duration(of line: SpokenLine, _ settings: SpeechSettings) -> LineDuration
  /// In milliseconds, as all that follows.
  func duration(of sound: ReaderSound) -> Int
  func duration(ofNote text: String, _ settings: SpeechSettings) -> Int
  /// What a person takes between what was said and the next gesture.
  var pauseBetweenCommands: Int { get }
}

/// How long a line takes, in milliseconds.
public struct LineDuration: Hashable, Sendable {
  public var text: Int
  /// Without the pause before it; nil where there is no hint.
  public var hint: Int?

  public init(text: Int, hint: Int?) {
    self.text = text
    self.hint = hint
  }

  var whole: Int { text + (hint.map { SpokenLine.pauseBeforeHint + $0 } ?? 0) }
}

/// 55 ms a scalar at 175 words a minute, which is espeak-ng's usual pace; sounds take no time.
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
