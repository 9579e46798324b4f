/// How it is spoken, as the rotor says and changes it.
struct SpeechAdjusting {
  private(set) var settings: SpeechSettings

  init(state: ReaderState) { settings = state.settings }

  /// The value; nil for what is no setting of speech.
  func text(of setting: RotorSetting) -> String? {
    switch setting {
    case .speakingRate: percent(settings.rate, in: SpeechSettings.rates)
    case .pitch: percent(settings.pitch, in: SpeechSettings.pitches)
    case .volume: "\(settings.volume)%"
    case .punctuation: settings.punctuation.rawValue.capitalizedFirst
    case .hints: settings.saysHints ? "On" : "Off"
    case .sounds: settings.playsSounds ? "On" : "Off"
    case .typingEcho: settings.echo.rawValue.capitalizedFirst
    default: nil
    }
  }

  mutating func adjust(_ setting: RotorSetting, by step: Int) {
    switch setting {
    case .speakingRate: settings.rate = moved(settings.rate, step, in: SpeechSettings.rates)
    case .pitch: settings.pitch = moved(settings.pitch, step, in: SpeechSettings.pitches)
    case .volume:
      settings.volume = min(max(100, settings.volume), max(0, settings.volume + 5 * step))
    case .punctuation: settings.punctuation = neighbour(of: settings.punctuation, step)
    case .hints: settings.saysHints.toggle()
    case .sounds: settings.playsSounds.toggle()
    case .typingEcho: settings.echo = neighbour(of: settings.echo, step)
    default: break
    }
  }

  private func percent(_ value: Int, in range: ClosedRange<Int>) -> String {
    let length = range.upperBound - range.lowerBound
    return "\(min(100, (value - range.lowerBound) * 100 / length))%"
  }

  /// Five per cent of the range, as the device goes.
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
