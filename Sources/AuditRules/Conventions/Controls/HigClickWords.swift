internal import AccessibilityModel
internal import Auditing

extension ElementConvention {
  /// Reports texts that mention clicking or mice.
  static let clickWords = {
    let phrases = PhraseLists("phrase-clicks")
    return ElementConvention(
      RuleDescription(
        convention: "hig-click-words",
        "Texts should not mention clicking or mice.",
        because:
          "Touch screens have no clicks, and VoiceOver users need not touch the control itself.",
        remedy: Remedy(
          "name the result instead of the gesture",
          .uiKit(#"label.text = "Open the order for details.""#),
          .swiftUI(#"Text("Open the order for details.")"#)),
        .note,
        isRecommended: false,
        languages: phrases.languages
      ), of: [.texts, .labelled],
      RuleExamples(
        passing: [
          Example(#"<UILabel text="Choose a payee" frame="0 0 390 44"/>"#)
        ],
        failing: [
          Example(#"↓<UILabel text="Click here to go on" frame="0 0 390 44"/>"#),
          Example(#"↓<UIButton title="Mouse over for more" frame="0 0 390 44"/>"#),
        ]
      )
    ) {
      phrases.first(in: $0.wording.visibleWords, of: $0).map { "mentions “\($0.phrase)”" }
    }
  }()
}
