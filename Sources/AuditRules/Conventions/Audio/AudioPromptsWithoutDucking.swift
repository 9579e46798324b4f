internal import AccessibilityModel
public import Auditing

/// Reports spoken prompts that mix with other sound at full volume.
///
/// «Turn left» is lost in the music.
public struct AudioPromptsWithoutDucking: ScreenRule {
  public static let description = RuleDescription(
    convention: "audio-prompts-without-ducking",
    "Prompts over other sound make it quieter meanwhile.",
    because: "“Turn left” is lost in the music.",
    remedy: "add duckOthers to the category's options",
    .warning,
    needs: [.audioSession]
  )

  public init() {}

  public func check(_ context: AuditContext, findings: inout Findings) {
    let app = context.app
    guard let category = app.audioCategory, [.playback, .playAndRecord].contains(category),
      app.mixesWithOthers == true, app.ducksOthers != true,
      let root = context.appRoot, app.systemSounds != true
    else { return }
    findings.report(
      "the app speaks over other sound in the category \(category.rawValue) and does not duck it",
      at: root, outcome: .review)
  }
}

extension AudioPromptsWithoutDucking {
  public static let examples = RuleExamples(
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
}
