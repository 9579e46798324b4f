internal import AccessibilityModel
internal import Auditing

/// Reports views whose constraints leave their position or size open.
struct LayoutAmbiguous: ScreenRule {
  static let description = RuleDescription(
    id: "layout-ambiguous",
    group: .screen,
    summary: "Constraints should determine position and size.",
    rationale: "On another device or in another language, the view may cover what is beside it.",
    remedy: Remedy(
      "add the missing edge or size constraint",
      .uiKit("view.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor).isActive = true"),
      .swiftUI(".frame(maxWidth: .infinity, alignment: .leading)"),
      .appKit("view.leadingAnchor.constraint(equalTo: content.leadingAnchor).isActive = true")),
    severity: .warning,
    criteria: [.wcag("1.4.10")],
    needs: [.constraints, .solvedLayout]
  )

  func check(_ context: AuditContext, findings: inout Findings) {
    guard let solved = context.screen.solvedLayout else { return }
    let all = Set(solved.undecided.map(\.element))
    // A view that a conflict leaves open belongs to the conflict.
    let torn = Set(solved.conflicts.flatMap(\.elements))
    for undecided in solved.undecided {
      let subject = context.subject(undecided.element)
      // A view inside an ambiguous view is ambiguous too.
      let isInner = context.screen.parent(of: undecided.element).map(all.contains) ?? false
      if let reason = Reason.when(isInner, "the view around it is ambiguous, too")
        ?? .when(torn.contains(undecided.element), "conflicting constraints leave it open")
        ?? .when(subject.flags.contains(.hidden), "it is hidden")
      {
        findings.excuse(subject, because: reason)
        continue
      }
      let axis =
        switch (undecided.isHorizontal, undecided.isVertical) {
        case (true, true): "horizontally and vertically"
        case (true, false): "horizontally"
        default: "vertically"
        }
      findings.report(
        "\(subject) has an ambiguous position or size \(axis)", at: subject,
        on: [.design],
        doubt: .when(subject.isCustomClass, "its class may add constraints"))
    }
  }
}

extension LayoutAmbiguous {
  static let examples = RuleExamples(
    passing: [
      Example(
        #"""
        <UIView frame="0 0 390 844">
          <UILabel text="Name" identifier="name" frame="20 50 100 20"/>
          <constraint item="name" attribute="left" toAttribute="left" constant="20"/>
          <constraint item="name" attribute="top" toAttribute="top" constant="50"/>
        </UIView>
        """#)
    ],
    failing: [
      Example(
        #"""
        <UIView frame="0 0 390 844">
          ↓<UILabel text="Name" identifier="name" frame="20 50 100 20"/>
          <constraint item="name" attribute="top" toAttribute="top" constant="50"/>
        </UIView>
        """#)
    ]
  )
}
