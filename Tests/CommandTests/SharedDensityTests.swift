import TestSupport
import Testing

/// The dump of a dialog shows no density; a dump of the whole screen beside it does.
@Suite(.enabled(if: CommandRun.isBuilt("a11y-audit"), "skips: the commands are not built here"))
struct SharedDensityTests {
  private func dump(_ root: String, _ bounds: [String]) -> String {
    let buttons = bounds.map {
      "<node class=\"android.widget.Button\" text=\"OK\" clickable=\"true\" enabled=\"true\" bounds=\"\($0)\"/>"
    }
    return UIAutomatorDump.text(buttons.joined(), in: root)
  }

  /// Buttons of 24, 48, 56 and 64 dp at a density, in a screen of 1,080 pixels.
  private func screen(_ scale: Double) -> String {
    dump(
      "[0,0][1080,2400]",
      [24, 48, 56, 64].enumerated().map { number, size in
        let side = Int((Double(size) * scale).rounded())
        return "[100,\(300 * number + 100)][\(100 + side),\(300 * number + 100 + side)]"
      })
  }

  /// 110 pixels are 40 dp at 440 dpi, 41.9 at 420.
  private var dialog: String { dump("[28,807][1052,1600]", ["[100,900][400,1010]"]) }

  /// A dump of a whole screen that does not show its density.
  private func plain(_ width: Int) -> String {
    dump("[0,0][\(width),2400]", ["[100,900][400,1010]"])
  }

  private func sizes(of folder: ScratchFolder) throws -> (lines: [String], errors: String) {
    let run = try CommandRun(
      "a11y-audit", ["--only", "target-size-platform", "."], in: folder.path)
    let lines = run.output.split(separator: "\n").filter { $0.hasPrefix("dialog.xml:1:") }
    return (lines.map(String.init), run.errors)
  }

  @Test func `a dialog has the density of the screens beside it`() throws {
    let folder = try ScratchFolder()
    _ = try folder.write(screen(2.75), to: "screen.xml")
    _ = try folder.write(dialog, to: "dialog.xml")
    let (lines, errors) = try sizes(of: folder)
    #expect(
      lines == [
        "dialog.xml:1:95: warning: Button \"OK\" is 109.1 by 40 dp; minimum 48 by 48 "
          + "[target-size-platform]"
      ])
    #expect(errors == "")
  }

  @Test func `a screen has the density of those that are as wide`() throws {
    let folder = try ScratchFolder()
    _ = try folder.write(screen(2.75), to: "screen.xml")
    _ = try folder.write(plain(1080), to: "dialog.xml")
    #expect(try sizes(of: folder).errors == "")
    _ = try folder.write(plain(1440), to: "dialog.xml")
    #expect(try sizes(of: folder).errors.hasPrefix("dialog.xml:1:1: warning: assuming"))
  }

  @Test func `the JSON report names an assumed density`() throws {
    let folder = try ScratchFolder()
    _ = try folder.write(plain(1080), to: "dialog.xml")
    let assumed = try CommandRun("a11y-audit", ["--format", "json", "."], in: folder.path)
    #expect(assumed.output.contains("\"assumedDensity\": 420,"))
    let stated = try CommandRun(
      "a11y-audit", ["--format", "json", "--density", "420", "."], in: folder.path)
    #expect(!stated.output.contains("assumedDensity"))
  }

  @Test func `screens of two densities share none`() throws {
    let folder = try ScratchFolder()
    _ = try folder.write(screen(2.75), to: "one.xml")
    _ = try folder.write(screen(2.625), to: "two.xml")
    _ = try folder.write(dialog, to: "dialog.xml")
    let (lines, errors) = try sizes(of: folder)
    // It may be 50 dp on the widest phone.
    #expect(lines == [])
    #expect(errors.hasPrefix("dialog.xml:1:1: warning: assuming 420 dpi"))
  }
}
