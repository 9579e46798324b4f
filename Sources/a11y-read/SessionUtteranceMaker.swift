internal import ScreenReader
internal import Speech
internal import Voices

/// Converts the output of a session to speech.
struct SessionUtteranceMaker {
  let voice: String?
  let lexicons: Lexicons

  static let pauseBeforeHint = 300
  /// How much higher a capital is spoken when text is spelled.
  private static let capitalPitch = 25

  /// Consecutive items of one priority form one utterance: a player takes time to start.
  func utterances(
    for items: [Item], _ settings: SpeechSettings
  ) -> [(SessionUtterance, SpeechPriority)] {
    var result: [(SessionUtterance, SpeechPriority)] = []
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
  ) -> (SessionUtterance, SpeechPriority)? {
    switch item {
    case .speech(let line):
      return (SessionUtterance(pieces: pieces(of: line, settings)), line.priority)
    case .sound(let sound):
      // The tone of an alert comes with it, and does not wait for the speech that the alert
      // interrupts.
      return (
        SessionUtterance(pieces: [.sound(sound.earcon, volume: settings.volume)]),
        sound == .alert ? .alert : .user
      )
    case .note(let text):
      return (SessionUtterance(pieces: [.text(part(text, "en", settings))]), .user)
    case .effect, .action, .cut: return nil
    }
  }

  private func pieces(of line: SpokenLine, _ settings: SpeechSettings) -> [SessionUtterance.Piece] {
    var pieces = line.parts.map { spoken in
      var settings = settings
      if spoken.isCapital { settings.pitch += Self.capitalPitch }
      var part = part(spoken.text, line.language, orElse: line.fallbackLanguage, settings)
      part.line = line.number
      part.offset = spoken.offset
      return SessionUtterance.Piece.text(part)
    }
    guard let hint = line.hint else { return pieces }
    var last = part(hint, line.language, orElse: line.fallbackLanguage, settings)
    last.line = line.number
    last.offset = line.hintOffset
    pieces += [.pause(milliseconds: Self.pauseBeforeHint), .text(last)]
    return pieces
  }

  private func part(
    _ text: String, _ language: String?, orElse fallback: String? = nil,
    _ settings: SpeechSettings
  ) -> SessionUtterance.Part {
    let level = PunctuationLevel(rawValue: settings.punctuation.rawValue) ?? .some
    let text = SpeechText(
      text, punctuation: level, symbols: SpokenSymbols.table(for: language), lexicons: lexicons,
      language: language)
    return SessionUtterance.Part(
      text: text,
      request: SpeechRequest(
        text.spoken, language: language, orElse: fallback, voice: voice,
        parameters: SpeechParameters(
          rate: settings.rate, pitch: settings.pitch, volume: settings.volume)))
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
