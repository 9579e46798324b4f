internal import AccessibilityModel
public import Auditing

/// Reports controls that turn the screen.
///
/// The screen follows the device; whoever cannot turn it is served by both orientations, not by a button.
public struct HigRotateControl: ElementRule {
  public static let description = RuleDescription(
    convention: "hig-rotate-control",
    "No control turns the screen.",
    because: "The screen follows the device: a button for it is one more thing to find.",
    remedy: "support the orientations, and let the device decide",
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
    findings.report("\(subject) turns the screen", at: subject)
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
