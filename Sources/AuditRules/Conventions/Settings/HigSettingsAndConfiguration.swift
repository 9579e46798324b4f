internal import AccessibilityModel
internal import Auditing

/// Reports apps with options in Settings and in the app.
struct HigSettingsAndConfiguration: ScreenRule {
  static let description = RuleDescription(
    convention: "hig-settings-and-configuration",
    "Apps should keep options in Settings or in the app, not both.",
    because: "Users do not know in which of two places to look.",
    remedy: "move each option to one place",
    .warning,
    needs: [.settingsBundle],
    keptOut: "later guidelines no longer require it; `hig-classic` does",
    languages: AuditContext.titlesOfSettings.languages
  )

  func check(_ context: AuditContext, findings: inout Findings) {
    guard context.app.hasSettingsBundle == true, let root = context.root,
      let title = context.settingsTitle
    else { return }
    let controls = context.subjects([.toggles, .adjustables, .textEntries])
    guard controls.count >= 2 else { return }
    findings.report(
      "the screen has \(controls.count) options in “\(title)” besides the Settings bundle",
      at: root, related: Array(controls.prefix(10)))
  }
}

extension HigSettingsAndConfiguration {
  static let examples = RuleExamples(
    passing: [
      Example(
        #"""
        <app settingsBundle="true"><screen title="Settings" size="390 844"><UISwitch label="A" frame="0 0 51 31"/></screen></app>
        """#),
      Example(
        #"""
        <screen title="Settings" size="390 844"><UISwitch label="A" frame="0 0 51 31"/><UISwitch label="B" frame="0 50 51 31"/></screen>
        """#),
    ],
    failing: [
      Example(
        #"""
        <app settingsBundle="true"><screen title="Settings" size="390 844">
        ↓<UISwitch label="A" frame="0 0 51 31"/><UISwitch label="B" frame="0 50 51 31"/>
        </screen></app>
        """#)
    ]
  )
}
