internal import AccessibilityModel
internal import Auditing

/// Reports controls whose effect comes when the finger touches them, not when it is lifted.
struct TouchDownAction: ElementRule {
  static let description = RuleDescription(
    id: "touch-down-action",
    group: .actions,
    summary: "Controls must act when the touch ends.",
    rationale: "Users who touch the wrong control slide the finger away to take it back, which is "
      + "too late if it acts at once.",
    remedy: Remedy(
      "send the action for touchUpInside, not for touchDown",
      .uiKit("button.addTarget(self, action: #selector(buy), for: .touchUpInside)"),
      .swiftUI("Button(action: buy) { label }")),
    severity: .error,
    criteria: [.wcag("2.5.2")],
    needs: [.actions, .classNames],
    platforms: [.iOS]
  )

  static let subjects: ElementKinds = .actionable

  func check(_ subject: AuditedElement, findings: inout Findings) {
    guard subject.element.actsOnTouchDown, !subject.isTextEntry else { return }
    if let reason = subject.presence.clipping { return findings.excuse(subject, because: reason) }
    findings.report(
      "\(subject) acts as soon as it is touched", at: subject,
      doubt: "that may be essential, as for a key or an instrument")
  }
}

extension TouchDownAction {
  static let examples = RuleExamples(
    passing: [Example(xib("", event: "touchUpInside"))],
    failing: [Example(xib("↓", event: "touchDown"))]
  )

  private static func xib(_ mark: String, event: String) -> String {
    Example.uiKitXIB(
      """
      \(mark)<button id="b">
        <rect key="frame" x="20" y="100" width="90" height="44"/>
        <state key="normal" title="Buy"/>
        <connections>
          <action selector="buy:" destination="-1" eventType="\(event)" id="a"/>
        </connections>
      </button>
      """)
  }
}
