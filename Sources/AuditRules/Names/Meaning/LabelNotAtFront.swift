internal import AccessibilityModel
public import Auditing

/// Reports labels that hold the text of the control, but not at their beginning.
///
/// What stands there is what people say and look for; it comes first (best practice of WCAG 2.5.3).
public struct LabelNotAtFront: ElementRule {
  public static let description = RuleDescription(
    id: "label-not-at-front",
    group: .names,
    summary: "A label begins with the text that stands on the control.",
    rationale: "Someone who hears it waits for the word that everyone else sees at once.",
    remedy: "begin the accessibilityLabel with the visible text",
    severity: .note,
    criteria: [.wcag("2.5.3")],
    needs: [.labels],
    isRecommended: false
  )

  public static let subjects: ElementKinds = .controls
  public static let judgesWording = true

  public init() {}

  public func check(_ subject: AuditedElement, findings: inout Findings) {
    guard let texts = VisibleNames(of: subject), !texts.matches.isEmpty,
      !texts.matches.contains(0),
      // «Unread, …» at the head of a row is common and fine.
      subject.element.role != .cell
    else { return }
    let seen = texts.all[0].quoted
    findings.report(
      "\(subject) is called \(subject.quotedLabel), which does not begin with \(seen)", at: subject)
  }
}

extension LabelNotAtFront {
  public static let examples = RuleExamples(
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
