internal import AccessibilityModel
internal import Auditing

/// Reports buttons that repeat a command of the edit menu.
struct HigEditCommandButton: ScreenRule {
  static let description = RuleDescription(
    convention: "hig-edit-command-button",
    "Copy, Cut, Paste and Select should be edit menu commands.",
    because: "Users who select text find Copy in the edit menu; a button is one more stop for the "
      + "same action.",
    remedy: "remove the button and use the edit menu",
    .warning,
    keptOut: "later guidelines no longer ask for it; `hig-classic` does",
    languages: commands.languages.intersection(withObject.languages)
      .intersection(undo.languages)
  )

  private static let commands = PhraseLists("phrase-edit-commands")
  private static let withObject = PhraseLists("phrase-edit-with-object")
  private static let undo = PhraseLists("phrase-undo")

  func check(_ context: AuditContext, findings: inout Findings) {
    let named = context.subjects(.controls).filter {
      Self.commands.begins($0.wording.words, of: $0) || Self.undo.begins($0.wording.words, of: $0)
    }
    guard !named.isEmpty else { return }
    let hasText = context.hasSelectableText
    for subject in named {
      if let reason = Reason.when(!hasText, "no text on the screen can be selected")
        ?? .when(subject.isInMenu, "it is in a menu")
        ?? .when(subject.isInAlert, "it is in an alert")
      {
        findings.excuse(subject, because: reason)
      } else {
        judge(subject, &findings)
      }
    }
  }

  private func judge(_ subject: AuditedElement, _ findings: inout Findings) {
    let words = subject.wording.words
    if Self.commands.matches(words, of: subject) {
      findings.report("\(subject) repeats a command of the edit menu", at: subject)
    } else if Self.undo.matches(words, of: subject) {
      findings.report(
        "\(subject) repeats the shake gesture", at: subject, severity: .note)
    } else if Self.withObject.begins(words, of: subject), words.count <= 4 {
      findings.report(
        "\(subject) may repeat a command of the edit menu", at: subject,
        doubt: "it may act on something else than the selection")
    }
  }
}

extension HigEditCommandButton {
  static let examples = RuleExamples(
    passing: [
      Example(#"<UIButton title="Copy" frame="0 0 90 44"/>"#),
      Example(
        #"""
        <UITextField label="Name" frame="0 0 90 34"/><UIButton title="Select date" frame="0 50 90 44"/>
        """#),
      Example(
        #"""
        <UITextView label="Note" frame="0 100 390 300"/>
        <UIMenu frame="0 0 300 44"><UIButton title="Copy" frame="0 0 90 44"/></UIMenu>
        """#),
    ],
    failing: [
      Example(
        #"""
        <WKWebView label="Article" isElement="true" frame="0 100 390 300"/>
        ↓<UIButton title="Copy" frame="0 0 90 44"/>
        """#),
      Example(
        #"""
        <UITextView label="Note" frame="0 100 390 300"/>
        ↓<UIButton title="Copy" frame="0 0 90 44"/>
        """#),
      Example(
        #"""
        <UILabel text="IBAN" selectable="true" frame="0 100 390 30"/>
        ↓<UIButton title="Copy link" frame="0 0 90 44"/>
        """#),
      Example(
        #"""
        <UITextView label="Note" frame="0 100 390 300"/>
        ↓<UIButton title="Undo" frame="0 0 90 44"/>
        """#),
    ]
  )
}
