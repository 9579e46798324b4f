internal import AccessibilityModel

extension Capabilities {
  /// The facts that the options and the project state; the file of a single screen does not.
  static let ofRun: Capabilities = [.appFacts, .firstLaunch, .autoDismiss]
}

extension Screen.Limitation {
  /// How a screen looks: its screenshot shows it, a capture does not.
  static func ofPictures(_ capabilities: Capabilities) -> Screen.Limitation {
    Screen.Limitation(
      capabilities,
      reason: "captures do not show how elements look; "
        + "add a screenshot, x.png beside x.xml, or set --screenshot")
  }

  /// Why captures and Interface Builder files lack facts that are not part of a screen.
  static let ofRun = [
    Screen.Limitation(
      .appFacts,
      reason: "no facts about the app are known; "
        + "set app in .earshot.yml, or audit the folder with the app's Info.plist"),
    Screen.Limitation(
      .firstLaunch,
      reason: "the first screen after installation is unknown; "
        + "set --first-launch, or firstLaunch under app in .earshot.yml"),
    Screen.Limitation(
      .autoDismiss,
      reason: "only the ui format includes how long a message is displayed"),
  ]
}
