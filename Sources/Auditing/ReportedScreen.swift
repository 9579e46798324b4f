internal import AccessibilityModel
internal import Utterances

/// A screen that was audited, with what reports tell of its elements.
final class ReportedScreen: Sendable {
  let screen: Screen
  let paths: ElementPaths
  let classes: ElementClasses
  let identities: ElementIdentities
  let speech: ScreenSpeech
  /// The same with words that stand for what code sets; nil where it sets nothing.
  let shown: ScreenSpeech?

  init(_ audit: ScreenAudit) {
    screen = audit.screen
    paths = audit.inspection.paths
    classes = ElementClasses(audit.screen.elements)
    identities = audit.inspection.identities
    speech = audit.inspection.speech
    shown = audit.shown?.speech
  }

  /// The same, and nobody else holds it.
  init(_ other: ReportedScreen) {
    screen = other.screen
    paths = other.paths
    classes = other.classes.ownCopy
    identities = other.identities
    speech = ScreenSpeech(other.speech)
    shown = other.shown.map { ScreenSpeech($0) }
  }

  /// What the screen is called by people or by code.
  var name: String { screen.identifier ?? screen.title ?? "" }

  /// Nothing is found on it.
  static let none = ReportedScreen(ScreenAudit(inspection: ScreenInspection(Screen())))
}

/// What is said at the stops of a screen, each by itself.
///
/// All who ask share one object: as a value it would be counted up and down in all its parts.
final class ScreenSpeech: Sendable {
  /// In reading order.
  let stops: [Stop]
  /// For each element, its place among the stops; -1 for none.
  let stopNumbers: [Int32]
  let describer: ScreenDescriber

  init(stops: [Stop], stopNumbers: [Int32], describer: ScreenDescriber) {
    self.stops = stops
    self.stopNumbers = stopNumbers
    self.describer = describer
  }

  /// The same, and nobody else holds it.
  convenience init(_ other: ScreenSpeech) {
    self.init(
      stops: other.stops, stopNumbers: other.stopNumbers,
      describer: other.describer)
  }

  func isStop(_ index: Int) -> Bool { stopNumbers[index] >= 0 }

  /// nil where the screen reader does not stop.
  func utterance(at index: Int) -> Utterance? {
    let number = Int(stopNumbers[index])
    return number < 0 ? nil : describer.utterance(for: stops[number])
  }

  func spoken(at index: Int) -> String? { utterance(at: index)?.spoken }
}
