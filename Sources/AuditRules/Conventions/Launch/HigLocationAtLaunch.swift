internal import AccessibilityModel
public import Auditing

/// Reports apps that ask for the location before anything needs it.
///
/// Nobody can tell yet what it is good for, and what is refused is hard to allow later.
public struct HigLocationAtLaunch: ScreenRule {
  public static let description = RuleDescription(
    convention: "hig-location-at-launch",
    "An app asks for the location where it is used, not at launch.",
    because: "Nobody can tell yet what it is good for, and what is refused is hard to allow later.",
    remedy: "ask when the feature is first used",
    .note,
    languages: requests.languages
  )

  private static let requests = PhraseLists("phrase-location-requests")

  public init() {}

  public func check(_ context: AuditContext, findings: inout Findings) {
    for alert in context.launchAlerts(asking: Self.requests) {
      findings.report("\(alert) asks for the location at the first launch", at: alert)
    }
  }
}

extension HigLocationAtLaunch {
  public static let examples = RuleExamples(
    passing: [
      Example(
        #"""
        <UIAlertController title="Allow “Ledger” to use your location?" frame="60 350 270 150"/>
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
        ↓<UIAlertController title="Allow “Ledger” to use your location?" frame="60 350 270 150"/>
        </screen>
        """#)
    ]
  )
}
