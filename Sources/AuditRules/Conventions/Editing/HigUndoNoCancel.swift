internal import AccessibilityModel
internal import Auditing

extension AlertConvention {
  /// Reports undo alerts without Cancel.
  static let undoNoCancel = {
    let undo = PhraseLists("phrase-undo")
    let titles = PhraseLists("phrase-undo-titles")
    let cancel = PhraseLists("phrase-leaving")
    return AlertConvention(
      RuleDescription(
        convention: "hig-undo-no-cancel",
        "Undo alerts should offer Cancel.",
        because:
          "Users shake the device by accident; without Cancel they lose something each time.",
        remedy: Remedy(
          "add a Cancel button",
          .uiKit(#"alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))"#),
          .swiftUI(#"Button("Cancel", role: .cancel) { }"#)),
        .warning,
        languages: undo.languages.intersection(cancel.languages)
      ), includesSheets: true,
      RuleExamples(
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
    ) {
      let buttons = $0.buttons
      guard let title = $0.alertFacts.title.map(Words.init), !buttons.isEmpty,
        undo.begins(title, of: $0) || titles.begins(title, of: $0)
      else { return nil }
      // In French the verb of “Annuler la saisie” is that of “Annuler”, too.
      let isCancelled = buttons.contains {
        cancel.begins($0.wording.words, of: $0) && !titles.begins($0.wording.words, of: $0)
      }
      return isCancelled
        ? nil : ConventionFault("is an undo alert without Cancel", related: buttons)
    }
  }()
}
