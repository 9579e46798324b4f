internal import AccessibilityModel
internal import Auditing

extension AppConvention {
  /// Reports apps that exit instead of being suspended.
  static let exitsOnSuspend = AppConvention(
    RuleDescription(
      convention: "hig-exits-on-suspend",
      "Apps should be suspended, not exit.",
      because: "Users who return start from the beginning and find their place stop by stop.",
      remedy: "remove UIApplicationExitsOnSuspend from Info.plist and restore the state",
      .warning,
      needs: [.exitsOnSuspend]
    ),
    RuleExamples(
      passing: [
        Example(app: #"exitsOnSuspend="false""#, #"<UIButton title="Buy" frame="20 100 80 44"/>"#),
        Example(#"<UIButton title="Buy" frame="20 100 80 44"/>"#),
      ],
      failing: [
        Example(app: #"exitsOnSuspend="true""#, #"↓<UIButton title="Buy" frame="20 100 80 44"/>"#)
      ]
    )
  ) { app in
    app.exitsOnSuspend == true ? "the app exits when users leave it" : nil
  }
}
