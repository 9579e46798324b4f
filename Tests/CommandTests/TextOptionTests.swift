import Platform
import TestSupport
import Testing

/// The options of the text report, and the output beside it.
@Suite(
  .enabled(if: CommandRun.isBuilt("a11y-audit"), "skips: the command is not built here"))
struct TextOptionTests {
  private static let screen = """
    <screen title="Cart" size="390 844">
      <UIButton identifier="buy" title="Buy" frame="10 100 60 60"/>
    </screen>

    """

  @Test(
    arguments: [
      (["--verbose", "--quiet"], "--verbose does not go with --quiet."),
      (["--verbose", "--format", "json"], "--verbose is for --format text."),
      (["--quiet", "--format", "html"], "--quiet is for --format text."),
      (["--custom-controls", "--format", "sarif"], "--custom-controls is for --format text."),
    ])
  func `an option that would do nothing is refused`(_ arguments: [String], _ error: String) throws {
    let folder = try ScratchFolder()
    _ = try folder.write(Self.screen, to: "cart.xml")
    let run = try CommandRun("a11y-audit", arguments + ["cart.xml"], in: folder.path)
    #expect(run.status == 64)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("Error: \(error)\n"))
  }

  /// A dump of uiautomator that does not show the density of the screen.
  private static let dump = UIAutomatorDump.windows(
    """

    <node class="android.widget.FrameLayout" package="a" bounds="[0,0][1080,2160]">
      <node class="android.widget.Button" package="a" text="Buy" clickable="true" \
    focusable="true" bounds="[40,200][400,400]"/>
    </node>

    """)

  @Test(arguments: [(2, false), (3, true), (4, true)])
  func `a warning that three files share is printed once`(_ count: Int, _ isFolded: Bool) throws {
    let folder = try ScratchFolder()
    let names = (1...count).map { "\($0).xml" }
    for name in names { _ = try folder.write(Self.dump, to: name) }
    let lone = try CommandRun("a11y-audit", ["1.xml"], in: folder.path).errors
    let all = try CommandRun("a11y-audit", names, in: folder.path).errors
    #expect(lone.hasPrefix("1.xml:1:1: warning: "))
    let expected =
      isFolded
      ? lone + "    same in \(count - 1) more places\n"
      : names.map { lone.replacing("1.xml:", with: "\($0):") }.joined()
    #expect(all == expected)
  }
}
