internal import AccessibilityModel

extension Capabilities {
  /// The facts that the options and the project state, but not the file of a single screen.
  static let ofRun: Capabilities = [.appFacts, .firstLaunch, .autoDismiss]
}

extension Screen.Limitation {
  /// The look of a screen, which a screenshot shows but a capture does not.
  static func ofPictures(_ capabilities: Capabilities) -> Screen.Limitation {
    Screen.Limitation(
      capabilities, missingFrom: "captures",
      remedy: "add a screenshot: x.png beside x.xml, or --screenshot")
  }

  /// The language of the app: `--language` sets it for every format without it.
  static func ofLanguage(in source: String) -> Screen.Limitation {
    Screen.Limitation(
      .language, reason: "\(source) do not include the language", remedy: "set --language")
  }

  /// Constraints set the layout only after they are solved for a device.
  static let unsolved = Screen.Limitation(
    .solvedLayout, reason: "the layout was not solved", remedy: "lay it out with --device")

  /// Why captures and Interface Builder files lack facts that are not part of a screen.
  static let ofRun = ofRun(
    settings: "set app in .earshot.yml, or audit a folder with the app's Info.plist")

  /// The same for Android, where no file states the settings.
  static let ofRunOnAndroid = ofRun(settings: "set app in .earshot.yml")

  private static func ofRun(settings remedy: String) -> [Screen.Limitation] {
    [
      Screen.Limitation(
        .appFacts, reason: "the app's settings are unknown", remedy: remedy),
      Screen.Limitation(
        .firstLaunch, reason: "the first screen after installation is unknown",
        remedy: "set --first-launch, or firstLaunch under app in .earshot.yml"),
      Screen.Limitation(
        .autoDismiss, reason: "only a screen in the ui format includes display times",
        remedy: "write the screen in the ui format"),
    ]
  }
}
