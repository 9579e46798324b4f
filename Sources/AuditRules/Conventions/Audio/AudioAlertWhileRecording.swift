internal import AccessibilityModel
internal import Auditing

extension ElementConvention {
  /// Reports interface sounds during a recording.
  static let alertWhileRecording = ElementConvention(
    RuleDescription(
      convention: "audio-alert-while-recording",
      "Recording apps should not play interface sounds.",
      because: "The sounds are part of the recording, and alerts are held back meanwhile.",
      remedy: Remedy(
        "turn interface sounds off while recording",
        .uiKit("if !recorder.isRecording { AudioServicesPlaySystemSound(tick) }"),
        .swiftUI(".sensoryFeedback(.success, trigger: count)")),
      .warning,
      needs: [.audioSession, .traits]
    ), of: .controls,
    RuleExamples(
      passing: [
        Example(
          app: #"audioCategory="playAndRecord""#,
          #"<UIButton title="Ping" traits="button playsSound" frame="0 0 90 44"/>"#),
        Example(app: #"audioCategory="record""#, #"<UIButton title="Stop" frame="0 0 90 44"/>"#),
      ],
      failing: [
        Example(
          app: #"audioCategory="record""#,
          #"↓<UIButton title="Ping" traits="button playsSound" frame="0 0 90 44"/>"#)
      ]
    )
  ) {
    $0.context.app.audioCategory == .record && $0.traits.contains(.playsSound)
      ? "plays a sound while the app records" : nil
  }
}
