internal import AccessibilityModel
public import Auditing

/// Reports adjustable elements whose value has nowhere to go.
///
/// VoiceOver asks to swipe up or down, and nothing happens.
public struct AdjustableNoStep: ElementRule {
  public static let description = RuleDescription(
    id: "adjustable-no-step",
    group: .actions,
    summary: "An adjustable element has more than one value.",
    rationale: "VoiceOver asks to swipe up or down, and nothing happens.",
    remedy: "widen its range, or take the trait adjustable away",
    severity: .error,
    criteria: [.wcag("4.1.2")],
    needs: [.valueRange]
  )

  public static let subjects: ElementKinds = .adjustables

  public init() {}

  public func check(_ subject: AuditedElement, findings: inout Findings) {
    guard subject.isEnabled else { return }
    if let least = subject.element.minimumValue, let most = subject.element.maximumValue,
      least == most,
      // A design leaves the range to the code that knows it, mostly as from 0 to 0.
      !subject.codeMaySet([.range])
    {
      findings.report("\(subject) is adjustable from \(least.inWords) to itself", at: subject)
    }
  }
}

extension AdjustableNoStep {
  public static let examples = RuleExamples(
    passing: [
      Example(
        #"<UISlider label="Volume" value="3" minimumValue="0" maximumValue="10" frame="0 100 200 44"/>"#
      ),
      Example(#"<UISlider label="Volume" value="3" frame="0 100 200 44"/>"#),
    ],
    failing: [
      Example(
        #"↓<UISlider label="Volume" value="3" minimumValue="3" maximumValue="3" frame="0 100 200 44"/>"#
      )
    ]
  )
}
