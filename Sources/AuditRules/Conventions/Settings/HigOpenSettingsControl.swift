internal import AccessibilityModel
internal import Auditing

/// Reports controls that open Settings.
struct HigOpenSettingsControl: ScreenRule {
  static let description = RuleDescription(
    convention: "hig-open-settings-control",
    "Options used in the app should be set in the app.",
    because: "Users are taken to another app and must find the way back.",
    remedy: Remedy(
      "offer the option in the app",
      .uiKit("present(OptionsViewController(), animated: true)"),
      .swiftUI(".sheet(isPresented: $showsOptions) { Options() }")),
    .note,
    languages: names.languages.intersection(permissions.languages)
  )

  private static let names = PhraseGrammar("says-open-settings")
  private static let permissions = PhraseLists("phrase-permissions")

  func check(_ context: AuditContext, findings: inout Findings) {
    let named = context.subjects(.controls).filter {
      Self.names.occurs(in: $0.wording.sentences, of: $0)
    }
    guard !named.isEmpty else { return }
    let isForPermission = context.says(Self.permissions)
    for subject in named {
      if isForPermission {
        findings.excuse(subject, because: "the screen is about a permission")
        continue
      }
      findings.report("\(subject) leaves the app for Settings", at: subject)
    }
  }
}

extension HigOpenSettingsControl {
  static let examples = RuleExamples(
    passing: [
      Example(#"<UIButton title="Settings" frame="0 0 90 44"/>"#),
      Example(
        #"""
        <UILabel text="Ledger may not use the camera." frame="0 0 390 44"/>
        <UIButton title="Open Settings" frame="0 50 90 44"/>
        """#),
    ],
    failing: [
      Example(#"↓<UIButton title="Open Settings" frame="0 0 90 44"/>"#),
      Example(#"↓<UIButton title="Go to the iOS Settings" frame="0 0 90 44"/>"#),
    ]
  )
}
