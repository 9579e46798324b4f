internal import AccessibilityModel
public import Auditing

/// Reports headings whose level skips one.
///
/// Who moves by headings of a level takes the part for one of another.
public struct HeadingOrder: ScreenRule {
  public static let description = RuleDescription(
    id: "heading-order",
    group: .screen,
    summary: "The level of a heading is at most one deeper than that of the heading before.",
    rationale: "Who moves by headings takes it for a part of something that is not there.",
    remedy: "declare the level that follows from the structure of the screen",
    severity: .note,
    criteria: [.wcag("1.3.1")],
    needs: [.headings],
    isRecommended: false
  )

  public init() {}

  public func check(_ context: AuditContext, findings: inout Findings) {
    var last: (subject: AuditedElement, level: Int)?
    for stop in context.stopElements {
      let subject = context.subject(stop)
      guard let level = subject.element.headingLevel else { continue }
      if let last, level > last.level + 1 {
        findings.report(
          "\(subject) is a heading of level \(level) behind one of level \(last.level)",
          at: subject, related: [last.subject])
      }
      last = (subject, level)
    }
  }
}

extension HeadingOrder {
  public static let examples = RuleExamples(
    passing: [
      Example(
        #"""
        <UILabel text="A" traits="header" headingLevel="2" frame="20 50 200 20"/>
        <UILabel text="B" traits="header" headingLevel="3" frame="20 80 200 20"/>
        <UILabel text="C" traits="header" headingLevel="1" frame="20 110 200 20"/>
        """#),
      Example(
        #"""
        <UILabel text="A" traits="header" frame="20 50 200 20"/>
        <UILabel text="B" traits="header" headingLevel="3" frame="20 80 200 20"/>
        """#),
    ],
    failing: [
      Example(
        #"""
        <UILabel text="A" traits="header" headingLevel="1" frame="20 50 200 20"/>
        ↓<UILabel text="B" traits="header" headingLevel="3" frame="20 80 200 20"/>
        """#)
    ]
  )
}
