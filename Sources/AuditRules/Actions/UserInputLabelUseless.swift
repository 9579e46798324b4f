internal import AccessibilityModel
public import Auditing

/// Reports names for Voice Control of which none is what is seen.
///
/// Someone says what stands on the button, and nothing happens.
public struct UserInputLabelUseless: ElementRule {
  public static let description = RuleDescription(
    id: "user-input-label-useless",
    group: .actions,
    summary: "One of the user input labels is the text that is seen.",
    rationale: "Someone says what stands on the button, and nothing happens.",
    remedy: "add the visible text to accessibilityUserInputLabels, first",
    severity: .warning,
    criteria: [.wcag("2.5.3")],
    needs: [.visibleText]
  )

  public static let subjects: ElementKinds = .controls
  public static let judgesWording = true

  public init() {}

  public func check(_ subject: AuditedElement, findings: inout Findings) {
    let labels = subject.element.userInputLabels
    guard !labels.isEmpty, let text = subject.element.title ?? subject.element.text else { return }
    let seen = Words(text)
    guard !seen.isEmpty else { return }
    let names = labels.map { " \(Words($0).joined) " }
    guard !names.contains(where: { $0.contains(" \(seen.joined) ") }) else { return }
    let all = ([text.collapsed] + labels).joined(separator: "|")
    findings.report(
      "\(subject) shows “\(text)”, which is none of its user input labels", at: subject,
      fix: text.contains("|") ? nil : Fix(attribute: .userInputLabels, value: all))
  }
}

extension UserInputLabelUseless {
  public static let examples = RuleExamples(
    passing: [
      Example(#"<UIButton title="Buy" userInputLabels="Buy|Purchase" frame="0 0 90 44"/>"#),
      Example(#"<UIButton image="cart" label="Buy" userInputLabels="Cart" frame="0 0 90 44"/>"#),
      Example(#"<UIButton title="Buy" frame="0 0 90 44"/>"#),
    ],
    failing: [
      Example(#"↓<UIButton title="Buy" userInputLabels="Purchase|Cart" frame="0 0 90 44"/>"#)
    ]
  )
}
