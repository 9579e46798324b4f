import Platform
import TestSupport
import Testing

/// Clips that one command writes and the other puts into its report.
@Suite(
  .enabled(
    if: CommandRun.isBuilt("a11y-audit") && CommandRun.isBuilt("a11y-read"),
    "skips: the commands are not built here"))
struct AudioCommandTests {
  private func screen(_ title: String) -> String {
    """
    <screen title="Cart">
      <layout orientation="portrait" size="390 844">
        <UIButton identifier="buy" title="\(title)" frame="10 100 60 60"/>
      </layout>
      <layout orientation="landscape" size="844 390">
        <UIButton identifier="buy" title="Buy" frame="10 100 60 60"/>
      </layout>
    </screen>

    """
  }

  private func audit(_ arguments: [String], in folder: ScratchFolder) throws -> CommandRun {
    try CommandRun("a11y-audit", ["--only", "missing-label"] + arguments, in: folder.path)
  }

  private func makeClips(in folder: ScratchFolder) throws {
    _ = try folder.write(screen("Buy"), to: "cart.xml")
    let run = try CommandRun(
      "a11y-read",
      ["cart.xml", "--clips", "audio/cart", "--all-layouts", "--clip-format", "ulaw"],
      in: folder.path, environment: ["HOME": folder.path, "XDG_CACHE_HOME": folder.path + "/cache"])
    #expect(run.status == 0, "\(run.errors)")
  }

  @Test func `all layouts get clips, with what they say`() throws {
    let folder = try ScratchFolder()
    try makeClips(in: folder)
    #expect(Folder.names(in: folder.path + "/audio/cart") == ["1-landscape", "1-portrait"])
    let manifest = try InputFile.read(folder.path + "/audio/cart/1-portrait/clips.json")
    #expect(
      String(decoding: manifest, as: UTF8.self) == """
        {
          "schemaVersion": 1,
          "source": "cart.xml",
          "title": "Cart",
          "orientation": "portrait",
          "clips": [
            {"stop": 1, "spoken": "Buy, Button", "language": null, "file": "1.wav"}
          ]
        }

        """)
    let clip = try InputFile.read(folder.path + "/audio/cart/1-portrait/1.wav")
    #expect(clip.count > 1_000)
  }

  @Test func `a report takes the sound of both layouts, once where they say the same`() throws {
    let folder = try ScratchFolder()
    try makeClips(in: folder)
    let run = try audit(
      ["--audio", "audio", "--report", "html=page.html", "cart.xml"], in: folder)
    #expect(run.status == 0)
    #expect(run.errors.hasPrefix("a11y-audit: Sound for 2 of 2 stops: 1 clip, "))
    let page = String(decoding: try InputFile.read(folder.path + "/page.html"), as: UTF8.self)
    #expect(page.split(separator: "<script id=\"clip-1\" type=\"audio/wav\">UklGR").count == 2)
  }

  @Test func `sound of words that have changed is not used, and that is said`() throws {
    let folder = try ScratchFolder()
    try makeClips(in: folder)
    _ = try folder.write(screen("Buy now"), to: "cart.xml")
    let run = try audit(["--audio", "audio", "--format", "html", "cart.xml"], in: folder)
    #expect(run.status == 0)
    #expect(
      run.errors.hasSuffix(" 1 has changed since the sound was made.\n"))
    #expect(run.output.contains("No sound: the speech has changed since it was made."))
  }

  @Test(arguments: [
    ("no-such", "no-such: error: no such file\n"),
    (
      "empty",
      "empty: error: found no clips.json; expected the folder that a11y-read --clips writes\n"
    ),
    (
      "bad",
      "bad/clips.json:1:2: error: the document ends in the middle; expected a key or '}'\n"
    ),
  ])
  func `a folder that cannot be used is exit 2, and the report is written all the same`(
    _ name: String, _ message: String
  ) throws {
    let folder = try ScratchFolder()
    _ = try folder.write(screen("Buy"), to: "cart.xml")
    _ = try folder.write("x", to: "empty/x.txt")
    _ = try folder.write("{", to: "bad/clips.json")
    let run = try audit(["--audio", name, "--report", "html=page.html", "cart.xml"], in: folder)
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix(message))
    #expect(Folder.exists(folder.path + "/page.html"))
  }

  @Test func `sound for a report that has no page is wrong usage`() throws {
    let run = try audit(["--audio", "audio", "cart.xml"], in: try ScratchFolder())
    #expect(run.status == 64)
    #expect(run.errors.contains("--audio is for an HTML report"))
  }

  @Test(arguments: [["--clip-format", "flac"], ["--all-layouts"]])
  func `options of clips without clips are wrong usage`(_ options: [String]) throws {
    let folder = try ScratchFolder()
    _ = try folder.write(screen("Buy"), to: "cart.xml")
    let run = try CommandRun("a11y-read", ["cart.xml", "--transcript"] + options, in: folder.path)
    #expect(run.status == 64)
    #expect(run.errors.contains("\(options[0]) goes with --clips."))
  }
}
