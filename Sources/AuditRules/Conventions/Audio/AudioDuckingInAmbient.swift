internal import AccessibilityModel
public import Auditing

/// Reports apps that make other sound quieter in a category that may be silenced itself.
///
/// The music grows quiet, and with the switch on silent nothing is heard in its place.
public struct AudioDuckingInAmbient: ScreenRule {
  public static let description = RuleDescription(
    convention: "audio-ducking-in-ambient",
    "Only playback should make other sound quieter.",
    because: "With the switch on silent the music grows quiet, and nothing is heard in its place.",
    remedy:
      "use playback or playAndRecord with mixWithOthers and duckOthers, while prompts are spoken",
    .warning,
    needs: [.audioSession]
  )

  public init() {}

  public func check(_ context: AuditContext, findings: inout Findings) {
    let app = context.app
    guard app.ducksOthers == true, let root = context.appRoot else { return }
    let category = app.audioCategory ?? .soloAmbient
    guard ![.playback, .playAndRecord].contains(category) else { return }
    findings.report("the app ducks other sound in the category \(category.rawValue)", at: root)
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
