internal import AccessibilityModel
internal import Auditing

/// Reports labels that contain the visible text, but not at the start.
///
/// A best practice of WCAG 2.5.3.
struct LabelNotAtFront: ElementRule {
  static let description = RuleDescription(
    id: "label-not-at-front",
    group: .names,
    summary: "Labels should start with the visible text.",
    rationale: "Users wait for the word that is visible at once, and speech input matches the "
      + "start best.",
    remedy: Remedy(
      ofLabel: { "start \($0) with the visible text" },
      .label("Send message")),
    severity: .note,
    criteria: [.wcag("2.5.3")],
    needs: [.labels],
    isRecommended: false
  )

  static let subjects: ElementKinds = .controls
  static let judgesWording = true

  func check(_ subject: AuditedElement, findings: inout Findings) {
    guard let texts = VisibleNames(of: subject), !texts.matches.isEmpty,
      !texts.matches.contains(0)
    else { return }
    if subject.element.role == .cell {
      return findings.excuse(subject, because: "a row may start with its state, as in “Unread, …”")
    }
    let seen = texts.all[0].quoted
    findings.report(
      "\(subject) does not start its label \(subject.wording.quotedLabel) with the visible text \(seen)",
      at: subject)
  }
}

extension LabelNotAtFront {
  static let examples = RuleExamples(
    passing: [
      Example(#"<UIButton title="Send" label="Send the message" frame="20 100 80 44"/>"#),
      Example(#"<UIButton title="Send" frame="20 100 80 44"/>"#),
      // That it is not there at all is label-in-name's.
      Example(#"<UIButton title="Send" label="Submit" frame="20 100 80 44"/>"#),
      Example(
        #"""
        <UITableViewCell traits="button" label="Unread, Ann" frame="0 100 390 44">
          <UILabel text="Ann" isElement="false" frame="20 110 80 20"/>
        </UITableViewCell>
        """#),
    ],
    failing: [
      Example(#"↓<UIButton title="Send" label="Please send now" frame="20 100 80 44"/>"#)
    ]
  )
}
