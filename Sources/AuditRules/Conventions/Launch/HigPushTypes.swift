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
        Example(app: #"notificationTypes="badge sound alert""#),
        Example(app: #"notificationTypes="""#),
      ],
      failing: [
        Example(app: #"notificationTypes="badge""#, #"↓<UIView frame="0 0 1 1"/>"#),
        Example(app: #"notificationTypes="badge alert""#, #"↓<UIView frame="0 0 1 1"/>"#),
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
