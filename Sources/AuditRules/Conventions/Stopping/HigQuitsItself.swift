internal import AccessibilityModel
internal import Auditing

/// Reports texts that announce that the app will quit.
struct HigQuitsItself: ScreenRule {
  static let description = RuleDescription(
    convention: "hig-quits-itself",
    "Apps must not quit by themselves.",
    because: "When an app vanishes while users listen, it seems to have crashed.",
    remedy: "keep running, state the problem and offer a way forward",
    .error,
    languages: closing.languages
  )

  private static let closing = PhraseGrammar("says-closes-itself")
  /// The same of something that has a name, which may be the app's.
  private static let namedClosing = PhraseGrammar("says-something-closes")

  func check(_ context: AuditContext, findings: inout Findings) {
    let app = context.app.name
    let sure = context.texts {
      Self.closing.occurs(in: $0.wording.visibleSentences.naming(app), of: $0)
    }
    for text in sure {
      findings.report("\(text) announces the end of the app", at: text)
    }
    guard sure.isEmpty else { return }
    for alert in context.outermost(.alert).map(context.subject) {
      let texts = [alert] + alert.alertFacts.texts
      guard
        texts.contains(where: { Self.namedClosing.occurs(in: $0.wording.visibleSentences, of: $0) })
      else { continue }
      findings.report(
        "\(alert) may announce the end of the app", at: alert,
        doubt: "something else than the app may end")
    }
  }
}

extension HigQuitsItself {
  static let examples = RuleExamples(
    passing: [
      Example(#"<UILabel text="The auction will now close." frame="20 100 350 24"/>"#),
      Example(#"<UILabel text="The app will open the camera." frame="20 100 350 24"/>"#),
      Example(#"<UIButton title="Close the app" frame="20 100 350 44"/>"#),
    ],
    failing: [
      Example(#"↓<UILabel text="The app will now close." frame="20 100 350 24"/>"#),
      Example(
        #"""
        <app name="Ledger"><screen title="Sync" size="390 844">
        ↓<UIAlertController title="Ledger will now quit" frame="60 350 270 150"><UIButton title="OK" frame="60 450 270 44"/></UIAlertController>
        </screen></app>
        """#),
      Example(
        #"""
        ↓<UIAlertController title="Ledger will now quit" frame="60 350 270 150"><UIButton title="OK" frame="60 450 270 44"/></UIAlertController>
        """#),
    ]
  )
}
