internal import AccessibilityModel
internal import Auditing

extension AppConvention {
  /// Reports interface sounds that ignore the silent switch.
  static let systemSoundsUnsilenced = AppConvention(
    RuleDescription(
      convention: "audio-system-sounds-unsilenced",
      "Interface sounds should obey the silent switch.",
      because: "Users who set the switch to silent do not want to be heard.",
      remedy: Remedy(
        "use .ambient or .soloAmbient, or System Sound Services",
        .uiKit("try AVAudioSession.sharedInstance().setCategory(.ambient)"),
        .swiftUI(".task { try? AVAudioSession.sharedInstance().setCategory(.ambient) }")),
      .warning,
      needs: [.audioSession]
    ),
    RuleExamples(
      passing: [
        Example(app: #"audioCategory="ambient" systemSounds="true""#),
        Example(app: #"systemSounds="true""#),
      ],
      failing: [
        Example(
          app: #"audioCategory="playback" systemSounds="true""#, #"↓<UIView frame="0 0 1 1"/>"#)
      ]
    )
  ) { app in
    guard app.systemSounds == true, let category = app.audioCategory,
      [.playback, .playAndRecord].contains(category)
    else { return nil }
    return """
      the app plays interface sounds in the category \(category.rawValue), despite the silent \
      switch
      """
  }
}
