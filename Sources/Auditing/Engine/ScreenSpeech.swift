internal import AccessibilityModel
internal import Utterances

/// The speech at the stops of a screen, each by itself.
struct ScreenSpeech: Sendable {
  /// In reading order.
  let stops: [Stop]
  /// For each element, its index among the stops; -1 for none.
  let stopNumbers: [Int32]
  let describer: ScreenDescriber

  /// nil if the element is not a stop.
  func utterance(at index: Int) -> Utterance? {
    let number = Int(stopNumbers[index])
    return number < 0 ? nil : describer.utterance(for: stops[number])
  }

  func spoken(at index: Int) -> String? { utterance(at: index)?.spoken }
}
