internal import AccessibilityModel
internal import Auditing

/// Reports undo alerts without Cancel.
struct HigUndoNoCancel: ScreenRule {
  static let description = RuleDescription(
    convention: "hig-undo-no-cancel",
    "Undo alerts should offer Cancel.",
    because: "Users shake the device by accident; without Cancel they lose something each time.",
    remedy: Remedy(
      "add a Cancel button",
      .uiKit(#"alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))"#),
      .swiftUI(#"Button("Cancel", role: .cancel) { }"#)),
    .warning,
    languages: undo.languages.intersection(cancel.languages)
  )

  private static let undo = PhraseLists("phrase-undo")
  private static let titles = PhraseLists("phrase-undo-titles")
  private static let cancel = PhraseLists("phrase-leaving")

  func check(_ context: AuditContext, findings: inout Findings) {
    for alert in context.outermost(.alert, .sheet).map(context.subject) {
      let buttons = alert.buttons
      guard let title = alert.alertFacts.title.map(Words.init),
        Self.undo.begins(title, of: alert) || Self.titles.begins(title, of: alert),
        !buttons.isEmpty,
        !buttons.contains(where: isCancel)
      else { continue }
      findings.report("\(alert) is an undo alert without Cancel", at: alert, related: buttons)
    }
  }
}

extension HigUndoNoCancel {
  /// In French the verb of “Annuler la saisie” is that of “Annuler”, too.
  private func isCancel(_ button: AuditedElement) -> Bool {
    Self.cancel.begins(button.wording.words, of: button)
      && !Self.titles.begins(button.wording.words, of: button)
  }
}

extension HigUndoNoCancel {
  static let examples = RuleExamples(
    passing: [
      Example(
        #"""
        <UIAlertController title="Undo Typing" frame="60 350 270 150"><UIButton title="Undo" frame="60 400 270 44"/><UIButton title="Cancel" frame="60 450 270 44"/></UIAlertController>
        """#),
      Example(
        #"""
        <UIAlertController title="Delete the draft?" frame="60 350 270 150"><UIButton title="Delete" frame="60 400 270 44"/></UIAlertController>
        """#),
    ],
    failing: [
      Example(
        #"""
        ↓<UIAlertController title="Undo Typing" frame="60 350 270 150"><UIButton title="Undo" frame="60 400 270 44"/><UIButton title="Redo Paste" frame="60 450 270 44"/></UIAlertController>
        """#)
    ]
  )
}
