internal import AccessibilityModel
internal import Auditing

/// Reports hints on elements without an action.
struct HintOnStatic: ElementRule {
  static let description = RuleDescription(
    id: "hint-on-static",
    group: .hints,
    summary: "Only elements with an action should have a hint.",
    rationale: "A hint describes the result of an action; on plain text it is a second text that "
      + "many users turn off.",
    remedy: Remedy(
      "move the words to the label, or remove the hint",
      .uiKit("label.accessibilityHint = nil"),
      .swiftUI(#"Text("Total").accessibilityLabel("Total, 12 euros")"#),
      .appKit("label.setAccessibilityHelp(nil)")),
    severity: .note,
    needs: [.hints, .traits],
    platforms: [.iOS, .tvOS, .macOS],
    isRecommended: false
  )

  static let subjects: ElementKinds = .stops

  func check(_ subject: AuditedElement, findings: inout Findings) {
    let element = subject.element
    guard !subject.isActionable, let hint = subject.hint, !hint.isBlank, subject.role != .cell,
      element.customActions.isEmpty, element.gestures.isEmpty, element.segue == nil,
      element.respondsToUserInteraction != true
    else { return }
    findings.report(
      "\(subject) has the hint \(hint.quoted) but no action", at: subject)
  }
}

extension HintOnStatic {
  static let examples = RuleExamples(
    passing: [
      Example(#"<UILabel text="Total" frame="20 100 80 44"/>"#),
      Example(#"<UIButton title="Play" hint="Plays the song." frame="20 100 80 44"/>"#),
      Example(#"<UITableViewCell label="Ann" hint="Opens the chat." frame="0 100 390 44"/>"#),
      Example(
        #"""
        <UILabel text="Ann" hint="Opens the chat." frame="20 100 80 44"><action name="Open"/></UILabel>
        """#),
    ],
    failing: [
      Example(#"↓<UILabel text="Total" hint="Shows the total." frame="20 100 80 44"/>"#),
      Example(
        #"↓<UIImageView isElement="true" label="A cat" hint="Purrs." frame="20 100 80 44"/>"#),
    ]
  )
}
