internal import AccessibilityModel
public import Auditing

/// Reports texts that ask users to relaunch the app.
public struct HigRelaunchApp: ElementRule {
  public static let description = RuleDescription(
    convention: "hig-relaunch-app",
    "Apps should not ask users to relaunch them.",
    because: "To quit an app with VoiceOver takes the app switcher and a custom action.",
    remedy: "recover in the app and keep entered data",
    .warning,
    languages: requests.languages
  )

  public static let subjects: ElementKinds = [.texts, .labelled]

  private static let requests = PhraseGrammar("says-relaunch-app")

  public init() {}

  public func check(_ subject: AuditedElement, findings: inout Findings) {
    let sentences = subject.textSentences.naming(subject.context.app.name)
    guard !subject.isActionable, Self.requests.occurs(in: sentences, of: subject) else { return }
    findings.report("\(subject) asks users to relaunch the app", at: subject)
  }
}

extension HigRelaunchApp {
  public static let examples = RuleExamples(
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
}
