internal import AccessibilityModel
public import Auditing

/// Reports location switches that repeat the system's.
public struct HigLocationSwitch: ElementRule {
  public static let description = RuleDescription(
    convention: "hig-location-switch",
    "Location should be switched only in the system's settings.",
    because: "With two location switches, users do not know which of them counts.",
    remedy: Remedy(
      "request location when it is used and leave the switch to the system",
      .uiKit("locationManager.requestWhenInUseAuthorization()"),
      .swiftUI("LocationButton(.currentLocation, action: locate)")),
    .warning,
    languages: names.languages
  )

  public static let subjects: ElementKinds = .toggles

  private static let names = PhraseGrammar("says-location-switch")

  public init() {}

  public func check(_ subject: AuditedElement, findings: inout Findings) {
    guard Self.names.occurs(in: subject.nameSentences, of: subject) else { return }
    findings.report("\(subject) repeats the system's location switch", at: subject)
  }
}

extension HigLocationSwitch {
  public static let examples = RuleExamples(
    passing: [
      Example(#"<UISwitch label="Show location on map" frame="320 100 51 31"/>"#),
      Example(#"<UIButton title="Location" frame="20 100 350 44"/>"#),
    ],
    failing: [
      Example(#"↓<UISwitch label="Location Services" frame="320 100 51 31"/>"#),
      Example(#"↓<UISwitch label="Use my location" frame="320 100 51 31"/>"#),
    ]
  )
}
