internal import AccessibilityModel
internal import Auditing

/// Reports alerts without a descriptive title.
struct HigAlertTitle: ScreenRule {
  static let description = RuleDescription(
    convention: "hig-alert-title",
    "Alert titles should describe what happened.",
    because: "The title is what users hear first, and often all that they hear.",
    remedy: Remedy(
      "put what happened, or the question, in the title",
      .uiKit(#"UIAlertController(title: "Delete draft?", message: nil, preferredStyle: .alert)"#),
      .swiftUI(#".alert("Delete draft?", isPresented: $asks) { }"#)),
    .warning,
    languages: empty.languages
  )

  private static let empty = PhraseLists("phrase-alert-titles")

  func check(_ context: AuditContext, findings: inout Findings) {
    for alert in context.outermost(.alert).map(context.subject) {
      guard let title = alert.alertFacts.title else {
        if !alert.buttons.isEmpty { findings.report("\(alert) has no title", at: alert) }
        continue
      }
      guard Self.empty.matches(Words(title), of: alert) else { continue }
      findings.report("\(alert) has the uninformative title “\(title)”", at: alert)
    }
  }
}

extension HigAlertTitle {
  static let examples = RuleExamples(
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
