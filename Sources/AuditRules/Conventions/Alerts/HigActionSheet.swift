internal import AccessibilityModel
internal import Auditing

/// Reports action sheets with an unusual number or order of actions.
struct HigActionSheet: ScreenRule {
  static let description = RuleDescription(
    convention: "hig-action-sheet",
    "Action sheets should have two or more choices, destructive first, Cancel last.",
    because: "Users who know where Cancel is need not listen to every choice.",
    remedy: Remedy(
      "order the actions and shorten the message",
      .uiKit(#"sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))"#),
      .swiftUI(
        #".confirmationDialog("Delete draft?", isPresented: $asks) { Button("Delete", "#
          + #"role: .destructive, action: delete) }"#)),
    .warning,
    languages: destructive.languages.intersection(cancel.languages)
  )

  /// Of its message, in characters.
  var longest = 80

  private static let destructive = PhraseLists("phrase-destructive")
  private static let cancel = PhraseLists("phrase-cancel")

  func check(_ context: AuditContext, findings: inout Findings) {
    for sheet in context.outermost(.sheet).map(context.subject) {
      let buttons = sheet.buttons
      guard let fault = fault(of: buttons, in: sheet) else { continue }
      findings.report("\(sheet) \(fault)", at: sheet, related: buttons)
    }
  }

  private func fault(of buttons: [AuditedElement], in sheet: AuditedElement) -> String? {
    if buttons.count < 2 {
      return "has \(buttons.count) \(buttons.count == 1 ? "choice" : "choices"); minimum 2"
    }
    let isPad = sheet.context.screen.idiom == .pad
    let cancel = buttons.lastIndex { Self.cancel.begins($0.wording.words, of: $0) }
    // On an iPad a tap beside the popover cancels.
    if cancel == nil, !isPad { return "has no Cancel button" }
    if let cancel, cancel != buttons.count - 1 { return "has Cancel before other choices" }
    let grave = buttons.firstIndex { Self.destructive.begins($0.wording.words, of: $0) }
    if let grave, grave > 0 { return "has \(buttons[grave]) after other choices" }
    let message = sheet.alertFacts.texts.map { $0.element.visibleText?.count ?? 0 }.max() ?? 0
    return message > longest ? "has a message of \(message) characters; maximum \(longest)" : nil
  }
}

extension HigActionSheet {
  static let examples = RuleExamples(
    passing: [
      Example(
        #"""
        <UIActionSheet title="Draft" frame="0 500 390 344"><UIButton title="Delete" frame="0 550 390 57"/><UIButton title="Save" frame="0 610 390 57"/><UIButton title="Cancel" frame="0 700 390 57"/></UIActionSheet>
        """#)
    ],
    failing: [
      Example(
        #"""
        ↓<UIActionSheet title="Draft" frame="0 500 390 344"><UIButton title="Cancel" frame="0 700 390 57"/></UIActionSheet>
        """#),
      Example(
        #"""
        ↓<UIActionSheet title="Draft" frame="0 500 390 344"><UIButton title="Send" frame="0 550 390 57"/><UIButton title="Save" frame="0 610 390 57"/></UIActionSheet>
        """#),
      Example(
        #"""
        ↓<UIActionSheet title="Draft" frame="0 500 390 344"><UIButton title="Cancel" frame="0 550 390 57"/><UIButton title="Save" frame="0 610 390 57"/></UIActionSheet>
        """#),
      Example(
        #"""
        ↓<UIActionSheet title="Draft" frame="0 500 390 344"><UIButton title="Save" frame="0 550 390 57"/><UIButton title="Delete draft" frame="0 610 390 57"/><UIButton title="Cancel" frame="0 700 390 57"/></UIActionSheet>
        """#),
      Example(
        #"""
        ↓<UIActionSheet title="Draft" frame="0 500 390 344">
          <UILabel text="What you have written since this morning was not saved yet and would be lost for good." frame="0 510 390 40"/>
          <UIButton title="Delete" frame="0 550 390 57"/><UIButton title="Cancel" frame="0 700 390 57"/>
        </UIActionSheet>
        """#),
    ]
  )
}
