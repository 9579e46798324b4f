internal import AccessibilityModel
internal import Auditing

extension ElementConvention {
  /// Reports media that start in a category without playback.
  static let playWhileRecording = ElementConvention(
    RuleDescription(
      convention: "audio-play-while-recording",
      "Media must not be started in a category that only records or processes.",
      because: "Users activate the control and hear nothing.",
      remedy: Remedy(
        "use .playAndRecord, or change to .playback before media start",
        .uiKit("try AVAudioSession.sharedInstance().setCategory(.playAndRecord)"),
        .swiftUI(".task { try? AVAudioSession.sharedInstance().setCategory(.playAndRecord) }")),
      .error,
      needs: [.audioSession, .traits]
    ), of: .controls,
    RuleExamples(
      passing: [
        Example(
          app: #"audioCategory="playAndRecord""#,
          #"<UIButton title="Play" traits="button startsMediaSession" frame="20 100 80 44"/>"#),
        Example(
          app: #"audioCategory="record""#, #"<UIButton title="Record" frame="20 100 80 44"/>"#),
      ],
      failing: [
        Example(
          app: #"audioCategory="record""#,
          #"↓<UIButton title="Play" traits="button startsMediaSession" frame="20 100 80 44"/>"#),
        Example(
          app: #"audioCategory="audioProcessing""#,
          #"↓<UIButton title="Play" traits="button startsMediaSession" frame="20 100 80 44"/>"#),
      ]
    )
  ) {
    guard $0.traits.contains(.startsMediaSession), let category = $0.context.app.audioCategory,
      [.record, .audioProcessing].contains(category)
    else { return nil }
    return "starts media, but the category \(category.rawValue) plays nothing"
  }
}
