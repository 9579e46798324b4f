internal import AccessibilityModel
public import Auditing

/// Reports alerts whose title says nothing.
///
/// The title is what is heard first, and often all that is heard.
public struct HigAlertTitle: ScreenRule {
  public static let description = RuleDescription(
    convention: "hig-alert-title",
    "The title of an alert says what happened.",
    because: "The title is what is heard first, and often all that is heard.",
    remedy: "say in the title what happened or what is asked",
    .warning,
    languages: empty.languages
  )

  private static let empty = PhraseLists("phrase-alert-titles")

  public init() {}

  public func check(_ context: AuditContext, findings: inout Findings) {
    for alert in context.outermost(.alert).map(context.subject) {
      guard let title = alert.alertTitle else {
        if !alert.buttons.isEmpty { findings.report("\(alert) has no title", at: alert) }
        continue
      }
      guard Self.empty.matches(Words(title), of: alert) else { continue }
      findings.report("\(alert) is called “\(title)”, which says nothing", at: alert)
    }
  }
}

extension HigAlertTitle {
  public static let examples = RuleExamples(
    passing: [
      Example(
        #"""
        <UIAlertController title="The payment was not made" frame="60 350 270 150"><UIButton title="OK" frame="60 450 270 44"/></UIAlertController>
        """#),
      Example(
        #"""
        <UIAlertController frame="60 350 270 150"><UILabel text="Delete the draft?" frame="60 360 270 20"/></UIAlertController>
        """#),
    ],
    failing: [
      Example(#"↓<UIAlertController title="Error" frame="60 350 270 150"/>"#),
      Example(#"↓<UIAlertController title="Oops!" frame="60 350 270 150"/>"#),
      Example(
        #"""
        ↓<UIAlertController frame="60 350 270 150"><UIButton title="OK" frame="60 450 270 44"/></UIAlertController>
        """#),
    ]
  )
}
