import Platform
import SourceText
import TestSupport
import Testing

/// A folder that `a11y-capture` has written goes through both commands like a file.
@Suite(
  .enabled(
    if: CommandRun.isBuilt("a11y-audit") && CommandRun.isBuilt("a11y-read"),
    "skips: the commands are not built here"))
struct CaptureFolderCommandTests {
  private static func tree(_ width: Int, _ height: Int) -> String {
    XCUITestSource.text(
      """
      <XCUIElementTypeButton type="XCUIElementTypeButton" enabled="true" visible="true" \
      accessible="true" x="20" y="100" width="44" height="44" traits="Button" name="\(width)" \
      label="Buy"/>
      """, width: width, height: height,
      attributes: #"enabled="true" visible="true" accessible="false" traits="""#)
  }

  private func folder() throws -> ScratchFolder {
    let folder = try ScratchFolder()
    _ = try folder.write(Self.tree(390, 844), to: "cart/portrait.xml")
    _ = try folder.write(Self.tree(844, 390), to: "cart/landscape.xml")
    _ = try folder.write(
      """
      {"schemaVersion": 1, "tool": "a11y-capture 0.1.0", "taken": "2026-11-23T06:20:00Z",
       "source": "webdriver", "platform": "iOS", "name": "Basket", "language": "de-DE",
       "settings": {"includeMinMaxValueInPageSource": true},
       "orientations": {"portrait": {"xml": "portrait.xml"}, "landscape": {"xml": "landscape.xml"}}}
      """, to: "cart/capture.json")
    return folder
  }

  @Test func `it is one screen in two layouts`() throws {
    let folder = try folder()
    let run = try CommandRun(
      "a11y-audit", ["--profile", "all", "--format", "json", "cart"], in: folder.path)
    #expect(run.errors == "")
    let root = try JSONDocument(Array(run.output.utf8)).root
    let screens = try #require(root["screens"]?.array)
    #expect(screens.map { $0["source"]?.string } == ["cart/portrait.xml", "cart/landscape.xml"])
    #expect(screens.map { $0["orientation"]?.string } == ["portrait", "landscape"])
    #expect(screens.map { $0["title"]?.string } == ["Basket", "Basket"])
    let skipped = root["notRun"]?.array?.compactMap { $0["rule"]?.string } ?? []
    // Its settings and its other orientation add these.
    for rule in ["value-out-of-range", "adjustable-no-step", "rotation-label-changed"] {
      #expect(!skipped.contains(rule))
    }
    #expect(skipped.contains("custom-action-bad"))
  }

  @Test(arguments: [["landscape.xml"], ["landscape.xml", "portrait.xml"]])
  func `its files bring each other, from inside of the folder too`(_ files: [String]) throws {
    let folder = try folder()
    let run = try CommandRun(
      "a11y-audit", ["--profile", "all", "--format", "json"] + files, in: folder.path + "/cart")
    let screens = try JSONDocument(Array(run.output.utf8)).root["screens"]?.array ?? []
    #expect(screens.map { $0["source"]?.string } == ["landscape.xml", "portrait.xml"])
  }

  @Test func `a baseline holds it`() throws {
    let folder = try folder()
    let written = try CommandRun(
      "a11y-audit", ["--profile", "all", "--write-baseline", "base.json", "cart"], in: folder.path)
    #expect(written.status == 0)
    let run = try CommandRun(
      "a11y-audit", ["--profile", "all", "--fail-on", "note", "--baseline", "base.json", "cart"],
      in: folder.path)
    #expect(run.status == 0)
  }

  @Test func `it is read in the language of the device, and turned`() throws {
    let folder = try folder()
    let run = try CommandRun("a11y-read", ["--transcript", "cart"], in: folder.path)
    #expect(run.output == "Buy, Taste\n")
    let wide = try CommandRun(
      "a11y-read", ["--transcript", "--orientation", "landscape", "--format", "json", "cart/"],
      in: folder.path)
    let root = try JSONDocument(Array(wide.output.utf8)).root
    #expect(root["orientation"]?.string == "landscape")
    #expect(root["stops"]?.array?.first?["element"]?["identifier"]?.string == "844")
  }

  @Test func `a transcript of it is kept, in a file or for each orientation`() throws {
    let folder = try folder()
    func check(_ kept: String, _ more: String...) throws -> CommandRun {
      try CommandRun("a11y-read", ["--check", kept, "cart"] + more, in: folder.path)
    }
    #expect(try check("cart.txt", "--update").output == "cart/portrait.xml: wrote cart.txt\n")
    #expect(try check("cart.txt").status == 0)
    _ = try folder.write("", to: "kept/landscape.txt")
    #expect(
      try check("kept", "--update").output
        == "cart/portrait.xml: wrote kept/portrait.txt\ncart/landscape.xml: wrote kept/landscape.txt\n"
    )
    #expect(try check("kept").status == 0)
  }

  @Test func `one that lacks a file is said`() throws {
    let folder = try folder()
    _ = try ShellRun("rm cart/landscape.xml", in: folder)
    let run = try CommandRun("a11y-audit", ["cart"], in: folder.path)
    #expect(run.status == 2)
    #expect(run.output.contains("cart/landscape.xml: error: no such file\n"))
  }
}
