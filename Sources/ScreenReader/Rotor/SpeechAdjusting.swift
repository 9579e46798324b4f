internal import Voices

/// The speech settings, as announced and changed by the rotor.
struct SpeechAdjusting {
  private(set) var settings: SpeechSettings
  private let isTalkBack: Bool

  init(_ settings: SpeechSettings, isTalkBack: Bool) {
    self.settings = settings
    self.isTalkBack = isTalkBack
  }

  /// The value; nil if it is not a speech setting.
  func text(of setting: RotorSetting, in words: Phrases) -> String? {
    switch setting {
    case .speakingRate where isTalkBack:
      words[.rate, ["number": settings.rate * 100 / Self.usualRate]]
    case .speakingRate: words.percent(part(settings.rate, of: SpeechSettings.rates))
    case .pitch: words.percent(part(settings.pitch, of: SpeechSettings.pitches))
    case .volume: words.percent(settings.volume)
    case .punctuation: words.text(of: settings.punctuation)
    case .hints: words[settings.saysHints ? .on : .off]
    case .sounds: words[settings.playsSounds ? .on : .off]
    case .orientation: words[settings.announcesOrientation ? .on : .off]
    case .typingEcho: words.text(of: settings.echo)
    case .language: language?.ownName ?? words[.defaultLanguage]
    default: nil
    }
  }

  private var language: Phrases? {
    settings.language.flatMap(Language.init(tag:)).map(Phrases.init)
  }

  mutating func adjust(_ setting: RotorSetting, by step: Int) {
    switch setting {
    case .speakingRate where isTalkBack: multiplyRate(step)
    case .speakingRate: settings.rate = moved(settings.rate, step, in: SpeechSettings.rates)
    case .pitch: settings.pitch = moved(settings.pitch, step, in: SpeechSettings.pitches)
    case .volume:
      settings.volume = min(max(100, settings.volume), max(0, settings.volume + 5 * step))
    case .punctuation: settings.punctuation = neighbour(of: settings.punctuation, step)
    case .hints: settings.saysHints.toggle()
    case .sounds: settings.playsSounds.toggle()
    case .orientation: settings.announcesOrientation.toggle()
    case .typingEcho: settings.echo = neighbour(of: settings.echo, step)
    case .language: settings.language = neighbour(of: settings.language, step)
    default: break
    }
  }

  private static let usualRate = SpeechSettings().rate

  /// A tenth more or less; a rate close to the default snaps to it
  /// (docs/evidence/android.md#reading-controls).
  private mutating func multiplyRate(_ step: Int) {
    let factor = step > 0 ? 1.1 : 1 / 1.1
    let usual = Double(Self.usualRate)
    let rate = Double(settings.rate) * factor
    let isNearUsual = (0.95 * usual...1.05 * usual).contains(rate)
    let whole = isNearUsual ? Self.usualRate : Int(rate.rounded())
    settings.rate = min(
      max(whole, SpeechSettings.rates.lowerBound), SpeechSettings.rates.upperBound)
  }

  private func part(_ value: Int, of range: ClosedRange<Int>) -> Int {
    let length = range.upperBound - range.lowerBound
    return min(100, (value - range.lowerBound) * 100 / length)
  }

  /// The screen's language first, then all languages with phrases.
  private func neighbour(of language: String?, _ step: Int) -> String? {
    let all: [String?] = [nil] + Language.allCases.map(\.rawValue)
    let here = all.firstIndex(of: language) ?? 0
    return all.indices.contains(here + step) ? all[here + step] : language
  }

  /// Five per cent of the range, as on the device.
  private func moved(_ value: Int, _ step: Int, in range: ClosedRange<Int>) -> Int {
    let distance = max(1, (range.upperBound - range.lowerBound) / 20)
    return min(max(range.upperBound, value), max(range.lowerBound, value + distance * step))
  }

  private func neighbour<Choice: CaseIterable & Equatable>(
    of choice: Choice, _ step: Int
  ) -> Choice {
    let all = Array(Choice.allCases)
    guard let here = all.firstIndex(of: choice) else { return choice }
    let next = here + step
    return all.indices.contains(next) ? all[next] : choice
  }
}
