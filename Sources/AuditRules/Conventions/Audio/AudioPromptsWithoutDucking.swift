internal import AccessibilityModel
internal import Auditing

extension AppConvention {
  /// Reports spoken prompts that mix with other audio at full volume.
  static let promptsWithoutDucking = AppConvention(
    RuleDescription(
      convention: "audio-prompts-without-ducking",
      "Prompts should lower other audio.",
      because: "Users miss “Turn left” in the music.",
      remedy: Remedy(
        "add .duckOthers to the category's options",
        .uiKit(
          "try AVAudioSession.sharedInstance().setCategory(.playback, options: "
            + "[.mixWithOthers, .duckOthers])"),
        .swiftUI(
          ".task { try? AVAudioSession.sharedInstance().setCategory(.playback, options: "
            + "[.mixWithOthers, .duckOthers]) }")),
      .warning,
      needs: [.audioSession]
    ),
    RuleExamples(
      passing: [
        Example(app: #"audioCategory="playback" mixWithOthers="true" duckOthers="true""#),
        Example(app: #"audioCategory="playback""#),
        Example(app: #"audioCategory="ambient" mixWithOthers="true""#),
      ],
      failing: [
        Example(
          app: #"audioCategory="playback" mixWithOthers="true""#, #"↓<UIView frame="0 0 1 1"/>"#)
      ]
    )
  ) { app in
    guard let category = app.audioCategory, [.playback, .playAndRecord].contains(category),
      app.mixesWithOthers == true, app.ducksOthers != true, app.systemSounds != true
    else { return nil }
    return ConventionFault(
      "the app plays over other audio in the category \(category.rawValue) without ducking",
      doubt: "the app may play no prompts")
  }
}
