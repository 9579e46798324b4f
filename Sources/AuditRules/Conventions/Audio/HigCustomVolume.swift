internal import AccessibilityModel
internal import Auditing

/// Reports volume controls other than the system's.
struct HigCustomVolume: ElementRule {
  static let description = RuleDescription(
    convention: "hig-custom-volume",
    "Volume should be set with the system's slider.",
    because: "The system's slider follows the volume buttons and the audio route; another one "
      + "does not.",
    remedy: Remedy(
      "use MPVolumeView",
      .uiKit("view.addSubview(MPVolumeView(frame: bounds))"),
      .swiftUI(
        "struct VolumeSlider: UIViewRepresentable { func makeUIView(context: Context) -> "
          + "MPVolumeView { MPVolumeView() } }")),
    .warning,
    languages: names.languages.intersection(steps.languages)
  )

  static let subjects: ElementKinds = [.actionable, .customClasses]

  private static let names = PhraseGrammar("says-volume")
  /// “Volume up”, “Louder”: names of buttons that change it.
  private static let steps = PhraseGrammar("says-volume-step")

  func check(_ subject: AuditedElement, findings: inout Findings) {
    guard setsVolume(subject) else { return }
    if subject.surface.isInVolumeView {
      return findings.excuse(subject, because: "it is in the system's volume view")
    }
    findings.report(
      "\(subject) sets the volume without the system's slider", at: subject,
      on: [.classesAndGestures])
  }

  private func setsVolume(_ subject: AuditedElement) -> Bool {
    let sentences = subject.wording.sentences
    if Self.steps.occurs(in: sentences, of: subject) { return true }
    // A name states which volume it is; the mix inside an app is not the system volume.
    guard sentences.isEmpty else {
      return subject.isAdjustable && Self.names.occurs(in: sentences.withoutNumbers, of: subject)
    }
    let isKnob = subject.isAdjustable || subject.isCustomClass && !subject.element.gestures.isEmpty
    return isKnob && subject.surface.isNamedInCode("volume")
  }
}

extension HigCustomVolume {
  static let examples = RuleExamples(
    passing: [
      Example(#"<MPVolumeView label="Volume" frame="0 0 200 44"/>"#),
      Example(
        #"""
        <VolumeSlider superclass="MPVolumeView" gestures="pan" frame="0 0 200 44"/>
        """#),
      Example(#"<UISlider label="Brightness" frame="0 0 200 44"/>"#),
    ],
    failing: [
      Example(#"↓<UISlider label="Volume" frame="0 0 200 44"/>"#),
      Example(#"↓<UISlider label="Loudness" identifier="player.volume" frame="0 0 200 44"/>"#),
    ]
  )
}
