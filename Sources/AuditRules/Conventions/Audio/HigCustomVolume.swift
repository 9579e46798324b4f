internal import AccessibilityModel
public import Auditing

/// Reports volume sliders that are not the system's.
///
/// The system's follows the buttons of the device and the route of the sound.
public struct HigCustomVolume: ElementRule {
  public static let description = RuleDescription(
    convention: "hig-custom-volume",
    "The volume is set with the system's slider.",
    because:
      "The system's follows the buttons of the device and tells where the sound goes; another one does not.",
    remedy: "use MPVolumeView",
    .warning,
    languages: names.languages
  )

  public static let subjects: ElementKinds = .adjustables

  private static let names = PhraseLists("phrase-volume")

  public init() {}

  public func check(_ subject: AuditedElement, findings: inout Findings) {
    let element = subject.element
    guard element.role == .slider, element.className != "MPVolumeView",
      !subject.ancestors.contains(where: { $0.element.className == "MPVolumeView" }),
      Self.names.occurs(in: subject.nameWords, of: subject)
        || element.identifier?.lowercased().contains("volume") == true
    else { return }
    findings.report(
      "\(subject) sets the volume and is not the system's slider", at: subject,
      outcome: subject.context.describedOutcome)
  }
}

extension HigCustomVolume {
  public static let examples = RuleExamples(
    passing: [
      Example(#"<MPVolumeView label="Volume" frame="0 0 200 44"/>"#),
      Example(#"<UISlider label="Brightness" frame="0 0 200 44"/>"#),
    ],
    failing: [
      Example(#"↓<UISlider label="Volume" frame="0 0 200 44"/>"#),
      Example(#"↓<UISlider label="Loudness" identifier="player.volume" frame="0 0 200 44"/>"#),
    ]
  )
}
