internal import AccessibilityModel
public import Auditing

/// Reports media that the silent switch mutes.
public struct AudioSilencedMedia: ElementRule {
  public static let description = RuleDescription(
    convention: "audio-silenced-media",
    "Media that users start should ignore the silent switch.",
    because: "A course that stays silent while the switch is on seems broken.",
    remedy: Remedy(
      "use the audio category .playback",
      .uiKit("try AVAudioSession.sharedInstance().setCategory(.playback)"),
      .swiftUI(".task { try? AVAudioSession.sharedInstance().setCategory(.playback) }")),
    .warning,
    needs: [.audioSession, .traits]
  )

  public static let subjects: ElementKinds = .controls

  public init() {}

  public func check(_ subject: AuditedElement, findings: inout Findings) {
    guard subject.element.traits.contains(.startsMediaSession) else { return }
    let category = subject.context.app.audioCategory
    if let category {
      guard category == .soloAmbient || category == .ambient else { return }
    } else {
      // The default category is soloAmbient, but only for an app whose settings are known.
      guard subject.context.app.name != nil else { return }
    }
    let name = category?.rawValue ?? "soloAmbient"
    findings.report(
      "\(subject) starts media in the category \(name), muted by the silent switch",
      at: subject, doubt: .when(category == nil, "the audio category of the app is not stated"))
  }
}

extension AudioSilencedMedia {
  public static let examples = RuleExamples(
    passing: [
      Example(
        #"""
        <app audioCategory="playback"><screen size="390 844"><UIButton title="Play" traits="button startsMediaSession" frame="0 0 90 44"/></screen></app>
        """#),
      Example(
        #"""
        <app audioCategory="ambient"><screen size="390 844"><UIButton title="Play a game" frame="0 0 90 44"/></screen></app>
        """#),
    ],
    failing: [
      Example(
        #"""
        <app audioCategory="ambient"><screen size="390 844">
        ↓<UIButton title="Play" traits="button startsMediaSession" frame="0 0 90 44"/>
        </screen></app>
        """#),
      Example(
        #"""
        <app name="Course"><screen size="390 844">
        ↓<UIButton title="Play" traits="button startsMediaSession" frame="0 0 90 44"/>
        </screen></app>
        """#),
    ]
  )
}
