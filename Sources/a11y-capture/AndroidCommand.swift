internal import ArgumentParser
internal import Capture
internal import Platform

struct AndroidCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "android",
    abstract: "Capture an Android device through adb.",
    discussion: """
      Appium's UiAutomator2 driver captures more: headings, hints and TalkBack focus.
      """)

  @Option(
    help: ArgumentHelp(
      "Serial number of the device. Default: ANDROID_SERIAL, or the only device.",
      valueName: "serial"))
  var serial: String?

  @Option(help: ArgumentHelp("Path of the adb program.", valueName: "path"), completion: .file())
  var adb = "adb"

  @OptionGroup var options: CaptureOptions

  func validate() throws {
    if serial?.isEmpty == true { throw ValidationError("--serial must be a serial number.") }
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
