internal import AccessibilityModel
internal import Auditing

/// Reports modal views without a dismiss control.
struct ModalNoWayOut: ScreenRule {
  static let description = RuleDescription(
    id: "modal-no-way-out",
    group: .actions,
    summary: "Modal views must have a dismiss control.",
    rationale: "VoiceOver stays inside a modal view, so users without a dismiss control are "
      + "trapped.",
    remedy: Remedy(
      "add Close, Cancel or Done and implement accessibilityPerformEscape",
      appKit: "add Close, Cancel or Done and implement cancelOperation(_:)",
      android: "add Close, Cancel or Done",
      .uiKit(
        "override func accessibilityPerformEscape() -> Bool { dismiss(animated: true); "
          + "return true }"),
      .swiftUI(".accessibilityAction(.escape) { dismiss() }"),
      .appKit("override func cancelOperation(_ sender: Any?) { close() }"),
      .views("builder.setNegativeButton(R.string.cancel, null)"),
      .compose("AlertDialog(onDismissRequest = close, confirmButton = { DoneButton() })")),
    severity: .error,
    criteria: [.wcag("2.1.2")],
    needs: [.exposure, .labels],
    languages: Dismissal.languages.intersection(escapes.languages)
  )

  fileprivate static let escapes = PhraseLists("phrase-escape-actions")

  func check(_ context: AuditContext, findings: inout Findings) {
    for item in context.subjects(.controls) where item.surface.isDeadWayOut {
      findings.report(
        "\(item) dismisses nothing: it has no action", at: item,
        doubt: "code may find it through its bar", suggestion: Self.remedyOfItem,
        asking: .ofScreen)
    }
    for modal in context.modals {
      let subject = context.subject(modal)
      if subject.exposure.hidesAll {
        // The screen has no stops at all: that is the finding of another rule, in any language.
        if context.emptyModal?.index == modal, case .nothing = context.reach {
          findings.excuse(subject, because: "the screen has no stops, which is reported")
          continue
        }
        findings.report(
          "\(subject) is modal but has no elements, so \(subject.context.screenReader) reaches none at all",
          at: subject, on: [.design],
          suggestion: "expose its content, or set accessibilityViewIsModal = false")
        continue
      }
      let stops = context.stops(in: modal).map(context.subject)
      guard !stops.isEmpty, !stops.contains(where: \.surface.dismisses), !subject.offersEscape
      else { continue }
      // Each button of an alert ends it, and a choice ends a popover or a sheet of choices.
      let ends = subject.element.role == .alert || subject.element.role == .popover
      let buttons = stops.count { $0.element.traits.contains(.button) }
      if let reason = Reason.when(goesByItself(subject), "it disappears by itself")
        ?? .when(ends && buttons > 0, "each of its buttons dismisses it")
      {
        findings.excuse(subject, because: reason)
        continue
      }
      findings.report(
        "\(subject) has no dismiss control among its \(stops.count) stops", at: subject,
        on: [.classesAndGestures],
        doubt: .when(buttons > 0, "one of its buttons may dismiss it"))
    }
  }

  private static let remedyOfItem = Remedy("connect it with an action that dismisses the screen")

  private func goesByItself(_ modal: AuditedElement) -> Bool {
    modal.element.autoDismiss != nil
  }
}

extension AuditedElement {
  /// Whether a custom action dismisses it.
  fileprivate var offersEscape: Bool {
    element.customActions.contains { action in
      ModalNoWayOut.escapes.begins(Words(action), of: self)
    }
  }
}

extension ModalNoWayOut {
  static let examples = RuleExamples(
    passing: [
      Example(
        #"""
        <UIView viewIsModal="true" frame="0 300 390 500">
          <UILabel text="Saved" frame="60 350 270 20"/>
          <UIButton title="Close" frame="60 420 270 44"/>
        </UIView>
        """#),
      Example(
        #"""
        <UIAlertController title="Delete?" frame="60 350 270 150">
          <UIButton title="Delete" frame="60 420 270 44"/>
        </UIAlertController>
        """#),
      Example(
        #"""
        <UIView viewIsModal="true" autoDismiss="10" frame="0 300 390 500">
          <UILabel text="Saved" frame="60 350 270 20"/>
        </UIView>
        """#),
      Example(
        #"""
        <UIView viewIsModal="true" frame="0 300 390 500">
          <UILabel text="Saved" frame="60 350 270 20"/><action name="Close"/>
        </UIView>
        """#),
      // One finding, that of screen-without-stops.
      Example(
        #"""
        <UIView viewIsModal="true" frame="0 300 390 300"/>
        <UIButton title="Skip" frame="16 120 358 54"/>
        """#),
    ],
    failing: [
      Example(
        #"""
        ↓<UIView viewIsModal="true" frame="0 300 390 500">
          <UILabel text="Saved" frame="60 350 270 20"/>
        </UIView>
        """#),
      // Nothing else is reached either, not even the page.
      Example(
        #"""
        ↓<UIView viewIsModal="true" frame="0 300 390 300"/>
        <UIButton title="Skip" frame="16 120 358 54"/><WKWebView frame="0 200 390 90"/>
        """#),
      Example(
        #"""
        ↓<UIView viewIsModal="true" frame="0 300 390 500">
          <UIButton title="Blue" frame="60 350 270 44"/>
        </UIView>
        """#),
    ]
  )
}
