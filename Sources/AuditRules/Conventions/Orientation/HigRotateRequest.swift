internal import AccessibilityModel
internal import Auditing

extension ElementConvention {
  /// Reports texts that ask users to rotate the device.
  static let rotateRequest = {
    let requests = PhraseGrammar("says-rotate-request")
    return ElementConvention(
      RuleDescription(
        convention: "hig-rotate-request",
        "Apps should not ask users to rotate the device.",
        because: "Users whose device is fixed to a wheelchair cannot rotate it.",
        remedy: "lay the screen out for the current orientation",
        .warning,
        languages: requests.languages
      ), of: [.texts, .labelled],
      RuleExamples(
        passing: [
          Example(#"<UILabel text="Rotate your photo" frame="0 0 390 44"/>"#)
        ],
        failing: [
          Example(#"↓<UILabel text="Please rotate your device" frame="0 0 390 44"/>"#),
          Example(#"↓<UILabel text="Turn your phone to see more" frame="0 0 390 44"/>"#),
        ]
      )
    ) {
      guard !$0.isActionable, requests.occurs(in: $0.wording.visibleSentences, of: $0) else {
        return nil
      }
      let isLocked = $0.context.app.onlyAxis != nil
      return ConventionFault("asks users to rotate the device", severity: isLocked ? .error : nil)
    }
  }()
}
