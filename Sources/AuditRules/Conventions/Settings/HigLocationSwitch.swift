internal import AccessibilityModel
internal import Auditing

extension ElementConvention {
  /// Reports location switches that repeat the system's.
  static let locationSwitch = {
    let names = PhraseGrammar("says-location-switch")
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
      ), of: .toggles,
      RuleExamples(
        passing: [
          Example(#"<UISwitch label="Show location on map" frame="320 100 51 31"/>"#),
          Example(#"<UIButton title="Location" frame="20 100 350 44"/>"#),
        ],
        failing: [
          Example(#"↓<UISwitch label="Location Services" frame="320 100 51 31"/>"#),
          Example(#"↓<UISwitch label="Use my location" frame="320 100 51 31"/>"#),
        ]
      )
    ) {
      names.occurs(in: $0.nameSentences, of: $0) ? "repeats the system's location switch" : nil
    }
  }()
}
