internal import AccessibilityModel
public import Auditing

/// Reports constraints that contradict each other.
///
/// The app then drops one of them when it runs, and nobody knows which: what was meant to be apart
/// lies on top of each other, or beyond the edge.
public struct LayoutUnsatisfiable: ScreenRule {
  public static let description = RuleDescription(
    id: "layout-unsatisfiable",
    group: .screen,
    summary: "The required constraints of a screen can be met together.",
    rationale:
      "The app drops one of them, and parts of the screen cover each other or are cut off.",
    remedy: "take one of the constraints away, or give it a priority below 1000",
    severity: .warning,
    criteria: [.wcag("1.4.10")],
    needs: [.constraints, .solvedLayout]
  )

  public init() {}

  public func check(_ context: AuditContext, findings: inout Findings) {
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
        ? "has a constraint that cannot be met: \(list)"
        : "is in \(count) constraints that contradict each other: \(list)"
      // A class of the app's own may change its constraints when it runs.
      let isSure = conflict.elements.allSatisfy { !context.screen.elements[$0].isCustomClass }
      findings.report(
        "\(context.subject(first)) \(what)", at: context.subject(first),
        outcome: isSure && !context.screen.framesAreDesignTime ? .fail : .review,
        related: conflict.elements.dropFirst().map(context.subject))
    }
  }
}

extension LayoutUnsatisfiable {
  public static let examples = RuleExamples(
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
