internal import AccessibilityModel
public import Auditing

/// Reports interface sounds that the ring/silent switch does not silence.
///
/// Whoever has the switch on silent does not want to be heard.
public struct AudioSystemSoundsUnsilenced: ScreenRule {
  public static let description = RuleDescription(
    convention: "audio-system-sounds-unsilenced",
    "Interface sounds obey the ring/silent switch.",
    because: "Whoever has the switch on silent does not want to be heard.",
    remedy: "use the category ambient or soloAmbient, or System Sound Services",
    .warning,
    needs: [.audioSession]
  )

  public init() {}

  public func check(_ context: AuditContext, findings: inout Findings) {
    let app = context.app
    guard app.systemSounds == true, let category = app.audioCategory,
      [.playback, .playAndRecord].contains(category),
      let root = context.appRoot
    else { return }
    findings.report(
      """
      the app has interface sounds only, and the category \(category.rawValue) is heard with the \
      switch on silent
      """, at: root)
  }
}

extension AudioSystemSoundsUnsilenced {
  public static let examples = RuleExamples(
    passing: [
      Example(
        #"""
        <app audioCategory="ambient" systemSounds="true"><screen size="390 844"><UIView frame="0 0 1 1"/></screen></app>
        """#),
      Example(
        #"""
        <app systemSounds="true"><screen size="390 844"><UIView frame="0 0 1 1"/></screen></app>
        """#),
    ],
    failing: [
      Example(
        #"""
        <app audioCategory="playback" systemSounds="true"><screen size="390 844">
        ↓<UIView frame="0 0 1 1"/>
        </screen></app>
        """#)
    ]
  )
}
