internal import ArgumentParser
internal import CommandSupport
internal import Reports

@main
struct CaptureCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "a11y-capture",
    abstract: "Capture a screen of a running app.",
    discussion: """
      Takes the accessibility tree and a screenshot in portrait and landscape, through a WebDriver \
      server (Appium, WebDriverAgent) or adb, writes them to a folder, and restores the device.

      The other commands take the folder as a path: a11y-audit capture, a11y-read capture.

      Exit status: 0 captured, 2 not captured and nothing written, 64 wrong usage, \
      130 ended by Control-C, 143 terminated.
      """,
    version: Version.current,
    subcommands: [WebDriverCommand.self, AndroidCommand.self])

  static func main() { runAsProgram() }
}
