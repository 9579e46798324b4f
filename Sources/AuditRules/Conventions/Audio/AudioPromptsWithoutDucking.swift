internal import AccessibilityModel
public import Auditing

/// Reports spoken prompts that mix with other audio at full volume.
public struct AudioPromptsWithoutDucking: ScreenRule {
  public static let description = RuleDescription(
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
  )

  public init() {}

  public func check(_ context: AuditContext, findings: inout Findings) {
    let app = context.app
    guard let category = app.audioCategory, [.playback, .playAndRecord].contains(category),
      app.mixesWithOthers == true, app.ducksOthers != true,
      let root = context.appRoot, app.systemSounds != true
    else { return }
    findings.report(
      "the app plays over other audio in the category \(category.rawValue) without ducking",
      at: root, doubt: "the app may play no prompts")
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
