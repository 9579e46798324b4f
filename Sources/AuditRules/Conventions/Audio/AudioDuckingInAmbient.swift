internal import AccessibilityModel
public import Auditing

/// Reports apps that duck other audio in a category that may be muted.
public struct AudioDuckingInAmbient: ScreenRule {
  public static let description = RuleDescription(
    convention: "audio-ducking-in-ambient",
    "Only playback should lower other audio.",
    because: "With the switch on silent, the music gets quieter and users hear nothing in its "
      + "place.",
    remedy: Remedy(
      "use .playback or .playAndRecord with .duckOthers while prompts are spoken",
      .uiKit("try AVAudioSession.sharedInstance().setCategory(.playback, options: .duckOthers)"),
      .swiftUI(
        ".task { try? AVAudioSession.sharedInstance().setCategory(.playback, options: "
          + ".duckOthers) }")),
    .warning,
    needs: [.audioSession]
  )

  public init() {}

  public func check(_ context: AuditContext, findings: inout Findings) {
    let app = context.app
    guard app.ducksOthers == true, let root = context.appRoot else { return }
    let category = app.audioCategory ?? .soloAmbient
    guard ![.playback, .playAndRecord].contains(category) else { return }
    findings.report("the app ducks other audio in the category \(category.rawValue)", at: root)
  }
}

extension AudioDuckingInAmbient {
  public static let examples = RuleExamples(
    passing: [
      Example(
        #"""
        <app audioCategory="playback" mixWithOthers="true" duckOthers="true"><screen size="390 844"><UIButton title="Start" frame="20 100 80 44"/></screen></app>
        """#),
      Example(
        #"""
        <app audioCategory="ambient"><screen size="390 844"><UIButton title="Start" frame="20 100 80 44"/></screen></app>
        """#),
    ],
    failing: [
      Example(
        #"""
        <app audioCategory="ambient" duckOthers="true"><screen size="390 844">↓<UIButton title="Start" frame="20 100 80 44"/></screen></app>
        """#),
      Example(
        #"""
        <app duckOthers="true"><screen size="390 844">↓<UIButton title="Start" frame="20 100 80 44"/></screen></app>
        """#),
    ]
  )
}
