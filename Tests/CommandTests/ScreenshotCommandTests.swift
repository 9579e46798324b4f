import Platform
import SourceText
import TestSupport
import Testing

/// The picture of a screen is used together with its file.
@Suite(.enabled(if: CommandRun.isBuilt("a11y-audit"), "skips: the commands are not built here"))
struct ScreenshotCommandTests {
  /// 120 by 160 points, with a text of five strokes at 10, 20.
  private static let source = XCUITestSource.text(
    """
    <XCUIElementTypeStaticText type="XCUIElementTypeStaticText" name="Total" label="Total" \
    value="Total" enabled="true" visible="true" accessible="true" x="10" y="20" width="60" \
    height="13" traits="StaticText"/>
    """, width: 120, height: 160,
    attributes: #"enabled="true" visible="true" accessible="false" traits="""#)

  /// Two pixels for each point; the text is pale, #A2A2A2 on white: 2.56:1.
  private static func picture(_ width: Int = 240, _ height: Int = 320) -> [UInt8] {
    PNGFile(width: width, height: height) { x, y in
      let isStroke = (24..<120).contains(x) && x % 12 < 3 && (46..<60).contains(y)
      return isStroke ? [0xA2, 0xA2, 0xA2] : [255, 255, 255]
    }.bytes
  }

  private static let failure =
    ":2:1: error: StaticText \"Total\" has a text contrast of 2.55:1 in the screenshot; "
    + "minimum 4.5:1 [text-contrast]"

  private func run(_ folder: ScratchFolder, _ arguments: [String]) throws -> CommandRun {
    try CommandRun(
      "a11y-audit", ["--only", "text-contrast,non-text-contrast,text-too-small"] + arguments,
      in: folder.path)
  }

  @Test func `a picture that is named is measured`() throws {
    let folder = try ScratchFolder()
    _ = try folder.write(Self.source, to: "cart.xml")
    _ = try folder.write(bytes: Self.picture(), to: "other.png")
    let run = try run(folder, ["--screenshot", "other.png", "cart.xml"])
    #expect(run.output.split(separator: "\n").first.map(String.init) == "cart.xml" + Self.failure)
    #expect(run.errors == "")
    #expect(run.status == 1)
  }

  @Test func `so is x.png beside x.xml`() throws {
    let folder = try ScratchFolder()
    _ = try folder.write(Self.source, to: "cart.xml")
    _ = try folder.write(bytes: Self.picture(), to: "cart.png")
    let run = try run(folder, ["."])
    #expect(run.output.split(separator: "\n").first.map(String.init) == "cart.xml" + Self.failure)
  }

  @Test(arguments: ["pictures/cart.png", "../cart.png", "/nowhere/cart.png"])
  func `a linked picture is measured if it is in the folder, else it is said`(
    _ target: String
  ) throws {
    let folder = try ScratchFolder()
    _ = try folder.write(Self.source, to: "in/cart.xml")
    for path in ["in/pictures/cart.png", "cart.png"] {
      _ = try folder.write(bytes: Self.picture(), to: path)
    }
    #expect(SymbolicLink.make(folder.path + "/in/cart.png", to: target))
    let run = try run(folder, ["in/cart.xml"])
    let isInside = target.hasPrefix("pictures")
    let warning =
      "in/cart.xml:1:1: warning: the screenshot in/cart.png is not used: found a link out of its "
      + "folder; copy the picture, or set --screenshot\n"
    #expect(run.errors == (isInside ? "" : warning))
    #expect(run.output.contains("text contrast of 2.55:1") == isInside)
    let page = try self.run(folder, ["--format", "html", "in/cart.xml"])
    #expect(page.output.contains("data:image/png") == isInside)
  }

  @Test func `JSON has what was measured, whether it fails or not`() throws {
    let folder = try ScratchFolder()
    _ = try folder.write(Self.source, to: "cart.xml")
    _ = try folder.write(bytes: Self.picture(), to: "cart.png")
    let run = try run(folder, ["--format", "json", "cart.xml"])
    let screen = try JSONDocument(Array(run.output.utf8)).root["screens"]?.array?.first
    let measured = try #require(screen?["measured"]?.array)
    #expect(measured.count == 1)
    #expect(measured[0]["element"]?["line"]?.integer == 2)
    #expect(measured[0]["ground"]?.string == "plain")
    #expect(measured[0]["contrast"]?["ratio"]?.number == 2.55)
    #expect(measured[0]["contrast"]?["confidence"]?.number == 0.95)
    #expect(measured[0]["contrast"]?["foreground"]?.string == "#A2A2A2")
    #expect(measured[0]["contrast"]?["background"]?.string == "#FFFFFF")
  }

  @Test func `without a picture the rules are skipped, and what would bring them is said`() throws {
    let folder = try ScratchFolder()
    _ = try folder.write(Self.source, to: "cart.xml")
    let run = try run(folder, ["--format", "json", "cart.xml"])
    let skipped = try JSONDocument(Array(run.output.utf8)).root["screens"]?.array?.first?["notRun"]?
      .array
    #expect(
      skipped?.map { $0["reason"]?.string } == [
        "captures do not include colours; add a screenshot: x.png beside x.xml, or --screenshot",
        "captures do not include colours; add a screenshot: x.png beside x.xml, or --screenshot",
        "captures do not include text sizes; add a screenshot: x.png beside x.xml, or --screenshot",
      ])
  }

