internal import AccessibilityModel
internal import Auditing

/// Reports adjustable elements with a single value.
struct AdjustableNoStep: ElementRule {
  static let description = RuleDescription(
    id: "adjustable-no-step",
    group: .actions,
    summary: "Adjustable elements must have more than one value.",
    rationale: "Users are told to swipe up or down, and nothing changes.",
    remedy: Remedy(
      "widen the range, or remove the trait .adjustable",
      appKit: "widen the range, or use a text field",
      android: "widen the range, or use a TextView",
      .uiKit("slider.maximumValue = 10"),
      .swiftUI("Slider(value: $value, in: 0...10)"),
      .appKit("slider.maxValue = 10"),
      .views(#"android:max="10""#),
      .compose("Slider(value, onValueChange, valueRange = 0f..10f)")),
    severity: .error,
    criteria: [.wcag("4.1.2")],
    needs: [.valueRange]
  )

  static let subjects: ElementKinds = .adjustables

  func check(_ subject: AuditedElement, findings: inout Findings) {
    guard let least = subject.element.minimumValue, let most = subject.element.maximumValue,
      least == most
    else { return }
    guard subject.isEnabled else {
      return findings.excuse(subject, because: "it is disabled")
    }
    findings.report(
      "\(subject) is adjustable, but only from \(least.inWords) to \(least.inWords)", at: subject,
      on: [.range])
  }
}

extension AdjustableNoStep {
  static let examples = RuleExamples(
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
