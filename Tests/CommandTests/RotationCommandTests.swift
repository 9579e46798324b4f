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

  /// A button 500 points below the top of a phone of 375 by 667 points.
  private static let form = InterfaceBuilderDocument.storyboard(
    InterfaceBuilderDocument.scene(
      "<viewController id=\"c\">"
        + InterfaceBuilderDocument.view(
          "r",
          """
          <button translatesAutoresizingMaskIntoConstraints="NO" id="b">
            <rect key="frame" x="20" y="500" width="335" height="44"/>
            <constraints>
              <constraint firstAttribute="height" constant="44" id="h"/>
            </constraints>
            <state key="normal" title="Log in"/>
          </button>
          """, attributes: "key=\"view\" contentMode=\"scaleToFill\"",
          after: """
            <constraints>
              <constraint firstItem="b" firstAttribute="leading" secondItem="r" \
            secondAttribute="leading" constant="20" id="1"/>
              <constraint firstItem="r" firstAttribute="trailing" secondItem="b" \
            secondAttribute="trailing" constant="20" id="2"/>
              <constraint firstItem="b" firstAttribute="top" secondItem="r" \
            secondAttribute="top" constant="500" id="3"/>
            </constraints>
            """, width: 375, height: 667) + "</viewController>"), device: "retina4_7")

  @Test func `a screen with constraints is turned on the phone that it is drawn for`() throws {
    let folder = try ScratchFolder()
    _ = try folder.write(Self.form, to: "Login.storyboard")
    let text = try audit(["Login.storyboard"], in: folder)
    #expect(
      text.output.contains(
        "UIButton \"Log in\" may be off screen in landscape and not scrollable into view, "
          + "as computed from the constraints [rotation-off-screen]\n"))
    #expect(text.output.contains("Checked 2 screens, 1 of them computed"))
    let page = try audit(["--format", "html", "Login.storyboard"], in: folder).output
    #expect(page.contains("The landscape layout is computed from the constraints."))
  }

  @Test func `devices that are named take the place of the one that it is drawn for`() throws {
    let folder = try ScratchFolder()
    _ = try folder.write(Self.form, to: "Login.storyboard")
    let run = try audit(["--device", "iPhone SE", "Login.storyboard"], in: folder)
    #expect(run.output.contains("as computed for iPhone SE in landscape"))
    #expect(!run.output.contains("as computed from the constraints"))
    #expect(run.output.contains("Checked 1 screen"))
  }
}
