internal import AccessibilityModel
public import Auditing

/// Reports media that the ring/silent switch silences.
///
/// A language course that says nothing, with the switch on silent, seems broken.
public struct AudioSilencedMedia: ElementRule {
  public static let description = RuleDescription(
    convention: "audio-silenced-media",
    "What someone starts to hear is not silenced by the switch.",
    because: "A course that says nothing while the switch is on silent seems broken.",
    remedy: "use the category playback for sound that was asked for",
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
      // An app that says nothing has soloAmbient; a file that says nothing of its app tells nothing.
      guard subject.context.app.name != nil else { return }
    }
    let name = category?.rawValue ?? "soloAmbient"
    findings.report(
      "\(subject) starts media, and the category \(name) is silenced by the ring/silent switch",
      at: subject, outcome: category == nil ? .review : .fail)
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
