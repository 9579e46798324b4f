internal import AccessibilityModel
public import Auditing

/// Reports apps that exit instead of being suspended.
public struct HigExitsOnSuspend: ScreenRule {
  public static let description = RuleDescription(
    convention: "hig-exits-on-suspend",
    "Apps should be suspended, not exit.",
    because: "Users who return start from the beginning and find their place stop by stop.",
    remedy: "remove UIApplicationExitsOnSuspend from Info.plist and restore the state",
    .warning,
    needs: [.exitsOnSuspend]
  )

  public init() {}

  public func check(_ context: AuditContext, findings: inout Findings) {
    guard context.app.exitsOnSuspend == true, let root = context.appRoot else { return }
    findings.report("the app exits when users leave it", at: root)
  }
}

extension HigExitsOnSuspend {
  public static let examples = RuleExamples(
    passing: [
      Example(
        #"""
        <app exitsOnSuspend="false"><screen size="390 844"><UIButton title="Buy" frame="20 100 80 44"/></screen></app>
        """#),
      Example(#"<UIButton title="Buy" frame="20 100 80 44"/>"#),
    ],
    failing: [
      Example(
        #"""
        <app exitsOnSuspend="true"><screen size="390 844">↓<UIButton title="Buy" frame="20 100 80 44"/></screen></app>
        """#)
    ]
  )
}
