internal import AccessibilityModel
internal import Auditing

/// Reports modal views while the first stop is outside them.
struct ModalNotFirst: ScreenRule {
  static let description = RuleDescription(
    id: "modal-not-first",
    group: .order,
    summary: "The first stop must be inside the modal view.",
    rationale: "Users hear content that they cannot use, and not the question that needs an "
      + "answer.",
    remedy: Remedy(
      "set accessibilityViewIsModal and post .screenChanged with its first element",
      appKit: "call setAccessibilityModal(true) and post .focusedUIElementChanged with its first "
        + "element",
      android: "show it as a dialog, or request accessibility focus",
      .uiKit("UIAccessibility.post(notification: .screenChanged, argument: dialogTitle)"),
      .swiftUI("@AccessibilityFocusState private var isTitleFocused: Bool"),
      .appKit("NSAccessibility.post(element: dialogTitle, notification: .focusedUIElementChanged)"),
      .views("title.performAccessibilityAction(ACTION_ACCESSIBILITY_FOCUS, null)"),
      .compose("Dialog(onDismissRequest = close) { Content() }")),
    severity: .error,
    criteria: [.wcag("2.4.3")],
    needs: [.exposure]
  )

  func check(_ context: AuditContext, findings: inout Findings) {
    guard let first = context.stops.first,
      let modal = context.modals.last(where: { !context.stops(in: $0).isEmpty }),
      !context.screen.subtree(of: modal).contains(first.element)
    else { return }
    let (subject, outside) = (context.subject(modal), context.subject(first.element))
    findings.report(
      "\(subject) is modal, but the first stop, \(outside), is outside it", at: subject,
      on: [.classesAndGestures], related: [outside])
  }
}

extension ModalNotFirst {
  static let examples = RuleExamples(
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
      // It is modal only among its siblings, and the button is not a sibling.
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
