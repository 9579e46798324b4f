import AccessibilityModel
import Auditing

// Facts about an app, and its first screen, that violate Apple's guidelines.

extension MutationOperator {
  static let guidelineFacts = [
    attribute(
      "title of a button can be selected", "hig-button-title-selectable", "selectable", "true"
    ) { $0.isButton && $0["title"] != nil },
    attribute("title of a screen can be selected", "hig-title-selectable", "selectable", "true") {
      $0.isUsable && $0.element.role == .staticText && $0.isInBar
    },
    attribute("edit menu without undo", "hig-edit-menu-no-undo", "undo", nil) {
      $0["undo"] == "true" && $0["editActions"] != nil
    },
    attribute("edit menu for one gesture alone", "hig-edit-gestures", "gestures", "longPress") {
      $0["gestures"]?.contains("longPress") == true && $0["editActions"] != nil
    },
    shownFirst("licence first", "hig-eula-first-launch") {
      $0.contains("Terms") && $0.contains("accept")
    },
    shownFirst("notifications first", "hig-push-permission-at-launch") {
      $0.contains("send you notifications") || $0.contains("Send You Notifications")
    },
    shownFirst("location first", "hig-location-at-launch") { $0.contains("use your location") },
    shownFirst("setup first", "hig-setup-at-first-launch") {
      $0.contains("Set up") || $0.contains("Set Up")
    },
    shownFirst("settings first", "hig-settings-at-start") { $0.contains("Settings") },
    MutationOperator("splash first", killedBy: ["hig-splash-blocks"], in: [.ui], scope: .screen) {
      target in
      guard target.element.role == .image, target["image"] != nil, target.screenTag != nil,
        target.element.frame.area > 0.8 * target.screen.bounds.area,
        target.context.stopSubjects.isEmpty
      else { return nil }
      return [.screen("firstLaunch", "true")]
    },
    MutationOperator(
      "search that shows nothing", killedBy: ["hig-search-no-progress"], in: [.ui], scope: .screen
    ) { target in
      guard target.element.className == "UIActivityIndicatorView", target.isSeen else { return nil }
      return [.attribute("hidden", "true")]
    },
    MutationOperator(
      "search below its results", killedBy: ["hig-search-bar-position"], in: [.ui, .xcuitest],
      scope: .screen
    ) { target in
      guard target.isUsable, target.element.role == .searchField, !target.isInBar,
        target.context.stopSubjects.contains(where: { $0.role == .cell })
      else { return nil }
      var frame = target.element.frame
      frame.y = target.screen.bounds.maxY - 60
      return [.frame(frame)]
    },
    onApp(
      "ends when it is left", killedBy: ["hig-exits-on-suspend"], "exitsOnSuspend", "true",
      counterpart: { [.app("exitsOnSuspend", "false")] }),
    onApp(
      "badge alone", killedBy: ["hig-push-types"], "notificationTypes", "badge",
      counterpart: { [.app("notificationTypes", "badge sound alert")] }),
    onApp(
      "settings in two places", killedBy: ["hig-settings-and-configuration"], "settingsBundle",
      "true",
      where: {
        $0.screen.title == "Settings"
          && $0.context.stopSubjects.count { $0.isToggle || $0.isAdjustable || $0.isTextEntry } >= 2
      }),
    onApp(
      "media obey the switch", killedBy: ["audio-silenced-media"], "audioCategory", "soloAmbient",
      where: { $0.holds("startsMediaSession") }),
    onApp(
      "sound while it records",
      killedBy: ["audio-alert-while-recording", "audio-play-while-recording"], "audioCategory",
      "record", where: { $0.holds("playsSound") }),
    onApp(
      "media while it records", killedBy: ["audio-play-while-recording"], "audioCategory", "record",
      where: { $0.holds("startsMediaSession") }),
    onApp(
      "prompts at full volume", killedBy: ["audio-prompts-without-ducking"], "duckOthers", "false",
      where: { $0.rootValue("duckOthers") == "true" }),
    onApp(
      "ducks in ambient", killedBy: ["audio-ducking-in-ambient"], "audioCategory", "ambient",
      where: { $0.rootValue("duckOthers") == "true" }),
    onApp(
      "no sound in the background", killedBy: ["audio-background-mode-missing"], "backgroundModes",
      "fetch", where: { $0.rootValue("backgroundModes")?.contains("audio") == true }),
    onApp(
      "interface sounds in playback", killedBy: ["audio-system-sounds-unsilenced"], "audioCategory",
      "playback", where: { $0.rootValue("systemSounds") == "true" }),
  ]

  private static func attribute(
    _ name: String, _ rule: String, _ attribute: String, _ value: String?,
    where isWanted: @escaping @Sendable (MutationTarget) -> Bool
  ) -> MutationOperator {
    MutationOperator(name, killedBy: [rule], in: [.ui], scope: .screen) { target in
      isWanted(target) ? [.attribute(attribute, value)] : nil
    }
  }

  /// A screen without a defect becomes the first after installation.
  private static func shownFirst(
    _ name: String, _ rule: String, where says: @escaping @Sendable (String) -> Bool
  ) -> MutationOperator {
    MutationOperator(name, killedBy: [rule], in: [.ui], scope: .screen) { target in
      guard target.subject.index == 0, target.isApple, target.screenTag != nil,
        says(target.screen.elements.compactMap(\.label).joined(separator: "\n"))
      else { return nil }
      return [.screen("firstLaunch", "true")]
    }
  }
}
