import TestSupport
import Testing

/// Questions about fonts and sizes that the app's own sources answer.
@Suite(.enabled(if: CommandRun.isBuilt("a11y-audit"), "skips: a11y-audit is not built here"))
struct SourceQuestionTests {
  /// A cell with a small button of the app's own class and a text of fixed size, both with outlets.
  private let xib = InterfaceBuilderDocument.xib(
    owner: "Player", outlets: ["play": "b1", "name": "l1"],
    subviews: #"""
      <button translatesAutoresizingMaskIntoConstraints="NO" id="b1" customClass="PlayButton">
        <rect key="frame" x="20" y="100" width="30" height="30"/>
        <constraints>
          <constraint firstAttribute="width" constant="30" id="c1"/>
          <constraint firstAttribute="height" constant="30" id="c2"/>
        </constraints>
        <state key="normal" image="play"/>
      </button>
      <label text="Song" id="l1" customClass="SongLabel">
        <rect key="frame" x="20" y="200" width="90" height="20"/>
        <fontDescription key="fontDescription" type="system" pointSize="14"/>
      </label>
      """#)

  private func findings(_ player: String, button: String = "", rule: String) throws -> [String] {
    let folder = try ScratchFolder()
    _ = try folder.write(xib, to: "App/Player.xib")
    _ = try folder.write(
      """
      class Player: UIViewController {
        @IBOutlet var play: PlayButton!
        @IBOutlet var name: SongLabel!
        \(player)
      }
      class PlayButton: UIButton { \(button) }
      class SongLabel: UILabel {}
      """, to: "App/Player.swift")
    let run = try CommandRun(
      "a11y-audit", ["--only", rule, "--format", "text", "App"], in: folder.path)
    return run.output.split(separator: "\n").filter { $0.contains(".xib:") && $0.hasSuffix("]") }
      .map(String.init)
  }

  private let small =
    "App/Player.xib:14:9: warning: PlayButton is 30 by 30 points; minimum 44 by 44 "
    + "[target-size-platform]"

  @Test func `a class that leaves its hit area alone is as small as its file`() throws {
    #expect(try findings("", rule: "target-size-platform") == [small])
  }

  @Test(arguments: [
    "override func point(inside p: CGPoint, with e: UIEvent?) -> Bool { true }",
    "override func hitTest(_ p: CGPoint, with e: UIEvent?) -> UIView? { self }",
    "override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: -9, left: -9, bottom: -9, right: -9) }",
    "override func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.insetBy(dx: 9, dy: 9) }",
  ])
  func `a class that says where it is touched answers the question`(_ button: String) throws {
    #expect(try findings("", button: button, rule: "target-size-platform") == [])
  }

  @Test func `insets of code do not enlarge what the file fixes`() throws {
    let code = "func a() { play.contentEdgeInsets = insets }"
    #expect(try findings(code, rule: "target-size-platform") == [small])
  }

  private let fixed =
    "App/Player.xib:22:9: warning: SongLabel \"Song\" uses a fixed font size "
    + "[dynamic-type-unsupported]"

  private let asked =
    "App/Player.xib:22:9: review: SongLabel \"Song\" may use a fixed font size "
    + "[dynamic-type-unsupported]"

  @Test func `a font that no code sets is fixed`() throws {
    #expect(try findings("", rule: "dynamic-type-unsupported") == [fixed])
  }

  @Test(arguments: [
    "func a() { name.font = UIFont.systemFont(ofSize: 12) }",
    "func a() { name.font = .monospacedDigitSystemFont(ofSize: 12, weight: .bold) }",
    "func a() { name.font = UIFont(name: \"Lato\", size: 12) ?? .systemFont(ofSize: 12) }",
    "func a() { name.font = name.font.monospaced() }",
    "func a() { name.font = small(12) }; func small(_ size: CGFloat) -> UIFont { .systemFont(ofSize: size) }",
  ])
  func `a font of a fixed size is fixed`(_ code: String) throws {
    #expect(try findings(code, rule: "dynamic-type-unsupported") == [fixed])
  }

  @Test(arguments: [
    "name.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 12))",
    "name.font = .preferredFont(forTextStyle: .body)",
  ])
  func `a scalable font that adjusts is not a finding, even in a branch`(_ code: String) throws {
    #expect(
      try findings(
        "func a() { \(code); if on { name.adjustsFontForContentSizeCategory = true } }",
        rule: "dynamic-type-unsupported") == [])
  }

  @Test(arguments: [
    "func a() { name.font = theme.font }",
    "func a() { name.attributedText = style.attributedString(song) }",
  ])
  func `a font of code that the sources do not show is asked about`(_ code: String) throws {
    #expect(try findings(code, rule: "dynamic-type-unsupported") == [asked])
  }
}
