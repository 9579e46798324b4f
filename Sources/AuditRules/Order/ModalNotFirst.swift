internal import AccessibilityModel
public import Auditing

/// Reports screens on which something modal is shown and the first stop lies outside of it.
///
/// Someone hears what they cannot use, and not the question that waits for an answer.
public struct ModalNotFirst: ScreenRule {
  public static let description = RuleDescription(
    id: "modal-not-first",
    group: .order,
    summary: "While something modal is shown, the first stop is in it.",
    rationale: "Someone hears what they cannot use, and not the question that waits for an answer.",
    remedy: "set accessibilityViewIsModal, and post a screen change with its first element",
    severity: .error,
    criteria: [.wcag("2.4.3")],
    needs: [.exposure]
  )

  public init() {}

  public func check(_ context: AuditContext, findings: inout Findings) {
    guard let first = context.stops.first,
      let modal = context.modals.last(where: { !context.stops(in: $0).isEmpty }),
      !context.screen.subtree(of: modal).contains(first.element)
    else { return }
    let (subject, outside) = (context.subject(modal), context.subject(first.element))
    findings.report(
      "\(subject) is modal, and the first stop is \(outside), outside of it", at: subject,
      outcome: context.describedOutcome, related: [outside])
  }
}

extension ModalNotFirst {
  public static let examples = RuleExamples(
    passing: [
      Example(#"<UIButton title="Buy" frame="20 100 80 44"/>"#),
      Example(
        #"""
        <UIAlertController title="Delete?" frame="60 350 270 150">
          <UIButton title="Delete" frame="60 420 270 44"/>
        </UIAlertController>
        """#),
    ],
    failing: [
      // It is modal among its siblings only, and the button is none of them.
      Example(
        #"""
        <UIButton title="Buy" frame="20 100 80 44"/>
        <UIView frame="0 0 390 844">
          ↓<UIView viewIsModal="true" frame="60 350 270 150">
            <UIButton title="Delete" frame="60 420 270 44"/>
          </UIView>
        </UIView>
        """#)
    ]
  )
}
