internal import AccessibilityModel
internal import Auditing

/// Reports first screens that ask for settings.
struct HigSettingsAtStart: ScreenRule {
  static let description = RuleDescription(
    convention: "hig-settings-at-start",
    "Apps should not ask for settings at launch.",
    because: "Users who have just opened the app are sent elsewhere before they can try anything.",
    remedy: "start with sensible defaults and explain a setting where it is needed",
    .warning,
    needs: [.labels, .firstLaunch],
    languages: requests.languages.intersection(AuditContext.titlesOfSettings.languages)
      .intersection(AuditContext.waysOut.languages)
  )

  private static let requests = PhraseGrammar("says-settings-request")

  func check(_ context: AuditContext, findings: inout Findings) {
    guard context.screen.isFirstLaunch, let root = context.root else { return }
    let texts = context.texts(saying: Self.requests)
    for text in texts {
      findings.report(
        "\(text) asks for settings at the first launch", at: text, on: [.firstLaunch])
    }
    // A storyboard of settings begins with them, and the app with another storyboard.
    guard texts.isEmpty, let title = context.settingsTitle, !context.canBePutOff,
      context.subjects([.toggles, .adjustables, .textEntries]).count >= 2
    else { return }
    findings.report(
      "the first screen consists of settings: “\(title)”", at: root, on: [.shownAtLaunch])
  }
}

extension HigSettingsAtStart {
  static let examples = RuleExamples(
    passing: [
      Example(#"<UILabel text="Go to Settings and turn on Bluetooth." frame="20 100 350 48"/>"#),
      Example(
        #"""
        <screen title="Notes" size="390 844" firstLaunch="true"><UIButton title="Settings" frame="20 100 350 44"/><UILabel text="You can change this later in Settings." frame="20 150 350 48"/></screen>
        """#),
    ],
    failing: [
      Example(
        #"""
        <screen title="Welcome" size="390 844" firstLaunch="true">↓<UILabel text="Go to Settings and turn on Bluetooth." frame="20 100 350 48"/></screen>
        """#),
      Example(
        #"""
        <screen title="Preferences" size="390 844" firstLaunch="true">↓<UISwitch label="Sounds" frame="320 100 51 31"/><UISwitch label="Hints" frame="320 150 51 31"/></screen>
        """#),
    ]
  )
}
