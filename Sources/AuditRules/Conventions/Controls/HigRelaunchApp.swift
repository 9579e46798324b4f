internal import AccessibilityModel
internal import Auditing

extension ElementConvention {
  /// Reports texts that ask users to relaunch the app.
  static let relaunchApp = {
    let requests = PhraseGrammar("says-relaunch-app")
    return ElementConvention(
      RuleDescription(
        convention: "hig-relaunch-app",
        "Apps should not ask users to relaunch them.",
        because: "To quit an app with VoiceOver takes the app switcher and a custom action.",
        remedy: "recover in the app and keep entered data",
        .warning,
        languages: requests.languages
      ), of: [.texts, .labelled],
      RuleExamples(
        passing: [
          Example(#"<UILabel text="Please restart the level" frame="0 0 390 44"/>"#),
          Example(#"<UILabel text="The app reopens documents" frame="0 0 390 44"/>"#),
        ],
        failing: [
          Example(#"↓<UILabel text="Please restart the app" frame="0 0 390 44"/>"#),
          Example(#"↓<UILabel text="Swipe up to close, then open it again" frame="0 0 390 44"/>"#),
          Example(#"↓<UILabel text="You have to force quit the application" frame="0 0 390 44"/>"#),
        ]
      )
    ) {
      let sentences = $0.wording.visibleSentences.naming($0.context.app.name)
      return !$0.isActionable && requests.occurs(in: sentences, of: $0)
        ? "asks users to relaunch the app" : nil
    }
  }()
}
