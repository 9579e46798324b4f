import Platform
import TestSupport
import Testing

/// Scenes of a storyboard that nothing in it leads to.
@Suite(.enabled(if: CommandRun.isBuilt("a11y-audit"), "skips: a11y-audit is not built here"))
struct UnreachableSceneTests {
  private func scene(_ id: String, _ attributes: String = "", _ connections: String = "") -> String
  {
    """
    <scene sceneID="s\(id)"><objects><viewController id="\(id)"\(attributes)>
      <view key="view" id="v\(id)"><rect key="frame" x="0" y="0" width="390" height="844"/>
        <subviews><imageView id="i\(id)" userInteractionEnabled="YES" image="map">
          <rect key="frame" x="20" y="100" width="200" height="200"/>
          <accessibility key="accessibilityConfiguration"><bool key="isElement" value="YES"/></accessibility>
        </imageView></subviews></view>
      <connections>\(connections)</connections>
    </viewController></objects></scene>

    """
  }

  private func run(
    _ scenes: [String], _ arguments: [String] = ["--format", "text"]
  ) throws -> CommandRun {
    let folder = try ScratchFolder()
    _ = try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      initialViewController="a"><device id="retina6_0" orientation="portrait"/><scenes>
      \(scenes.joined())</scenes></document>

      """, to: "Main.storyboard")
    return try CommandRun(
      "a11y-audit", ["--only", "image-missing-label"] + arguments + ["Main.storyboard"],
      in: folder.path)
  }

  private func lines(of run: CommandRun) -> [String] {
    run.output.split(separator: "\n").filter { $0.contains("[image-missing-label]") }
      .map { String($0.prefix { $0 != " " }) }
  }

  private let reason = "nothing leads to the scene: no segue, no identifier, not the initial one"

  @Test func `a scene that nothing leads to is not audited, and the run says so`() throws {
    let run = try run([scene("a"), scene("b"), scene("c", " storyboardIdentifier=\"c\"")])
    #expect(lines(of: run) == ["Main.storyboard:5:15:", "Main.storyboard:21:15:"])
    #expect(run.errors == "Main.storyboard:12:3: warning: \(reason); not audited\n")
  }

  @Test func `the report names it`() throws {
    let run = try run(
      [scene("a"), scene("b"), scene("c", " storyboardIdentifier=\"c\"")], ["--format", "json"])
    #expect(
      run.output.contains(
        #"""
          "unreached": [
            {"source": "Main.storyboard", "line": 12, "reason": "\#(reason)"}
          ],
        """#))
  }

  @Test func `scenes that are not connected yet are audited`() throws {
    let run = try run([scene("a"), scene("b")])
    #expect(lines(of: run) == ["Main.storyboard:5:15:", "Main.storyboard:13:15:"])
    #expect(run.errors == "")
  }

  @Test func `a scene that a segue leads to is audited`() throws {
    let run = try run([
      scene("a", "", "<segue destination=\"b\" kind=\"show\" id=\"g\"/>"), scene("b"),
    ])
    #expect(lines(of: run) == ["Main.storyboard:5:15:", "Main.storyboard:13:15:"])
    #expect(run.errors == "")
  }
}
