internal import AccessibilityModel
public import Auditing

/// Reports texts that ask users to rotate the device.
public struct HigRotateRequest: ElementRule {
  public static let description = RuleDescription(
    convention: "hig-rotate-request",
    "Apps should not ask users to rotate the device.",
    because: "Users whose device is fixed to a wheelchair cannot rotate it.",
    remedy: "lay the screen out for the current orientation",
    .warning,
    languages: requests.languages
  )

  public static let subjects: ElementKinds = [.texts, .labelled]

  private static let requests = PhraseGrammar("says-rotate-request")

  public init() {}

  public func check(_ subject: AuditedElement, findings: inout Findings) {
    guard !subject.isActionable, Self.requests.occurs(in: subject.textSentences, of: subject)
    else { return }
    let isLocked = subject.context.app.onlyAxis != nil
    findings.report(
      "\(subject) asks users to rotate the device", at: subject, severity: isLocked ? .error : nil)
  }
}

extension HigRotateRequest {
  public static let examples = RuleExamples(
    passing: [
      Example(#"<UILabel text="Rotate your photo" frame="0 0 390 44"/>"#)
    ],
    failing: [
      Example(#"↓<UILabel text="Please rotate your device" frame="0 0 390 44"/>"#),
      Example(#"↓<UILabel text="Turn your phone to see more" frame="0 0 390 44"/>"#),
    ]
  )
}
