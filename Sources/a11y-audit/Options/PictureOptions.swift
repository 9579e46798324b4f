internal import ArgumentParser
internal import Pixels
internal import Platform

/// The picture of a screen.
struct PictureOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Screenshot of the one screen that is audited, in PNG. Default: that of the capture, or x.png "
        + "beside x.xml.", valueName: "file"), completion: .file())
  var screenshot: String?

  /// - Throws: why the named picture cannot be read.
  func measuring(_ paths: [String]) throws(RunError) -> ScreenMeasuring {
    guard let screenshot, let path = paths.first else { return ScreenMeasuring() }
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try InputFile.readNamed(screenshot, limit: PNGDecoder.largestFile)
    } catch {
      throw .input(error.description)
    }
    do throws(PNGError) {
      return ScreenMeasuring(
        .init(path: screenshot, of: path, bitmap: try PNGDecoder().bitmap(bytes)))
    } catch {
      throw .input("\(screenshot): error: \(error.reason)")
    }
  }
}
