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
        Example(
          #"""
          <app audioCategory="playback" mixWithOthers="true" duckOthers="true"><screen size="390 844"><UIView frame="0 0 1 1"/></screen></app>
          """#),
        Example(
          #"""
          <app audioCategory="playback"><screen size="390 844"><UIView frame="0 0 1 1"/></screen></app>
          """#),
        Example(
          #"""
          <app audioCategory="ambient" mixWithOthers="true"><screen size="390 844"><UIView frame="0 0 1 1"/></screen></app>
          """#),
      ],
      failing: [
        Example(
          #"""
          <app audioCategory="playback" mixWithOthers="true"><screen size="390 844">
          ↓<UIView frame="0 0 1 1"/>
          </screen></app>
          """#)
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
