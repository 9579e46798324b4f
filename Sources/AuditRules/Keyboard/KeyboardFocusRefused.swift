internal import AccessibilityModel
internal import Auditing

/// Reports controls that never get the keyboard focus, or do not show it.
struct KeyboardFocusRefused: ElementRule {
  static let description = RuleDescription(
    id: "keyboard-focus-refused",
    group: .actions,
    summary: "Controls must accept the keyboard focus, and show it.",
    rationale: "Users without a mouse press Tab: it passes over a control that refuses the focus, "
      + "and without a ring they do not see it.",
    remedy: Remedy(
      "let the control take the focus",
      appKit: "clear refusesFirstResponder",
      android: "remove android:focusable=\"false\"",
      .swiftUI(".focusable()"),
      .appKit("button.refusesFirstResponder = false"),
      .views(#"android:focusable="true""#),
      .compose("Modifier.focusProperties { canFocus = true }")),
    severity: .error,
    criteria: [.wcag("2.1.1"), .wcag("2.4.7")],
    needs: [.keyCommands],
    platforms: [.macOS, .android]
  )

  static let subjects: ElementKinds = .controls

  func check(_ subject: AuditedElement, findings: inout Findings) {
    if subject.keyboardAccess.hidesKeyboardFocus, subject.isEnabled {
      return findings.report(
        "\(subject) has no focus ring", at: subject,
        doubt: "its focus may be visible in another way",
        suggestion: Remedy("keep the focus ring", appKit: "set focusRingType to .default"),
        asking: .ofScreen)
    }
    guard subject.keyboardAccess.refusesKeyboardFocus else { return }
    if let reason = Reason.when(!subject.isEnabled, "it is disabled")
      ?? subject.keyboardAccess.wayByKeyboard
    {
      return findings.excuse(subject, because: reason)
    }
    findings.report(
      "\(subject) refuses the keyboard focus", at: subject,
      doubt: "a menu may offer the same by keyboard")
  }
}

extension KeyboardFocusRefused {
  static let examples = RuleExamples(
    passing: [Example(xib(#"refusesFirstResponder="NO""#, ""))],
    failing: [
      Example(xib(#"refusesFirstResponder="YES""#, "↓")),
      // Needs review.
      Example(xib(#"focusRingType="none""#, "↓")),
    ]
  )

  private static func xib(_ attribute: String, _ mark: String) -> String {
    Example.appKitXIB(
      """
      \(mark)<button id="b">
        <rect key="frame" x="20" y="20" width="90" height="32"/>
        <buttonCell key="cell" type="push" title="Clear" \(attribute) id="c"/>
      </button>
      """)
  }
}
