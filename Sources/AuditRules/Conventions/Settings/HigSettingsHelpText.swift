internal import AccessibilityModel
internal import Auditing

/// Reports help text among settings.
struct HigSettingsHelpText: ScreenRule {
  static let description = RuleDescription(
    convention: "hig-settings-help-text",
    "Settings should not contain help text.",
    because: "Users must listen to instructions each time they pass.",
    remedy: "use self-explanatory names and move help into the app",
    .warning,
    keptOut: "later guidelines no longer require it; `hig-classic` does",
    languages: help.languages.intersection(AuditContext.titlesOfSettings.languages)
  )

  /// In characters.
  var longest = 120

  private static let help = PhraseLists("phrase-settings-help")

  func check(_ context: AuditContext, findings: inout Findings) {
    guard context.settingsTitle != nil else { return }
    for subject in context.subjects(.texts) where !subject.isActionable && !isRow(subject) {
      guard let text = subject.element.visibleText, !subject.wording.visibleWords.isEmpty else {
        continue
      }
      if text.count > longest {
        findings.report(
          "\(subject) has \(text.count) characters among settings; maximum \(longest)",
          at: subject)
      } else if Self.help.occurs(in: subject.wording.visibleWords, of: subject)
        || text.contains("://")
      {
        findings.report("\(subject) is help text among settings", at: subject)
      }
    }
  }
}

extension HigSettingsHelpText {
  /// Whether it is the name of a row, which leads to help.
  private func isRow(_ subject: AuditedElement) -> Bool {
    subject.wording.visibleWords.count <= 4
      && subject.ancestors.contains { $0.role == .cell || $0.isActionable }
  }
}

extension HigSettingsHelpText {
  static let examples = RuleExamples(
    passing: [
      Example(
        #"""
        <screen title="Settings" size="390 844"><UILabel text="Sound" frame="0 0 90 20"/></screen>
        """#),
      Example(#"<UILabel text="How to pay" frame="0 0 90 20"/>"#),
      Example(
        #"""
        <screen title="Settings" size="390 844"><UITableViewCell traits="button" frame="0 0 390 44"><UILabel text="How to pay" frame="0 0 90 20"/></UITableViewCell><UILabel text="Send reports to help us" frame="0 50 190 20"/></screen>
        """#),
    ],
    failing: [
      Example(
        #"""
        <screen title="Settings" size="390 844">
        ↓<UILabel text="How to choose a sound" frame="0 0 90 20"/>
        </screen>
        """#),
      Example(
        #"""
        <screen title="Settings" size="390 844">
        ↓<UILabel text="See https://example.org" frame="0 0 90 20"/>
        </screen>
        """#),
    ]
  )
}
