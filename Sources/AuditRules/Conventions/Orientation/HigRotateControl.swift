internal import AccessibilityModel
internal import Auditing

extension ElementConvention {
  /// Reports controls that rotate the screen.
  static let rotateControl = {
    let names = PhraseLists("phrase-rotate-controls")
    let requests = PhraseGrammar("says-rotate-request")
    let mostWords = 6
    return ElementConvention(
      RuleDescription(
        convention: "hig-rotate-control",
        "Apps should not have a control that rotates the screen.",
        because: "The screen follows the device; for users the button is one more stop.",
        remedy: "support the orientations and let the device decide",
        .warning,
        languages: names.languages.intersection(requests.languages)
      ), of: .controls,
      RuleExamples(
        passing: [
          Example(#"<UIButton title="Rotate photo" frame="0 0 90 44"/>"#),
          Example(#"<UIButton title="Rotate left" frame="0 0 90 44"/>"#),
          Example(#"<UISwitch label="Landscape photos" frame="0 0 51 31"/>"#),
        ],
        failing: [
          Example(#"↓<UIButton title="Rotate screen" frame="0 0 90 44"/>"#),
          Example(#"↓<UIButton title="Switch to landscape" frame="0 0 90 44"/>"#),
          Example(#"↓<UIButton title="Portrait mode" frame="0 0 90 44"/>"#),
        ]
      )
    ) {
      let words = $0.wording.words
      let isNamed =
        words.count <= mostWords
        && (names.begins(words, of: $0) || requests.occurs(in: $0.wording.sentences, of: $0))
      return isNamed ? "rotates the screen" : nil
    }
  }()
}
