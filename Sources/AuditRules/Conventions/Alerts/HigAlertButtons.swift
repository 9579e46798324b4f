internal import AccessibilityModel
internal import Auditing

/// Reports alerts with many buttons, or buttons that do not describe their action.
struct HigAlertButtons: ScreenRule {
  static let description = RuleDescription(
    convention: "hig-alert-buttons",
    "Alerts should have one or two descriptive buttons.",
    because: "“Yes” means nothing to users who have not heard the question to the end.",
    remedy: Remedy(
      "name each button by its action, and use an action sheet for more than two",
      .uiKit(#"alert.addAction(UIAlertAction(title: "Delete", style: .destructive))"#),
      .swiftUI(
        #".alert("Delete draft?", isPresented: $asks) { Button("Delete", role: "#
          + #".destructive, action: delete) }"#)),
    .warning,
    languages: answers.languages.intersection(instructions.languages)
  )

  var most = 2
  /// An undo alert offers undo, redo and Cancel; the system asks for a permission with three buttons.
  var mostOfUndo = 3

  private static let answers = PhraseLists("phrase-alert-answers")
  private static let instructions = PhraseLists("phrase-alert-instructions")
  private static let undo = PhraseLists("phrase-undo")

  func check(_ context: AuditContext, findings: inout Findings) {
    for alert in context.outermost(.alert).map(context.subject) {
      let buttons = alert.buttons
      let isUndo = alert.alertFacts.title.map { Self.undo.begins(Words($0), of: alert) } ?? false
      let most = isUndo || alert.alertFacts.isPermissionRequest ? mostOfUndo : most
      if buttons.count > most {
        findings.report(
          "\(alert) has \(buttons.count) buttons; maximum \(most)", at: alert,
          related: buttons)
      }
      for button in buttons where Self.answers.matches(button.wording.words, of: button) {
        findings.report("\(button) does not describe its action", at: button, related: [alert])
      }
      for text in alert.alertFacts.texts
      where Self.instructions.occurs(in: text.wording.visibleWords, of: text) {
        findings.report(
          "\(text) explains the buttons of the alert", at: text, severity: .note, related: [alert])
      }
    }
  }
}

extension HigAlertButtons {
  static let examples = RuleExamples(
    passing: [
      Example(
        #"""
        <UIAlertController title="Delete the draft?" frame="60 350 270 150"><UIButton title="Delete" frame="60 400 270 44"/><UIButton title="Cancel" frame="60 450 270 44"/></UIAlertController>
        """#),
      Example(
        #"""
        <UIAlertController title="Undo Typing" frame="60 350 270 250"><UIButton title="Undo" frame="60 400 270 44"/><UIButton title="Redo Paste" frame="60 450 270 44"/><UIButton title="Cancel" frame="60 500 270 44"/></UIAlertController>
        """#),
      // The system asks.
      Example(
        #"""
        <UIAlertController title="“Maps” Would Like to Use Your Location" frame="60 300 270 250"><UIButton title="Allow Once" frame="60 400 270 44"/><UIButton title="Allow While Using App" frame="60 450 270 44"/><UIButton title="Don’t Allow" frame="60 500 270 44"/></UIAlertController>
        """#),
    ],
    failing: [
      Example(
        #"""
        ↓<UIAlertController title="Delete?" frame="60 350 270 250"><UIButton title="All" frame="60 400 270 44"/><UIButton title="This one" frame="60 450 270 44"/><UIButton title="None" frame="60 500 270 44"/></UIAlertController>
        """#),
      Example(
        #"""
        <UIAlertController title="Delete?" frame="60 350 270 250">
        ↓<UIButton title="Yes" frame="60 400 270 44"/>
        ↓<UIButton title="No" frame="60 450 270 44"/>
        </UIAlertController>
        """#),
      Example(
        #"""
        <UIAlertController title="Delete?" frame="60 350 270 250">
        ↓<UILabel text="Tap OK to delete the draft." frame="60 380 270 20"/>
        <UIButton title="OK" frame="60 450 270 44"/>
        </UIAlertController>
        """#),
    ]
  )
}
