internal import AccessibilityModel
public import Auditing

/// Reports texts that mention clicking or mice.
public struct HigClickWords: ElementRule {
  public static let description = RuleDescription(
    convention: "hig-click-words",
    "Texts should not mention clicking or mice.",
    because: "Touch screens have no clicks, and VoiceOver users need not touch the control itself.",
    remedy: Remedy(
      "name the result instead of the gesture",
      .uiKit(#"label.text = "Open the order for details.""#),
      .swiftUI(#"Text("Open the order for details.")"#)),
    .note,
    isRecommended: false,
    languages: phrases.languages
  )

  public static let subjects: ElementKinds = [.texts, .labelled]

  private static let phrases = PhraseLists("phrase-clicks")

  public init() {}

  public func check(_ subject: AuditedElement, findings: inout Findings) {
    guard let found = Self.phrases.first(in: subject.textWords, of: subject) else { return }
    findings.report("\(subject) mentions “\(found.phrase)”", at: subject)
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
