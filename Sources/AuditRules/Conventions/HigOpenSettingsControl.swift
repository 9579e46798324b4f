internal import AccessibilityModel
public import Auditing

/// Reports controls that lead out to Settings.
///
/// Someone is taken to another app, and must find the way back.
public struct HigOpenSettingsControl: ScreenRule {
  public static let description = RuleDescription(
    convention: "hig-open-settings-control",
    "What is needed while using an app is set in the app.",
    because: "Someone is taken to another app, and must find the way back.",
    remedy: "offer the option in the app",
    .note
  )

  // To be moved to the word lists by language.
  private static let names = PhraseSet([
    "open settings", "open the settings", "open ios settings", "open the ios settings",
    "open phone settings", "go to settings", "go to the settings", "go to ios settings",
    "go to the ios settings", "go to phone settings",
  ])
  private static let permissions = PhraseSet([
    "camera", "location", "notifications", "notification", "photos", "photo", "microphone",
    "bluetooth", "contacts", "calendar", "permission", "access", "face id", "local network",
  ])

  public init() {}

  public func check(_ inspection: ScreenInspection, findings: inout Findings) {
    let named = inspection.subjects(.controls).filter {
      $0.nameWords.count <= 6 && Self.names.first(in: $0.nameWords)?.place == 0
    }
    guard !named.isEmpty, !inspection.says(Self.permissions) else { return }
    for subject in named {
      findings.report("\(subject) leads out of the app, to Settings", at: subject)
    }
  }
}

extension HigOpenSettingsControl {
  public static let examples = RuleExamples(
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
