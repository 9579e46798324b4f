import TestSupport
import Testing

@Suite(.enabled(if: CommandRun.isBuilt("a11y-audit"), "skips: a11y-audit is not built here"))
struct DeviceCommandTests {
  private let pay = """
    <screen title="Pay" size="390 844">
      <UIView identifier="root" frame="0 0 390 844">
        <UILabel text="Total" identifier="total" traits="header" frame="20 60 44 21"/>
        <UIButton title="Pay now" identifier="pay" frame="20 780 120 44"/>
        <constraint item="total" attribute="leading" toAttribute="leading" constant="20"/>
        <constraint item="total" attribute="top" toItem="root.safeArea" toAttribute="top"/>
        <constraint item="pay" attribute="leading" toAttribute="leading" constant="20"/>
        <constraint item="pay" attribute="top" toAttribute="top" constant="780"/>
        <constraint item="pay" attribute="width" constant="120"/>
        <constraint item="pay" attribute="height" constant="44"/>
      </UIView>
    </screen>

    """

  private let odd = """
    <screen title="Odd" size="390 844">
      <UIView identifier="root" frame="0 0 390 844">
        <UIButton title="Left" identifier="a" frame="20 100 100 44"/>
        <UIButton title="Right" identifier="b" frame="140 100 100 44"/>
        <constraint item="a" attribute="top" toAttribute="top" constant="100"/>
        <constraint item="b" attribute="top" toAttribute="top" constant="100"/>
        <constraint item="b" attribute="leading" toAttribute="leading" constant="140"/>
        <constraint item="b" attribute="width" constant="100"/>
        <constraint item="b" attribute="trailing" toAttribute="trailing" constant="-20"/>
        <constraint item="a" attribute="height" constant="44"/>
        <constraint item="b" attribute="height" constant="44"/>
      </UIView>
    </screen>

    """

  private func audit(
    _ text: String, _ arguments: [String], device: [String] = ["--device", "iphone se"]
  ) throws -> CommandRun {
    let folder = try ScratchFolder()
    _ = try folder.write(text, to: "screen.xml")
    return try CommandRun("a11y-audit", device + arguments + ["screen.xml"], in: folder.path)
  }

