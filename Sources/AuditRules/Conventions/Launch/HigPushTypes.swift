internal import AccessibilityModel
internal import Auditing

extension AppConvention {
  /// Reports apps that notify in only one way.
  static let pushTypes = AppConvention(
    RuleDescription(
      convention: "hig-push-types",
      "Notifications should offer badge, sound and alert.",
      because: "Users who do not see a badge need the sound, and users who do not hear the sound "
        + "need the badge.",
      remedy: Remedy(
        "offer all three, each with its own switch",
        .uiKit(
          "UNUserNotificationCenter.current().requestAuthorization(options: [.badge, .sound, "
            + ".alert]) { _, _ in }"),
        .swiftUI(
          ".task { try? await "
            + "UNUserNotificationCenter.current().requestAuthorization(options: [.badge, .sound, "
            + ".alert]) }")),
      .warning,
      needs: [.notificationTypes],
      keptOut: "later guidelines no longer require it; `hig-classic` does"
    ),
    RuleExamples(
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
          """#),
        Example(
          #"""
          <app notificationTypes="badge alert"><screen size="390 844">
          ↓<UIView frame="0 0 1 1"/>
          </screen></app>
          """#),
      ]
    )
  ) { app in
    guard let types = app.notificationTypes, !types.isEmpty else { return nil }
    let missing = "badge sound alert".split(separator: " ").filter { !types.contains(String($0)) }
    if missing.isEmpty { return nil }
    return missing.count == 1
      ? "the app notifies without \(missing[0])" : "the app notifies by \(types[0]) only"
  }
}
