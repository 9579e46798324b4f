internal import AccessibilityModel
public import Auditing

/// Reports switches of the app's own for what the system's Location Services decide.
///
/// Two switches for one thing: one is on, the other off, and nobody hears which of them counts.
public struct HigLocationSwitch: ElementRule {
  public static let description = RuleDescription(
    convention: "hig-location-switch",
    "The location should be switched in the system's settings alone.",
    because: "Of two switches for one thing nobody hears which of them counts.",
    remedy: "ask for the location where it is used, and leave the switch to the system",
    .warning,
    languages: names.languages
  )

  public static let subjects: ElementKinds = .toggles

  private static let names = PhraseGrammar("says-location-switch")

  public init() {}

  public func check(_ subject: AuditedElement, findings: inout Findings) {
    guard Self.names.occurs(in: subject.nameSentences, of: subject) else { return }
    findings.report("\(subject) repeats the system's switch for the location", at: subject)
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
