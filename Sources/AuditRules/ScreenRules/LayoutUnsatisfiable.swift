internal import AccessibilityModel
internal import Auditing

/// Reports constraints that conflict.
struct LayoutUnsatisfiable: ScreenRule {
  static let description = RuleDescription(
    id: "layout-unsatisfiable",
    group: .screen,
    summary: "Required constraints should not conflict.",
    rationale: "The app drops one of them, and parts of the screen are covered or cut off.",
    remedy: Remedy(
      "remove a constraint, or lower its priority below 1000",
      .uiKit("constraint.priority = .defaultHigh"),
      .swiftUI(".fixedSize(horizontal: false, vertical: true)"),
      .appKit("constraint.priority = .defaultHigh")),
    severity: .warning,
    criteria: [.wcag("1.4.10")],
    needs: [.constraints, .solvedLayout]
  )

  func check(_ context: AuditContext, findings: inout Findings) {
    guard let solved = context.screen.solvedLayout, !solved.conflicts.isEmpty else { return }
    let words = ConstraintWords(context)
    for conflict in solved.conflicts {
      guard let first = conflict.elements.first else { continue }
      let parts = zip(conflict.constraints, conflict.holders).prefix(4).map {
        words.text(of: $0, heldBy: $1)
      }
      let more = conflict.constraints.count - parts.count
      let list = parts.joined(separator: "; ") + (more > 0 ? "; and \(more) more" : "")
      let count = conflict.constraints.count
      let what =
        count == 1
        ? "has an unsatisfiable constraint: \(list)"
        : "has \(count) conflicting constraints: \(list)"
      let isSure = conflict.elements.allSatisfy { !context.screen.elements[$0].isCustomClass }
      findings.report(
        "\(context.subject(first)) \(what)", at: context.subject(first),
        on: [.design], doubt: .when(!isSure, "a custom class may change its constraints"),
        related: conflict.elements.dropFirst().map(context.subject), asking: .ofScreen)
    }
  }
}

extension LayoutUnsatisfiable {
  static let examples = RuleExamples(
    passing: [
      Example(
        #"""
        <UIView frame="0 0 390 844">
          <UILabel text="Name" identifier="name" frame="20 50 100 20"/>
          <constraint item="name" attribute="left" toAttribute="left" constant="20"/>
          <constraint item="name" attribute="top" toAttribute="top" constant="50"/>
          <constraint item="name" attribute="width" constant="100"/>
          <constraint item="name" attribute="width" constant="120" priority="999"/>
        </UIView>
        """#)
    ],
    failing: [
      Example(
        #"""
        <UIView frame="0 0 390 844">
          ↓<UILabel text="Name" identifier="name" frame="20 50 100 20"/>
          <constraint item="name" attribute="left" toAttribute="left" constant="20"/>
          <constraint item="name" attribute="top" toAttribute="top" constant="50"/>
          <constraint item="name" attribute="width" constant="100"/>
          <constraint item="name" attribute="width" constant="120"/>
        </UIView>
        """#)
    ]
  )
}
