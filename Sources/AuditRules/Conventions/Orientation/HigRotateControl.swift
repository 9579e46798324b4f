internal import AccessibilityModel
public import Auditing

/// Reports controls that rotate the screen.
public struct HigRotateControl: ElementRule {
  public static let description = RuleDescription(
    convention: "hig-rotate-control",
    "Apps should not have a control that rotates the screen.",
    because: "The screen follows the device; for users the button is one more stop.",
    remedy: "support the orientations and let the device decide",
    .warning,
    languages: names.languages.intersection(requests.languages)
  )

  public static let subjects: ElementKinds = .controls

  private static let names = PhraseLists("phrase-rotate-controls")
  private static let requests = PhraseGrammar("says-rotate-request")

  public init() {}

  public func check(_ subject: AuditedElement, findings: inout Findings) {
    let words = subject.nameWords
    guard words.count <= 6,
      Self.names.begins(words, of: subject)
        || Self.requests.occurs(in: subject.nameSentences, of: subject)
    else { return }
    findings.report("\(subject) rotates the screen", at: subject)
  }
}

extension HigRotateControl {
  public static let examples = RuleExamples(
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
}
