internal import AccessibilityModel
public import Auditing

/// Reports texts that ask to start the app anew.
///
/// Ending an app with VoiceOver takes the app switcher and a custom action.
public struct HigRelaunchApp: ElementRule {
  public static let description = RuleDescription(
    convention: "hig-relaunch-app",
    "An app never asks to be closed and opened again.",
    because:
      "An app goes on by itself: to end one with VoiceOver takes the app switcher and a custom action.",
    remedy: "recover inside the app, and keep what was entered",
    .warning,
    languages: Demand.languages.intersection(verbs.languages).intersection(apps.languages)
      .intersection(gestures.languages)
  )

  public static let subjects: ElementKinds = [.texts, .labelled]

  private static let verbs = PhraseLists("phrase-relaunch-verbs")
  private static let gestures = PhraseLists("phrase-relaunch-gestures")
  private static let apps = PhraseLists("phrase-apps")

  public init() {}

  public func check(_ subject: AuditedElement, findings: inout Findings) {
    let words = subject.textWords
    if Self.gestures.occurs(in: words, of: subject) {
      findings.report("\(subject) asks to close the app by swiping", at: subject)
      return
    }
    guard let found = Self.verbs.first(in: words, of: subject),
      Demand.isAbout(Self.apps, verb: found, in: words, of: subject)
    else { return }
    findings.report("\(subject) asks to start the app anew", at: subject)
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
