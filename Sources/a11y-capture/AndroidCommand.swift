internal import ArgumentParser
internal import Capture
internal import Platform

struct AndroidCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "android",
    abstract: "Capture an Android device through adb.",
    discussion: """
      Appium's UiAutomator2 driver gives more: headings, hints, what TalkBack reaches.
      """)

  @Option(
    help: ArgumentHelp(
      "Which device, if there are several. Default: ANDROID_SERIAL.", valueName: "serial"))
  var serial: String?

  @Option(help: ArgumentHelp("The adb program.", valueName: "path"))
  var adb = "adb"

  @OptionGroup var options: CaptureOptions

  func validate() throws {
    if serial?.isEmpty == true { throw ValidationError("--serial takes a serial number.") }
  }

  func run() throws {
    let named = Environment.value("ANDROID_SERIAL").flatMap { $0.isEmpty ? nil : $0 }
    try CaptureProgram(options, source: "android").run { clock, ending in
      AndroidDevice(
        ADBProgram(path: adb, ending: ending), serial: serial ?? named, clock: clock,
        ending: ending)
    }
  }
}
