import TestSupport
import Testing

/// Two dumps of one Android screen, in portrait and landscape.
@Suite(
  .enabled(
    if: CommandRun.isBuilt("a11y-audit") && CommandRun.isBuilt("a11y-read"),
    "skips: a11y-audit or a11y-read is not built here"))
struct AndroidRotationTests {
  private struct Control {
    var label: String
    var bounds: String
  }

  private func dump(rotation: Int, size: String, _ controls: [Control]) -> String {
    let nodes = controls.map { control in
      node("android.widget.Button", control.label, control.bounds, "true") + "</node>"
    }
    return UIAutomatorDump.windows(
      node("android.widget.FrameLayout", "", "[0,0]\(size)", "false") + nodes.joined() + "</node>",
      attributes: "rotation=\"\(rotation)\"") + "\n"
  }

  private func node(
    _ className: String, _ label: String, _ bounds: String, _ isClickable: String
  ) -> String {
    "<node index=\"0\" text=\"\(label)\" resource-id=\"\" class=\"\(className)\""
      + " package=\"org.example.app\" content-desc=\"\" checkable=\"false\" checked=\"false\""
      + " clickable=\"\(isClickable)\" enabled=\"true\" focusable=\"\(isClickable)\""
      + " focused=\"false\" scrollable=\"false\" long-clickable=\"false\" password=\"false\""
      + " selected=\"false\" bounds=\"\(bounds)\">"
  }

  private var portrait: String {
    dump(
      rotation: 0, size: "[1080,2400]",
      [
        Control(label: "Play", bounds: "[100,200][400,350]"),
        Control(label: "Queue", bounds: "[100,400][400,550]"),
        Control(label: "Lyrics", bounds: "[100,600][400,750]"),
        Control(label: "Share", bounds: "[100,800][400,950]"),
        Control(label: "Sleep timer", bounds: "[100,1000][400,1150]"),
      ])
  }

  private var turned: String {
    dump(
      rotation: 1, size: "[2400,1080]",
      [
        Control(label: "Play", bounds: "[100,200][400,350]"),
        Control(label: "Lyrics", bounds: "[100,400][400,450]"),
        Control(label: "Share", bounds: "[100,600][400,750]"),
        Control(label: "Sleep timer", bounds: "[100,800][400,950]"),
      ])
  }

  private let expected = """
    1.xml:1:669: error: Button "Queue" is missing in landscape [rotation-element-lost]
    2.xml:1:669: error: Button "Lyrics" is 114.3 by 19 dp in landscape, 114.3 by 57.1 in portrait \
    [rotation-target-shrunk]
    """

  private func audit(_ arguments: [String], in folder: ScratchFolder) throws -> CommandRun {
    try CommandRun(
      "a11y-audit",
      ["--only", "rotation-element-lost,rotation-target-shrunk", "--density", "420"] + arguments,
      in: folder.path)
  }

  @Test(arguments: [["--rotated", "2.xml", "1.xml"], ["."]])
  func `elements lost or shrunk by rotation are found`(_ arguments: [String]) throws {
    let folder = try ScratchFolder()
    _ = try folder.write(portrait, to: "1.xml")
    _ = try folder.write(turned, to: "2.xml")
    let run = try audit(arguments, in: folder)
    let lines = run.output.split(separator: "\n").filter { $0.hasSuffix("]") }
    #expect(lines.joined(separator: "\n") == expected)
    #expect(run.status == 1)
  }

  @Test func `a turned dump that holds the same is quiet`() throws {
    let folder = try ScratchFolder()
    _ = try folder.write(portrait, to: "1.xml")
    let controls = [
      ("Play", 200), ("Queue", 400), ("Lyrics", 600), ("Share", 800), ("Sleep timer", 950),
    ]
    let same = controls.map { label, y in
      Control(label: label, bounds: "[100,\(y)][400,\(y + 150)]")
    }
    _ = try folder.write(dump(rotation: 3, size: "[2400,1080]", same), to: "2.xml")
    let run = try audit(["."], in: folder)
    #expect(
      run.output == """
        Checked 2 files (2 screens, 12 elements, 10 TalkBack stops) with 2 rules.
        No findings.

        """)
    #expect(run.status == 0)
  }

  @Test func `the reader turns from one dump to the other`() throws {
    let folder = try ScratchFolder()
    _ = try folder.write(portrait, to: "1.xml")
    _ = try folder.write(turned, to: "2.xml")
    let run = try CommandRun(
      "a11y-read",
      ["--rotated", "2.xml", "--density", "420", "--commands", "-", "--no-resume", "1.xml"],
      input: "find lyrics\nrotate\nrotate\nfind queue\nrotate\n", in: folder.path,
      environment: ["XDG_STATE_HOME": folder.path + "/state"])
    #expect(
      run.output == """
        Lyrics, Button. Double-tap to activate
        1 result
        Landscape
        Lyrics, Button. Double-tap to activate
        Not in landscape: Queue
        Portrait
        Lyrics, Button. Double-tap to activate
        Queue, Button. Double-tap to activate
        1 result
        Landscape
        "Queue" is not in this layout; the nearest stop is:
        Play, Button. Double-tap to activate
        Not in landscape: Queue

        """)
  }
}
