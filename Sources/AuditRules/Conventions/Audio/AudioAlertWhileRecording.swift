internal import AccessibilityModel
public import Auditing

/// Reports sounds of the app's own while it records.
///
/// They are in the recording.
public struct AudioAlertWhileRecording: ElementRule {
  public static let description = RuleDescription(
    convention: "audio-alert-while-recording",
    "An app that records makes no sound of its own.",
    because: "It is in the recording, and alerts are held back meanwhile.",
    remedy: "keep interface sounds off while recording",
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
