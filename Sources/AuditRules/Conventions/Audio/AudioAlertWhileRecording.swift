internal import AccessibilityModel
public import Auditing

/// Reports interface sounds during a recording.
public struct AudioAlertWhileRecording: ElementRule {
  public static let description = RuleDescription(
    convention: "audio-alert-while-recording",
    "Recording apps should not play interface sounds.",
    because: "The sounds are part of the recording, and alerts are held back meanwhile.",
    remedy: Remedy(
      "turn interface sounds off while recording",
      .uiKit("if !recorder.isRecording { AudioServicesPlaySystemSound(tick) }"),
      .swiftUI(".sensoryFeedback(.success, trigger: count)")),
    .warning,
    needs: [.audioSession, .traits]
  )

  public static let subjects: ElementKinds = .controls

  public init() {}

  public func check(_ subject: AuditedElement, findings: inout Findings) {
    guard subject.context.app.audioCategory == .record,
      subject.element.traits.contains(.playsSound)
    else { return }
    findings.report("\(subject) plays a sound while the app records", at: subject)
  }
}

extension AudioAlertWhileRecording {
  public static let examples = RuleExamples(
    passing: [
      Example(
        #"""
        <app audioCategory="playAndRecord"><screen size="390 844"><UIButton title="Ping" traits="button playsSound" frame="0 0 90 44"/></screen></app>
        """#),
      Example(
        #"""
        <app audioCategory="record"><screen size="390 844"><UIButton title="Stop" frame="0 0 90 44"/></screen></app>
        """#),
    ],
    failing: [
      Example(
        #"""
        <app audioCategory="record"><screen size="390 844">
        ↓<UIButton title="Ping" traits="button playsSound" frame="0 0 90 44"/>
        </screen></app>
        """#)
    ]
  )
}
