public import ArgumentParser
public import Capture

struct CaptureOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Folder to write; it may hold an earlier capture and nothing else.",
      valueName: "folder"), completion: .directory)
  var output = "capture"

  @Option(
    help: ArgumentHelp(
      "Orientations to capture: portrait, landscape, both, or as-is without rotating the device.",
      valueName: "orientation"))
  var orientation: CaptureRequest.Orientations = .both

  @Option(
    help: ArgumentHelp(
      "Title of the screen in reports. Default: that of the screen, or of the app.",
      valueName: "name"))
  var name: String?

  @Flag(help: "Show what would be captured and which rules would run; change nothing.")
  var dryRun = false

  func validate() throws {
    if output.isEmpty { throw ValidationError("--output must be the path of a folder.") }
  }

  var request: CaptureRequest { CaptureRequest(orientations: orientation, name: name) }
}

extension CaptureRequest.Orientations: ExpressibleByArgument {}
