import TestSupport
import Testing

@Suite(.enabled(if: CommandRun.isBuilt("a11y-read"), "skips: a11y-read is not built here"))
struct ReadRotationTests {
  private let portrait = """
    <screen title="Cart" size="390 844">
      <UIButton title="Buy" frame="10 100 60 60"/>
      <UIButton title="Sell" frame="10 200 60 60"/>
    </screen>

    """
  private let landscape = """
    <screen title="Cart" size="844 390">
      <UIButton title="Sell" frame="10 100 60 60"/>
    </screen>

    """

  private func read(
    _ arguments: [String], _ commands: String, in folder: ScratchFolder
  ) throws -> CommandRun {
    try CommandRun(
      "a11y-read", arguments + ["--commands", "-", "--no-resume"], input: commands,
      in: folder.path, environment: ["XDG_STATE_HOME": folder.path + "/state"])
  }

  @Test(arguments: [["--rotated", "other.xml", "cart.portrait.xml"], ["cart.portrait.xml"]])
  func `the other orientation comes from another file`(_ arguments: [String]) throws {
    let folder = try ScratchFolder()
    _ = try folder.write(portrait, to: "cart.portrait.xml")
    let name = arguments.count > 1 ? "other.xml" : "cart.landscape.xml"
    _ = try folder.write(landscape, to: name)
    let run = try read(arguments, "next\nrotate\nrotate\n", in: folder)
    #expect(
      run.output == """
        Sell, Button
        Landscape
        Sell, Button
        Not in landscape: Buy
        Portrait
        Sell, Button

        """)
    #expect(run.status == 0)
  }

  @Test func `the other orientation is computed, and that is said`() throws {
    let folder = try ScratchFolder()
    _ = try folder.write(
      """
      <screen title="Cart" size="390 844">
        <UIView autoresizing="flexibleWidth flexibleHeight" frame="0 0 390 844">
          <UIButton title="Buy" autoresizing="flexibleLeftMargin" frame="320 100 60 60"/>
        </UIView>
      </screen>
      """, to: "cart.xml")
    let run = try read(["cart.xml"], "rotate\n", in: folder)
    #expect(
      run.output == """
        Landscape
        This layout is computed from the autoresizing masks.
        Buy, Button

        """)
    let transcript = try CommandRun(
      "a11y-read", ["--orientation", "landscape", "--format", "json", "cart.xml"],
      in: folder.path)
    #expect(transcript.output.contains("\"frame\": [774, 100, 60, 60]"))
  }

  @Test func `a file that cannot be read is exit 2`() throws {
    let folder = try ScratchFolder()
    _ = try folder.write(portrait, to: "cart.xml")
    let run = try read(["--rotated", "none.xml", "cart.xml"], "rotate\n", in: folder)
    #expect(run.status == 2)
    #expect(
      run.errors
        == "none.xml: error: no such file\n")
  }
}
