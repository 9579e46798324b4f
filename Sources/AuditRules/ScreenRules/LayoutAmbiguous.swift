internal import AccessibilityModel
public import Auditing

/// Reports views that their constraints leave more than one place or size.
///
/// Where they lie then follows from chance: on another device, or in another language, they may cover
/// what is beside them.
public struct LayoutAmbiguous: ScreenRule {
  public static let description = RuleDescription(
    id: "layout-ambiguous",
    group: .screen,
    summary: "The constraints of a view decide where it lies and how large it is.",
    rationale: "On another device, or in another language, it may cover what is beside it.",
    remedy: "add a constraint for the edge or size that is missing",
    severity: .warning,
    criteria: [.wcag("1.4.10")],
    needs: [.constraints, .solvedLayout]
  )

  public init() {}

  public func check(_ context: AuditContext, findings: inout Findings) {
    guard let solved = context.screen.solvedLayout else { return }
    let all = Set(solved.undecided.map(\.element))
    // What a contradiction leaves open is the contradiction's fault.
    let torn = Set(solved.conflicts.flatMap(\.elements))
    for undecided in solved.undecided {
      let subject = context.subject(undecided.element)
      // What stands in an undecided view is undecided with it.
      let isInner = context.screen.parent(of: undecided.element).map(all.contains) ?? false
      guard !isInner, !torn.contains(undecided.element), !subject.flags.contains(.hidden) else {
        continue
      }
      let axis =
        switch (undecided.isHorizontal, undecided.isVertical) {
        case (true, true): "horizontally and vertically"
        case (true, false): "horizontally"
        default: "vertically"
        }
      let isSure = !subject.element.isCustomClass && !context.screen.framesAreDesignTime
      findings.report(
        "\(subject) is not placed by its constraints \(axis)", at: subject,
        outcome: isSure ? .fail : .review)
    }
  }
}

extension LayoutAmbiguous {
  public static let examples = RuleExamples(
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
