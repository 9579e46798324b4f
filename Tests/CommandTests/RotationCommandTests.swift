import Platform
import TestSupport
import Testing

@Suite(.enabled(if: CommandRun.isBuilt("a11y-audit"), "skips: a11y-audit is not built here"))
struct RotationCommandTests {
  private let portrait = """
    <screen title="Cart" size="390 844">
      <UILabel text="Cart" traits="header" frame="20 60 200 30"/>
      <UIButton title="Buy" frame="20 780 80 44"/>
    </screen>

    """
  private let landscape = """
    <screen title="Cart" size="844 390">
      <UILabel text="Cart" traits="header" frame="20 60 200 30"/>
      <UIButton title="Buy" frame="20 780 80 44"/>
    </screen>

    """
  private let line =
    ":3:3: error: UIButton \"Buy\" is off screen in landscape and not scrollable into view "
    + "[rotation-off-screen]\n"

  private func audit(_ arguments: [String], in folder: ScratchFolder) throws -> CommandRun {
    try CommandRun(
      "a11y-audit", ["--only", "rotation-off-screen"] + arguments, in: folder.path)
  }

  @Test func `a second file shows the screen turned`() throws {
    let folder = try ScratchFolder()
    _ = try folder.write(portrait, to: "a.xml")
    _ = try folder.write(landscape, to: "b.xml")
    let run = try audit(["--rotated", "b.xml", "a.xml"], in: folder)
    #expect(run.status == 1)
    #expect(run.output.contains("\nb.xml" + line))
    #expect(run.output.contains("(2 screens, 4 elements, 4 VoiceOver stops) with 1 rule."))
    let json = try audit(["--format", "json", "--rotated", "b.xml", "a.xml"], in: folder)
    #expect(json.output.contains(#""orientations": ["portrait", "landscape"]"#))
  }

  @Test func `a file name shows the other orientation`() throws {
    let folder = try ScratchFolder()
    _ = try folder.write(portrait, to: "cart.portrait.xml")
    _ = try folder.write(landscape, to: "cart.landscape.xml")
    for paths in [["cart.portrait.xml"], ["cart.landscape.xml"], ["."]] {
      let run = try audit(paths, in: folder)
      #expect(run.output.contains("\ncart.landscape.xml" + line), "\(paths)")
      #expect(run.output.contains("2 screens, 4 elements"), "\(paths)")
    }
  }

  @Test func `two captures of one screen in a folder are a pair`() throws {
    let folder = try ScratchFolder()
    _ = try folder.write(portrait, to: "1.xml")
    _ = try folder.write(landscape, to: "2.xml")
    let run = try audit(["."], in: folder)
    #expect(run.output.contains("\n2.xml" + line))
    // In another folder, it belongs to another app.
    let apart = try ScratchFolder()
    _ = try apart.write(portrait, to: "a/1.xml")
    _ = try apart.write(landscape, to: "b/2.xml")
    let alone = try audit(["--verbose", "."], in: apart)
    #expect(alone.status == 0)
    #expect(
      alone.output.contains(
        "Skipped: found one orientation, and the other cannot be computed: "
          + "no view has an autoresizing mask: rotation-off-screen.\n"))
  }

  @Test func `a turned file that cannot be read is exit 2, and the other is audited`() throws {
    let folder = try ScratchFolder()
    _ = try folder.write(portrait, to: "a.xml")
    let run = try audit(["--rotated", "none.xml", "a.xml"], in: folder)
    #expect(run.status == 2)
    #expect(run.output.contains("Checked 1 screen (2 elements"))
  }

  @Test func `a turned file goes with one other`() throws {
    let folder = try ScratchFolder()
    let run = try audit(["--rotated", "b.xml", "a.xml", "c.xml"], in: folder)
    #expect(run.status == 64)
    #expect(
      run.errors.contains(
        "--rotated goes with one file: the same screen in the other orientation."))
  }

  @Test func `computed findings are marked in every report`() throws {
    let folder = try ScratchFolder()
    let file = PackageFiles.root + "/Fixtures/ui/rotation-springs.xml"
    let text = try audit([file], in: folder)
    #expect(text.status == 0)
    #expect(text.output.contains("as computed from the autoresizing masks"))
    #expect(text.output.contains(": review: "))
    #expect(text.output.contains("Checked 2 screens, 1 of them computed"))
    let json = try audit(["--format", "json", file], in: folder)
    #expect(json.output.contains(#""orientation": "landscape","#))
    #expect(json.output.contains(#""computed": true,"#))
  }
}
