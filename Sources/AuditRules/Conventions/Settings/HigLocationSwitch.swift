internal import AccessibilityModel
internal import Auditing

extension ElementConvention {
  /// Reports location switches that repeat the system's.
  static let locationSwitch = {
    let names = PhraseGrammar("says-location-switch")
    let buttons = LocationButtons()
    return ElementConvention(
      RuleDescription(
        convention: "hig-location-switch",
        "Location should be switched only in the system's settings.",
        because: "With two location switches, users do not know which of them counts.",
        remedy: Remedy(
          "request location when it is used and leave the switch to the system",
          .uiKit("locationManager.requestWhenInUseAuthorization()"),
          .swiftUI("LocationButton(.currentLocation, action: locate)")),
        .warning,
        languages: names.languages
      ), of: [.toggles, .controls],
      RuleExamples(
        passing: [
          Example(#"<UISwitch label="Show location on map" frame="320 100 51 31"/>"#),
          Example(#"<UIButton title="Location" frame="20 100 350 44"/>"#),
          Example(
            #"""
            <UILabel text="The lamp is off." frame="20 100 250 40"/><UIButton title="Turn On" frame="280 100 90 44"/>
            """#),
          Example(
            #"""
            <UIAlertController title="Location Services are off" frame="60 350 270 150"><UILabel text="Turn them on in Settings." frame="80 380 230 40"/><UIButton title="Open Settings" frame="60 400 270 44"/></UIAlertController>
            """#),
        ],
        failing: [
          Example(#"↓<UISwitch label="Location Services" frame="320 100 51 31"/>"#),
          Example(#"↓<UISwitch label="Use my location" frame="320 100 51 31"/>"#),
          // It may open Settings.
          Example(#"↓<UIButton title="Turn on Location Services" frame="20 100 350 44"/>"#),
          Example(
            #"""
            <UIAlertController title="Location Services are off" frame="60 350 270 150">
              <UILabel text="They are needed to find cafés." frame="80 380 230 40"/>
              ↓<UIButton title="Turn On" frame="60 400 270 44"/>
            </UIAlertController>
            """#),
          Example(
            #"""
            <UIView frame="0 90 390 60">
              <UILabel text="Location Services are off." frame="20 100 250 40"/>↓<UIButton title="Turn On" frame="280 100 90 44"/>
            </UIView>
            """#),
        ]
      )
    ) {
      if $0.isToggle {
        return names.occurs(in: $0.wording.sentences, of: $0)
          ? "repeats the system's location switch" : nil
      }
      return buttons.hold($0)
        ? ConventionFault("turns on Location Services", doubt: "it may open Settings") : nil
    }
  }()
}

/// Buttons that offer to turn on Location Services, which only Settings can.
private struct LocationButtons: Sendable {
  private let turningOn = PhraseGrammar("says-location-on")
  private let off = PhraseGrammar("says-location-off")
  private let words = PhraseLists("phrase-turn-on")
  private let settings = PhraseLists("phrase-system-settings")

  /// Whether it is such a button, by its name or by the texts of its alert, else by those beside it. If one of them
  /// names Settings, it is not.
  func hold(_ button: AuditedElement) -> Bool {
    let alert = button.ancestors.first { $0.role == .alert || $0.role == .sheet }
    let texts =
      alert.map { [$0] + $0.alertFacts.texts }
      ?? button.neighbours.siblings.filter { $0.role == .staticText }
    let namesSettings = texts.contains { settings.occurs(in: $0.wording.visibleWords, of: $0) }
    if namesSettings { return false }
    if turningOn.occurs(in: button.wording.sentences, of: button) { return true }
    return words.matches(button.wording.words, of: button)
      && texts.contains { off.occurs(in: $0.wording.visibleSentences, of: $0) }
  }
}
