internal import AccessibilityModel

extension Capabilities {
  /// What the run of an audit is told and a file of one screen does not hold.
  static let ofRun: Capabilities = [.appFacts, .firstLaunch, .autoDismiss]
}

extension Screen.Limitation {
  /// What no capture says of how a screen looks, and its picture shows.
  static func ofPictures(_ capabilities: Capabilities) -> Screen.Limitation {
    Screen.Limitation(
      capabilities,
      reason: "captures carry none; a screenshot shows it: x.png beside x.xml, or --screenshot")
  }

  /// Why a capture or a file of Interface Builder's lacks what stands outside the screen.
  static let ofRun = [
    Screen.Limitation(
      .appFacts,
      reason:
        "nothing is known of the app as a whole; app in .earshot.yml, or the app's Info.plist "
        + "in the audited folder, states it"),
    Screen.Limitation(
      .firstLaunch,
      reason: "nobody says which screen comes first after installing; --first-launch, or "
        + "firstLaunch under app in .earshot.yml, states it"),
    Screen.Limitation(
      .autoDismiss,
      reason: "only a screen in the ui format says how long a message stays"),
  ]
}
