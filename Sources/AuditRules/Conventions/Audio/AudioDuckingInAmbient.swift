internal import AccessibilityModel
internal import Auditing

extension AppConvention {
  /// Reports apps that duck other audio in a category that may be muted.
  static let duckingInAmbient = AppConvention(
    RuleDescription(
      convention: "audio-ducking-in-ambient",
      "Only playback should lower other audio.",
      because: "With the switch on silent, the music gets quieter and users hear nothing in its "
        + "place.",
      remedy: Remedy(
        "use .playback or .playAndRecord with .duckOthers while prompts are spoken",
        .uiKit(
          "try AVAudioSession.sharedInstance().setCategory(.playback, options: .duckOthers)"),
        .swiftUI(
          ".task { try? AVAudioSession.sharedInstance().setCategory(.playback, options: "
            + ".duckOthers) }")),
      .warning,
      needs: [.audioSession]
    ),
    RuleExamples(
      passing: [
        Example(
          app: #"audioCategory="playback" mixWithOthers="true" duckOthers="true""#,
          #"<UIButton title="Start" frame="20 100 80 44"/>"#),
        Example(
          app: #"audioCategory="ambient""#, #"<UIButton title="Start" frame="20 100 80 44"/>"#),
      ],
      failing: [
        Example(
          app: #"audioCategory="ambient" duckOthers="true""#,
          #"↓<UIButton title="Start" frame="20 100 80 44"/>"#),
        Example(app: #"duckOthers="true""#, #"↓<UIButton title="Start" frame="20 100 80 44"/>"#),
      ]
    )
  ) { app in
    let category = app.audioCategory ?? .soloAmbient
    guard app.ducksOthers == true, ![.playback, .playAndRecord].contains(category) else {
      return nil
    }
    return "the app ducks other audio in the category \(category.rawValue)"
  }
}
