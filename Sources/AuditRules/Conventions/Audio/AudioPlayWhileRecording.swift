internal import AccessibilityModel
public import Auditing

/// Reports media that start in a category without playback.
public struct AudioPlayWhileRecording: ElementRule {
  public static let description = RuleDescription(
    convention: "audio-play-while-recording",
    "Media must not be started in a category that only records or processes.",
    because: "Users activate the control and hear nothing.",
    remedy: Remedy(
      "use .playAndRecord, or change to .playback before media start",
      .uiKit("try AVAudioSession.sharedInstance().setCategory(.playAndRecord)"),
      .swiftUI(".task { try? AVAudioSession.sharedInstance().setCategory(.playAndRecord) }")),
    .error,
    needs: [.audioSession, .traits]
  )

  public static let subjects: ElementKinds = .controls

  public init() {}

  public func check(_ subject: AuditedElement, findings: inout Findings) {
    guard subject.traits.contains(.startsMediaSession),
      let category = subject.context.app.audioCategory,
      [.record, .audioProcessing].contains(category)
    else { return }
    findings.report(
      "\(subject) starts media, but the category \(category.rawValue) plays nothing", at: subject)
  }
}

extension AudioPlayWhileRecording {
  public static let examples = RuleExamples(
    passing: [
      Example(
        #"""
        <app audioCategory="playAndRecord"><screen size="390 844"><UIButton title="Play" traits="button startsMediaSession" frame="20 100 80 44"/></screen></app>
        """#),
      Example(
        #"""
        <app audioCategory="record"><screen size="390 844"><UIButton title="Record" frame="20 100 80 44"/></screen></app>
        """#),
    ],
    failing: [
      Example(
        #"""
        <app audioCategory="record"><screen size="390 844">↓<UIButton title="Play" traits="button startsMediaSession" frame="20 100 80 44"/></screen></app>
        """#),
      Example(
        #"""
        <app audioCategory="audioProcessing"><screen size="390 844">↓<UIButton title="Play" traits="button startsMediaSession" frame="20 100 80 44"/></screen></app>
        """#),
    ]
  )
}
