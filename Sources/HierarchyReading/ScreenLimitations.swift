internal import AccessibilityModel

extension Capabilities {
  /// What the run of an audit is told and a file of one screen does not hold.
  static let ofRun: Capabilities = [.appFacts, .firstLaunch, .autoDismiss]
}

extension Screen.Limitation {
  /// How a screen looks, which its picture shows.
  static func ofPictures(_ capabilities: Capabilities) -> Screen.Limitation {
    Screen.Limitation(
      capabilities, missingFrom: "captures",
      remedy: "add a screenshot: x.png beside x.xml, or --screenshot")
  }

  /// Settled by `--language` for every format that names no language.
  static func ofLanguage(in source: String) -> Screen.Limitation {
    Screen.Limitation(
      .language, reason: "\(source) name no language", remedy: "set --language")
  }

  /// What constraints decide is known only once they are solved for a device.
  static let unsolved = Screen.Limitation(
    .solvedLayout, reason: "the layout was not solved", remedy: "lay it out with --device")

  /// What a capture or a file of Interface Builder's cannot hold, as it is outside the screen.
  static let ofRun = [
    Screen.Limitation(
      .appFacts, reason: "the app's settings are unknown",
      remedy: "set app in .earshot.yml, or audit a folder with the app's Info.plist"),
    Screen.Limitation(
      .firstLaunch, reason: "the first screen after installation is unknown",
      remedy: "set --first-launch, or firstLaunch under app in .earshot.yml"),
    Screen.Limitation(
      .autoDismiss, reason: "only a screen in the ui format includes display times",
      remedy: "write the screen in the ui format"),
  ]
}
