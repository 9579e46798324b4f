import Platform
import TestSupport
import Testing

/// Values with which code replaces a size or an image of the file.
@Suite(.enabled(if: CommandRun.isBuilt("a11y-audit"), "skips: a11y-audit is not built here"))
struct SourceChangeTests {
  private let xib = InterfaceBuilderDocument.xib(
    owner: "Player", outlets: ["view": "v1", "play": "b1", "height": "c2"],
    subviews: #"""
      <button translatesAutoresizingMaskIntoConstraints="NO" id="b1">
        <rect key="frame" x="20" y="100" width="60" height="30"/>
        <color key="tintColor" red="1" green="1" blue="0.9" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
        <constraints>
          <constraint firstAttribute="width" constant="60" id="c1"/>
          <constraint firstAttribute="height" constant="30" id="c2"/>
        </constraints>
        <state key="normal" image="play"/>
      </button>
      """#,
    after: """
      <color key="backgroundColor" red="1" green="1" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
      """)

  /// The findings about the button.
  private func findings(_ code: String) throws -> [String] {
    let folder = try ScratchFolder()
    _ = try folder.write(xib, to: "App/Player.xib")
    _ = try folder.write(
      """
      class Player: UIViewController {
        @IBOutlet var play: UIButton!
        @IBOutlet var height: NSLayoutConstraint!
        func a() { \(code) }
      }
      """, to: "App/Player.swift")
    let arguments = [
      "App", "--only", "target-size-platform,non-text-contrast", "--format", "text",
    ]
    return try CommandRun("a11y-audit", arguments, in: folder.path).output
      .split(separator: "\n").filter { $0.contains(".xib:") && $0.hasSuffix("]") }.map(String.init)
  }

  private let size =
    "App/Player.xib:15:9: warning: UIButton is 60 by 30 points; minimum 44 by 44 [target-size-platform]"
  private let contrast =
    "App/Player.xib:15:9: error: UIButton has an icon contrast of 1.01:1; minimum 3:1 "
    + "[non-text-contrast]"

  @Test(arguments: ["", "height.constant = 0", "height.constant = 30"])
  func `a size that code hides or restores is a failure`(code: String) throws {
    #expect(try findings(code) == [contrast, size])
  }

  @Test(arguments: ["height.constant = 48", "height.isActive = false", "height.constant = most()"])
  func `a size that code changes needs review`(code: String) throws {
    let review =
      "App/Player.xib:15:9: review: UIButton may be 60 by 30 points; minimum 44 by 44 "
      + "[target-size-platform]"
    #expect(try findings(code) == [contrast, review])
  }

  @Test func `an image of a name has the tint of the file`() throws {
    #expect(try findings("play.setImage(UIImage(named: \"x\"), for: .normal)") == [contrast, size])
  }

  @Test func `an image that code draws has its own colours`() throws {
    #expect(try findings("play.setImage(drawn(), for: .normal)") == [size])
  }
}
