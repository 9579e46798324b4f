internal import AccessibilityModel
internal import Auditing

/// Reports modal views that close, or stop being modal, after rotation.
struct RotationModalLost: PairRule {
  static let description = RuleDescription(
    id: "rotation-modal-lost",
    group: .rotation,
    summary: "Modal views must stay modal after rotation.",
    rationale: "Users are back on the screen below without an announcement, or swipe out of the "
      + "dialog.",
    remedy: Remedy(
      "keep the presentation and set accessibilityViewIsModal in both layouts",
      android: "keep the dialog showing in both layouts",
      .uiKit("dialog.accessibilityViewIsModal = true"),
      .swiftUI(".sheet(isPresented: $isShown) { Dialog() }"),
      .views(#"DialogFragment().show(supportFragmentManager, "dialog")"#),
      .compose("var isShown by rememberSaveable { mutableStateOf(true) }")),
    severity: .error,
    criteria: [.wcag("4.1.2")],
    needs: [],
    platforms: [.iOS, .android]
  )

  func check(_ pair: OrientationPair, findings: inout PairFindings) {
    let orientation = pair.second.screen.orientation.rawValue
    for index in pair.first.modals {
      let modal = pair.first.subject(index)
      guard hasStop(modal) else { continue }
      if let reason = modal.reasonForOneOrientation {
        findings.excuse(modal, because: reason)
        continue
      }
      guard let after = pair.counterpart(of: modal), !after.subject.kinds.isEmpty else {
        if contentIsModal(modal, pair) {
          findings.excuse(modal, because: "its content is in another modal view there")
        } else {
          findings.report("\(modal) is modal but missing in \(orientation)", at: modal)
        }
        continue
      }
      guard let leak = leak(around: after.subject), self.leak(around: modal) == nil else {
        continue
      }
      findings.report(
        """
        \(after.subject) leaves \(leak) below it reachable in \(orientation)\(after.doubtInWords)
        """, at: after.subject, doubt: after.doubt, related: [leak])
    }
  }

  private func hasStop(_ subject: AuditedElement) -> Bool {
    !subject.context.stops(in: subject.index).isEmpty
  }

  /// Whether some of its content is in a modal view in the other orientation.
  private func contentIsModal(_ modal: AuditedElement, _ pair: OrientationPair) -> Bool {
    modal.context.stops(in: modal.index).contains {
      pair.counterpart(of: modal.context.subject($0))?.subject.ancestorTraits.contains(.modal)
        ?? false
    }
  }

  /// The first stop outside of all modal views.
  private func leak(around modal: AuditedElement) -> AuditedElement? {
    let context = modal.context
    return context.stopSubjects.first {
      !$0.ancestorTraits.contains(.modal) && !context.modals.contains($0.index)
    }
  }
}

extension RotationModalLost {
  static let examples = RuleExamples(
    passing: [
      .turned(
        portrait: #"""
          <UIView viewIsModal="true" identifier="sheet" frame="0 400 390 444">
            <UIButton title="Close" frame="20 420 80 44"/>
          </UIView>
          """#,
        landscape: #"""
          <UIView viewIsModal="true" identifier="sheet" frame="200 0 444 390">
            <UIButton title="Close" frame="220 20 80 44"/>
          </UIView>
          """#)
    ],
    failing: [
      .turned(
        portrait: #"""
          <UIButton title="Buy" frame="20 100 80 44"/>
          ↓<UIView viewIsModal="true" identifier="sheet" frame="0 400 390 444">
            <UIButton title="Close" frame="20 420 80 44"/>
          </UIView>
          """#,
        landscape: #"<UIButton title="Buy" frame="20 100 80 44"/>"#),
      .turned(
        portrait: #"""
          <UIButton title="Buy" frame="20 100 80 44"/>
          <UIView viewIsModal="true" identifier="sheet" frame="0 400 390 444">
            <UIButton title="Close" frame="20 420 80 44"/>
          </UIView>
          """#,
        landscape: #"""
          <UIButton title="Buy" frame="20 100 80 44"/>
          ↓<UIView identifier="sheet" frame="200 0 444 390">
            <UIButton title="Close" frame="220 20 80 44"/>
          </UIView>
          """#),
    ]
  )
}
