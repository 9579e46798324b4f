internal import AccessibilityModel
public import Auditing

/// Reports texts that ask users to restart the device.
public struct HigRestartDevice: ElementRule {
  public static let description = RuleDescription(
    convention: "hig-restart-device",
    "Apps must not ask users to restart the device.",
    because: "A restart takes minutes, closes everything else, and fixes nothing that an app "
      + "could not.",
    remedy: "recover in the app and state what was lost",
    .error,
    languages: requests.languages.intersection(others.languages)
  )

  public static let subjects: ElementKinds = [.texts, .labelled]

  private static let requests = PhraseGrammar("says-restart-device")
  /// “Turn it off and on again”: the device, unless the text mentions another object.
  private static let pronouns = PhraseGrammar("says-restart-it")
  private static let others = PhraseLists("noun-other")

  public init() {}

  public func check(_ subject: AuditedElement, findings: inout Findings) {
    let sentences = subject.textSentences
    guard
      Self.requests.occurs(in: sentences, of: subject)
        || Self.pronouns.occurs(in: sentences, of: subject)
          && !Self.others.occurs(in: subject.textWords, of: subject)
    else { return }
    findings.report("\(subject) asks users to restart the device", at: subject)
  }
}

extension HigRestartDevice {
  public static let examples = RuleExamples(
    passing: [
      Example(#"<UILabel text="Restart the game on your phone, please" frame="0 0 390 44"/>"#),
      Example(#"<UILabel text="Please restart the download" frame="0 0 390 44"/>"#),
      Example(
        #"<UILabel text="The clock goes on after you restart your iPhone" frame="0 0 390 44"/>"#),
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
}
