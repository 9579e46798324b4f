internal import AccessibilityModel
internal import Auditing

/// Reports a single switch for all kinds of notifications.
struct HigPushOneSwitch: ScreenRule {
  static let description = RuleDescription(
    convention: "hig-push-one-switch",
    "Badges, sounds and alerts should each have a switch.",
    because: "Users who cannot see a badge want the sound; users in a meeting want only the badge.",
    remedy: Remedy(
      "offer a switch for each, or leave them to the system's settings",
      .uiKit("stackView.addArrangedSubview(soundSwitch)"),
      .swiftUI(#"Toggle("Sounds", isOn: $sounds)"#)),
    .warning,
    keptOut: "the system's settings now have a switch for each; `hig-classic` requires them",
    languages: switches.languages.intersection(types.languages)
  )

  private static let switches = PhraseGrammar("says-push-switch")
  private static let types = PhraseLists("phrase-push-types")

  func check(_ context: AuditContext, findings: inout Findings) {
    let types = context.app.notificationTypes
    guard types.map({ Set($0).count > 1 }) ?? true else { return }
    let toggles = context.subjects(.toggles)
    let all = toggles.filter { Self.switches.occurs(in: $0.wording.sentences, of: $0) }
    guard all.count == 1 else { return }
    if context.worded.contains(where: isForOneType) {
      return findings.excuse(all[0], because: "the screen names one type of notifications")
    }
    findings.report(
      "\(all[0]) is the only switch for badges, sounds and alerts", at: all[0],
      doubt: .when(types == nil, "the types of notifications of the app are unknown"))
  }

  private func isForOneType(_ subject: AuditedElement) -> Bool {
    Self.types.occurs(in: subject.wording.words, of: subject)
      || Self.types.occurs(in: subject.wording.visibleWords, of: subject)
  }
}

extension HigPushOneSwitch {
  static let examples = RuleExamples(
    passing: [
      Example(
        #"""
        <app notificationTypes="badge sound"><screen title="Settings" size="390 844"><UISwitch label="Notification badges" frame="320 100 51 31"/><UISwitch label="Notification sounds" frame="320 150 51 31"/></screen></app>
        """#),
      Example(
        #"""
        <app notificationTypes="badge"><screen title="Settings" size="390 844"><UISwitch label="Notifications" frame="320 100 51 31"/></screen></app>
        """#),
      Example(#"<UISwitch label="Notify me when a parcel arrives" frame="320 100 51 31"/>"#),
    ],
    failing: [
      Example(
        #"""
        <app notificationTypes="badge sound alert"><screen title="Settings" size="390 844">↓<UISwitch label="Push notifications" frame="320 100 51 31"/></screen></app>
        """#),
      Example(#"↓<UISwitch label="Allow notifications" frame="320 100 51 31"/>"#),
    ]
  )
}
