internal import AccessibilityModel
public import Auditing

/// Reports apps that ask for permissions before anything was done.
///
/// Nobody can tell yet what it is good for, and what is refused is hard to allow later.
public struct HigPushPermissionAtLaunch: ScreenRule {
  public static let description = RuleDescription(
    convention: "hig-push-permission-at-launch",
    "An app asks for a permission where it is used, not at launch.",
    because: "Nobody can tell yet what it is good for, and what is refused is hard to allow later.",
    remedy: "ask when the feature is first used",
    .note,
    languages: requests.languages
  )

  private static let requests = PhraseLists("phrase-permission-requests")

  public init() {}

  public func check(_ context: AuditContext, findings: inout Findings) {
    for alert in context.launchAlerts(asking: Self.requests) {
      findings.report("\(alert) asks for a permission at the first launch", at: alert)
    }
  }
}

extension HigPushPermissionAtLaunch {
  public static let examples = RuleExamples(
    passing: [
      Example(
        #"""
        <UIAlertController title="“Ledger” would like to send you notifications" frame="60 350 270 150"/>
        """#),
      Example(
        #"""
        <screen firstLaunch="true" size="390 844"><UIAlertController title="Welcome" frame="60 350 270 150"/></screen>
        """#),
    ],
    failing: [
      Example(
        #"""
        <screen firstLaunch="true" size="390 844">
        ↓<UIAlertController title="“Ledger” would like to send you notifications" frame="60 350 270 150"/>
        </screen>
        """#)
    ]
  )
}
