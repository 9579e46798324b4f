internal import AccessibilityModel
public import Auditing

/// Reports texts that ask to restart the device.
///
/// It takes minutes, and for whoever has a screen reader set up, the password first of all.
public struct HigRestartDevice: ElementRule {
  public static let description = RuleDescription(
    convention: "hig-restart-device",
    "An app never asks to restart the device.",
    because:
      "It takes minutes, ends whatever else was running, and mends nothing that an app could not.",
    remedy: "recover inside the app, and say what was lost",
    .error,
    languages: Demand.languages.intersection(verbs.languages)
      .intersection(devices.languages)
  )

  public static let subjects: ElementKinds = [.texts, .labelled]

  private static let verbs = PhraseLists("phrase-restart-verbs")
  private static let devices = PhraseLists("phrase-devices")

  public init() {}

  public func check(_ subject: AuditedElement, findings: inout Findings) {
    guard let found = Self.verbs.first(in: subject.textWords, of: subject),
      Demand.isAbout(Self.devices, verb: found, in: subject.textWords, of: subject)
    else { return }
    findings.report("\(subject) asks to restart the device", at: subject)
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