  @Test func `a finding that a device adds is reported once, with its device`() throws {
    let run = try audit(
      pay, ["--only", "off-screen-element"],
      device: ["--device", "iPhone SE", "--device", "iPhone 14"])
    #expect(
      run.output == """
        screen.xml:4:5: review: UIButton "pay" may be off screen at 20, 780 and not scrollable into \
        view, as computed for iPhone SE in portrait and 2 more layouts [off-screen-element]
            spoken: "Pay now, Button"
            fix: hide the view while off screen, or put it in a scroll view
            on: iPhone SE, iPhone 14 (landscape)

        Checked 1 screen (3 elements, 2 VoiceOver stops) with 1 rule.
        0 errors, 0 warnings, 1 to review.
        Laid 1 screen out on iPhone SE, iPhone 14, in portrait and landscape.
        Review findings do not fail the run; --fail-on-review fails on these.

        """)
    #expect(run.status == 0)
  }

  @Test func `both orientations of a device are compared`() throws {
    let run = try audit(
      pay, ["--only", "rotation-off-screen"], device: ["--device", "iPhone 14"])
    #expect(
      run.output.split(separator: "\n").first
        == """
        screen.xml:4:5: review: UIButton "pay" may be off screen in landscape and not scrollable \
        into view, as computed for iPhone 14 in landscape [rotation-off-screen]
        """)
  }

  @Test func `contradictions and ambiguous positions are findings`() throws {
    let run = try audit(odd, ["--only", "layout-unsatisfiable,layout-ambiguous"])
    let findings = run.output.split(separator: "\n").filter { $0.hasPrefix("screen.xml") }
    #expect(
      findings == [
        """
        screen.xml:3:5: warning: UIButton "a" has an ambiguous position or size horizontally, as \
        computed for iPhone SE in portrait and 1 more layout [layout-ambiguous]
        """,
        """
        screen.xml:4:5: warning: UIButton "b" has 3 conflicting constraints: \
        UIButton "b".leading = UIView "root".leading + 140; UIButton "b".width = 100; \
        UIButton "b".trailing = UIView "root".trailing − 20, as computed for iPhone SE in portrait \
        and 1 more layout [layout-unsatisfiable]
        """,
      ])
  }

  @Test func `without a device the constraints are not solved, and the report says so`() throws {
    let run = try audit(odd, ["--verbose", "--only", "layout-ambiguous"], device: [])
    #expect(
      run.output.contains(
        "Skipped: the layout was not solved; lay it out with --device: layout-ambiguous.\n"))
  }

  @Test func `a device is not a separate screen`() throws {
    let run = try audit(pay, ["--only", "off-screen-element", "--format", "json"])
    #expect(run.output.components(of: "\"source\":") == 1)
    #expect(
      run.output.contains(
        """
              "devices": [
                {"device": "iPhone SE", "orientation": "portrait", "size": [375, 667], "findings": 1},
                {"device": "iPhone SE", "orientation": "landscape", "size": [667, 375], "findings": 1}
              ],
        """))
    #expect(
      run.output.contains(
        """
                  "devices": [{"device": "iPhone SE", "orientation": "portrait"}, \
        {"device": "iPhone SE", "orientation": "landscape"}],
        """))
  }

  @Test func `the page draws the device`() throws {
    let run = try audit(pay, ["--only", "off-screen-element", "--format", "html"])
    #expect(run.output.contains("<h3>Devices</h3>"))
    let caption = "<span class=\"device-name\">iPhone SE, portrait</span> "
    #expect(run.output.contains(caption + "<span class=\"count\">1 finding</span>"))
    #expect(run.output.contains("<p class=\"also\">On iPhone SE</p>"))
  }

  @Test func `a part of a screen is not laid out, and the command says so`() throws {
    let view = InterfaceBuilderDocument.view(
      "r",
      """
      <label text="A" translatesAutoresizingMaskIntoConstraints="NO" id="l">
        <rect key="frame" x="0.0" y="0.0" width="10" height="20"/>
      </label>
      """, attributes: "contentMode=\"scaleToFill\"",
      after: """
        <constraints><constraint firstItem="l" firstAttribute="top" secondItem="r" \
        secondAttribute="top" id="c"/></constraints>
        """, width: 200, height: 50)
    let run = try audit(
      InterfaceBuilderDocument.xib(view, device: "retina4_7"), ["--only", "missing-label"])
    #expect(
      run.errors == "a11y-audit: note: 1 screen not laid out on devices: it is only part of a "
        + "screen, and its size on a device is unknown\n")
  }

  @Test func `a wrong name says which devices there are`() throws {
    let run = try audit(pay, [], device: ["--device", "iPhone 1"])
    #expect(run.status == 64)
    #expect(
      run.errors.hasPrefix(
        "Error: Unknown device \"iPhone 1\"; expected all or one of: iPhone SE, iPhone 8 Plus, "
      ))
  }

  @Test(.enabled(if: CommandRun.isBuilt("a11y-read"), "skips: a11y-read is not built here"))
  func `the reader walks the screen of a device and turns it`() throws {
    let folder = try ScratchFolder()
    _ = try folder.write(pay, to: "pay.xml")
    _ = try folder.write("where\nrotate\n", to: "commands")
    let read = try CommandRun(
      "a11y-read", ["--device", "iPhone SE", "--transcript", "--format", "json", "pay.xml"],
      in: folder.path)
    #expect(read.output.contains("\"frame\": [20, 20, 37.5, 20.5]"))
    let turned = try CommandRun(
      "a11y-read", ["--device", "iPhone SE", "--commands", "commands", "pay.xml"], in: folder.path)
    #expect(
      turned.output == """
        Total, Heading
        Landscape
        This layout is computed from the constraints.
        Total, Heading

        """)
    let several = try CommandRun(
      "a11y-read", ["--device", "all", "pay.xml"], in: folder.path)
    #expect(several.status == 64)
  }
}

extension String {
  /// How often a text occurs in it.
  fileprivate func components(of text: String) -> Int { ranges(of: text).count }
}
