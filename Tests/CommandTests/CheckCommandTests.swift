import Platform
import TestSupport
import Testing

@Suite(.enabled(if: CommandRun.isBuilt("a11y-read"), "skips: a11y-read is not built here"))
struct CheckCommandTests {
  private let cart = """
    <screen title="Cart" size="390 844">
      <UIButton title="Buy" frame="10 100 60 60"/>
      <UIButton title="Sell" frame="10 200 60 60"/>
    </screen>

    """

  private func read(_ arguments: [String], in folder: ScratchFolder) throws -> CommandRun {
    try CommandRun("a11y-read", arguments, in: folder.path)
  }

  @Test func `a transcript is kept, compared and accepted`() throws {
    let folder = try ScratchFolder()
    _ = try folder.write(cart, to: "cart.xml")
    let missing = try read(["--check", "cart.txt", "cart.xml"], in: folder)
    #expect(missing.status == 2)
    #expect(
      missing.errors
        == "cart.txt: error: no such file; expected a kept transcript; "
        + "--update writes it\n")
    let update = try read(["--check", "cart.txt", "--update", "cart.xml"], in: folder)
    #expect(update.status == 0)
    #expect(update.output == "cart.xml: wrote cart.txt\n")
    let kept = try InputFile.read(folder.path + "/cart.txt")
    #expect(String(decoding: kept, as: UTF8.self) == "Buy, Button\nSell, Button\n")
    let same = try read(["--check", "cart.txt", "cart.xml"], in: folder)
    #expect(same.status == 0)
    #expect(same.output == "")
  }

  @Test func `a difference is exit 1, described in words`() throws {
    let folder = try ScratchFolder()
    _ = try folder.write(cart, to: "screens/cart.xml")
    _ = try folder.write("Sell, Button\nBuy, Button\nHelp, Button\n", to: "kept/cart.txt")
    let run = try read(["--check", "kept", "screens"], in: folder)
    #expect(run.status == 1)
    #expect(
      run.output == """
        screens/cart.xml: 2 differences from kept/cart.txt
            moved: “Sell, Button” was stop 1, is stop 2
            vanished: “Help, Button” was stop 3

        """)
  }

  @Test(arguments: [
    (["--update", "cart.xml"], "--update needs --check."),
    (
      ["--check", "a", "--wav", "b", "cart.xml"],
      "--check does not go with --wav, --clips, --resume or --speech on."
    ),
    (
      ["--check", "a", "--start", "b", "cart.xml"],
      "--check does not go with --start; transcripts are compared as a whole."
    ),
  ])
  func `options that would be ignored are refused`(
    _ arguments: [String], _ words: String
  ) throws {
    let run = try read(arguments, in: try ScratchFolder())
    #expect(run.status == 64)
    #expect(run.errors.contains(words))
  }
}
