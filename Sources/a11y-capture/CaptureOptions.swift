public import ArgumentParser
public import Capture

struct CaptureOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Write the capture to this folder. It may hold an earlier capture, nothing else.",
      valueName: "folder"))
  var output = "capture"

  @Option(
    help: ArgumentHelp(
      "Which orientations: portrait, landscape, both, or as-is without turning the device.",
      valueName: "orientation"))
  var orientation: CaptureRequest.Orientations = .both

  @Option(
    help: ArgumentHelp(
      "The screen's title in reports. Default: that of the screen, or of the app.",
      valueName: "name"))
  var name: String?

  @Flag(help: "Connect and show what would be captured and which rules would run; change nothing.")
  var dryRun = false

  func validate() throws {
    if output.isEmpty { throw ValidationError("--output takes the path of a folder.") }
  }

  var request: CaptureRequest { CaptureRequest(orientations: orientation, name: name) }
}

extension CaptureRequest.Orientations: ExpressibleByArgument {}
