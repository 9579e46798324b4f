internal import AccessibilityModel
internal import Auditing

/// Reports headings that skip a level.
struct HeadingOrder: ScreenRule {
  static let description = RuleDescription(
    id: "heading-order",
    group: .screen,
    summary: "Heading levels should increase by one.",
    rationale: "Users who navigate by level take the section for a part of one that does not "
      + "exist.",
    remedy: Remedy(
      "use the level that follows from the structure",
      .uiKit(
        #"title.accessibilityAttributedLabel = NSAttributedString(string: "Fees", "#
          + #"attributes: [.accessibilityTextHeadingLevel: 2])"#),
      .swiftUI(#"Text("Fees").accessibilityHeading(.h2)"#),
      .views(#"android:accessibilityHeading="true""#),
      .compose("Modifier.semantics { heading() }")),
    severity: .note,
    criteria: [.wcag("1.3.1")],
    needs: [.headings],
    isRecommended: false
  )

  func check(_ context: AuditContext, findings: inout Findings) {
    var last: (subject: AuditedElement, level: Int)?
    for stop in context.stopElements {
      let subject = context.subject(stop)
      guard let level = subject.element.headingLevel else { continue }
      if let last, level > last.level + 1 {
        findings.report(
          "\(subject) is a level \(level) heading after level \(last.level)",
          at: subject, related: [last.subject])
      }
      last = (subject, level)
    }
  }
}

extension HeadingOrder {
  static let examples = RuleExamples(
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
