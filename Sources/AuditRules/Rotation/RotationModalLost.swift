internal import AccessibilityModel
public import Auditing

/// Reports dialogs that a turn closes, or that no longer keep what lies behind them away.
///
/// Who listens is back on the screen behind it without a word.
public struct RotationModalLost: PairRule {
  public static let description = RuleDescription(
    id: "rotation-modal-lost",
    group: .rotation,
    summary: "A modal view stays, and stays modal, when the device is turned.",
    rationale: "Who listens is back on the screen behind it without a word, or wanders out of it.",
    remedy: "keep the presentation, and set accessibilityViewIsModal in both layouts",
    severity: .error,
    criteria: [.wcag("4.1.2")],
    needs: [],
    platforms: [.iOS, .android]
  )

  public init() {}

  public func check(_ pair: OrientationPair, findings: inout PairFindings) {
    let orientation = pair.second.screen.orientation.rawValue
    for index in pair.first.modals {
      let modal = pair.first.subject(index)
      guard !modal.isMeantForOneOrientation, hasStop(modal) else { continue }
      guard let after = pair.counterpart(of: modal), !after.subject.kinds.isEmpty else {
        // Its content may stand in another presentation: a sheet for a popover.
        if !contentIsModal(modal, pair) {
          findings.report("\(modal) is modal and not there in \(orientation)", at: modal)
        }
        continue
      }
      guard let leak = leak(around: after.subject), self.leak(around: modal) == nil else {
        continue
      }
      findings.report(
        """
        \(after.subject) lets the screen behind it be read in \(orientation): \(leak)\(after.doubt)
        """, at: after.subject, outcome: after.outcome, related: [leak])
    }
  }

  private func hasStop(_ subject: AuditedElement) -> Bool {
    !subject.context.stops(in: subject.index).isEmpty
  }

  /// Whether something of what is in it stands in a modal view in the other orientation.
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
  public static let examples = RuleExamples(
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
