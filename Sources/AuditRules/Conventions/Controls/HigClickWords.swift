internal import AccessibilityModel
public import Auditing

/// Reports words of the desktop.
///
/// Nobody clicks a screen, and VoiceOver's users do not even tap it where it is.
public struct HigClickWords: ElementRule {
  public static let description = RuleDescription(
    convention: "hig-click-words",
    "Texts do not speak of clicks and mice.",
    because: "Nobody clicks a screen, and who uses VoiceOver does not even tap where the thing is.",
    remedy: "name what happens instead of the gesture",
    .note,
    isRecommended: false,
    languages: phrases.languages
  )

  public static let subjects: ElementKinds = [.texts, .labelled]

  private static let phrases = PhraseLists("phrase-clicks")

  public init() {}

  public func check(_ subject: AuditedElement, findings: inout Findings) {
    guard let found = Self.phrases.first(in: subject.textWords, of: subject) else { return }
    findings.report("\(subject) says “\(found.phrase)”", at: subject)
  }
}

extension HigClickWords {
  public static let examples = RuleExamples(
    passing: [
      Example(#"<UILabel text="Choose a payee" frame="0 0 390 44"/>"#)
    ],
    failing: [
      Example(#"↓<UILabel text="Click here to go on" frame="0 0 390 44"/>"#),
      Example(#"↓<UIButton title="Mouse over for more" frame="0 0 390 44"/>"#),
    ]
  )
}
