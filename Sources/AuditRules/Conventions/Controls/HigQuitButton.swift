internal import AccessibilityModel
internal import Auditing

extension ElementConvention {
  /// Reports controls that quit the app.
  static let quitButton = {
    let names = PhraseGrammar("says-quit")
    return ElementConvention(
      RuleDescription(
        convention: "hig-quit-button",
        "Apps must not have a quit control.",
        because:
          "Users leave apps, they do not quit them; an app that vanishes seems to have crashed.",
        remedy: "remove the control",
        .error,
        languages: names.languages
      ), of: .controls,
      RuleExamples(
        passing: [
          // An alarm, a process or a contract.
          Example(#"<UIButton title="Terminate" frame="20 100 100 44"/>"#),
          Example(#"<UIButton title="Close" frame="0 0 90 44"/>"#),
          Example(#"<UIButton title="Exit full screen" frame="0 0 90 44"/>"#),
          Example(#"<UIButton title="Quit quiz" frame="0 0 90 44"/>"#),
          // People exit a screen as well.
          Example(#"<UIButton title="Exit" frame="0 0 90 44"/>"#),
        ],
        failing: [
          Example(#"↓<UIButton title="Quit" frame="0 0 90 44"/>"#),
          Example(#"↓<UIButton title="Exit app" frame="0 0 90 44"/>"#),
          Example(#"↓<UIButton title="Log out and exit" frame="0 0 190 44"/>"#),
          Example(app: #"name="Ledger""#, #"↓<UIButton title="Quit Ledger" frame="0 0 90 44"/>"#),
        ]
      )
    ) {
      names.occurs(in: $0.wording.sentences.naming($0.context.app.name), of: $0)
        ? "quits the app" : nil
    }
  }()
}
