internal import AccessibilityModel
public import Auditing

/// Reports apps whose notifications come in one way only.
///
/// Whoever does not see a badge needs the sound, and whoever does not hear needs the badge.
public struct HigPushTypes: ScreenRule {
  public static let description = RuleDescription(
    convention: "hig-push-types",
    "Notifications come as badge, sound and alert, and the user chooses.",
    because:
      "Whoever does not see a badge needs the sound, and whoever does not hear the sound needs the badge.",
    remedy: "offer badge, sound and alert, each to be switched off",
    .warning,
    needs: [.notificationTypes],
    keptOut: "later guidelines no longer ask for it; `hig-classic` does"
  )

  public init() {}

  public func check(_ context: AuditContext, findings: inout Findings) {
    guard let root = context.appRoot,
      let types = context.app.notificationTypes, Set(types).count == 1
    else { return }
    findings.report("notifications of the app come as \(types[0]) only", at: root)
  }
}

extension HigPushTypes {
  public static let examples = RuleExamples(
    passing: [
      Example(
        #"""
        <app notificationTypes="badge sound alert"><screen size="390 844"><UIView frame="0 0 1 1"/></screen></app>
        """#),
      Example(
        #"""
        <app notificationTypes=""><screen size="390 844"><UIView frame="0 0 1 1"/></screen></app>
        """#),
    ],
    failing: [
      Example(
        #"""
        <app notificationTypes="badge"><screen size="390 844">
        ↓<UIView frame="0 0 1 1"/>
        </screen></app>
        """#)
    ]
  )
}
