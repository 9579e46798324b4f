internal import AccessibilityModel
internal import Auditing

extension ElementConvention {
  /// Reports texts that ask users to restart the device.
  static let restartDevice = {
    let requests = PhraseGrammar("says-restart-device")
    // “Turn it off and on again”: the device, unless the text mentions another object.
    let pronouns = PhraseGrammar("says-restart-it")
    let others = PhraseLists("noun-other")
    return ElementConvention(
      RuleDescription(
        convention: "hig-restart-device",
        "Apps must not ask users to restart the device.",
        because: "A restart takes minutes, closes everything else, and fixes nothing that an app "
          + "could not.",
        remedy: "recover in the app and state what was lost",
        .error,
        languages: requests.languages.intersection(others.languages)
      ), of: [.texts, .labelled],
      RuleExamples(
        passing: [
          Example(#"<UILabel text="Restart the game on your phone, please" frame="0 0 390 44"/>"#),
          Example(#"<UILabel text="Please restart the download" frame="0 0 390 44"/>"#),
          Example(
            #"<UILabel text="The clock goes on after you restart your iPhone" frame="0 0 390 44"/>"#
          ),
        ],
        failing: [
          Example(#"↓<UILabel text="Please restart your iPhone to go on" frame="0 0 390 44"/>"#),
          Example(
            #"""
            ↓<UILabel text="You need to turn your device off and on, or power off the phone" frame="0 0 390 44"/>
            """#),
          Example(#"↓<UILabel text="You must reboot the device" frame="0 0 390 44"/>"#),
        ]
      )
    ) {
      let sentences = $0.wording.visibleSentences
      let isRequest =
        requests.occurs(in: sentences, of: $0)
        || pronouns.occurs(in: sentences, of: $0)
          && !others.occurs(in: $0.wording.visibleWords, of: $0)
      return isRequest ? "asks users to restart the device" : nil
    }
  }()
}