  @Test(arguments: UnusedScreenshot.all)
  func `a picture that cannot be used is a warning and the reason`(
    _ test: UnusedScreenshot
  ) throws {
    let folder = try ScratchFolder()
    _ = try folder.write(Self.source, to: "cart.xml")
    _ = try folder.write(bytes: test.bytes(Self.picture), to: "cart.png")
    let words = "the screenshot cart.png is not used: \(test.reason)"
    let run = try run(folder, ["--format", "json", "cart.xml"])
    #expect(run.errors == "cart.xml:1:1: warning: \(words)\n")
    let skipped = try JSONDocument(Array(run.output.utf8)).root["screens"]?.array?.first?["notRun"]?
      .array
    #expect(skipped?.map { $0["reason"]?.string } == [words, words, words])
    #expect(run.status == 0)
  }

  @Test(arguments: [
    ("nosuch.png", "nosuch.png: error: no such file"),
    ("cart.xml", "cart.xml: error: found no PNG file, expected one"),
  ])
  func `a named picture that cannot be read ends the run`(_ name: String, _ line: String) throws {
    let folder = try ScratchFolder()
    _ = try folder.write(Self.source, to: "cart.xml")
    let run = try run(folder, ["--screenshot", name, "cart.xml"])
    #expect(run.errors.lowercased() == line.lowercased() + "\n")
    #expect(run.output == "")
    #expect(run.status == 2)
  }

  @Test(arguments: [["cart.xml", "cart.xml"], ["."], ["--rotated", "cart.xml", "cart.xml"]])
  func `one picture goes with one file`(_ paths: [String]) throws {
    let folder = try ScratchFolder()
    _ = try folder.write(Self.source, to: "cart.xml")
    let run = try run(folder, ["--screenshot", "cart.png"] + paths)
    #expect(run.status == 64)
    #expect(
      run.errors.hasPrefix(
        "Error: --screenshot goes with one file: the screen that the picture shows."))
  }

  @Test func `a page shows the picture that is named`() throws {
    let folder = try ScratchFolder()
    _ = try folder.write(Self.source, to: "cart.xml")
    _ = try folder.write(bytes: Self.picture(), to: "other.png")
    let run = try run(folder, ["--format", "html", "--screenshot", "other.png", "cart.xml"])
    #expect(run.output.contains("data:image/png;base64,"))
  }

  @Test func `no rule that asks for pictures, no picture`() throws {
    let folder = try ScratchFolder()
    _ = try folder.write(Self.source, to: "cart.xml")
    _ = try folder.write(bytes: [1, 2, 3], to: "cart.png")
    let run = try CommandRun(
      "a11y-audit", ["--only", "missing-label", "cart.xml"], in: folder.path)
    #expect(run.errors == "")
    #expect(run.status == 0)
  }
}

struct UnusedScreenshot: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var bytes: @Sendable ((_ width: Int, _ height: Int) -> [UInt8]) -> [UInt8]
  var reason: String

  static let all = [
    UnusedScreenshot(
      testDescription: "turned", bytes: { $0(320, 240) },
      reason: "found a picture in the other orientation"),
    UnusedScreenshot(
      testDescription: "of another device", bytes: { $0(240, 400) },
      reason: "found 240 by 400 pixels; expected the proportions of the screen, 120 by 160"),
    UnusedScreenshot(
      testDescription: "black",
      bytes: { _ in PNGFile(width: 240, height: 320) { _, _ in [0, 0, 0] }.bytes },
      reason: "found a black picture; the app may forbid screenshots"),
    UnusedScreenshot(
      testDescription: "cut off", bytes: { Array($0(240, 320).prefix(900)) },
      reason: "found a damaged PNG file (read beyond end of data), expected a whole one"),
  ]
}
