import Platform
import SourceText
import TestSupport
import Testing

/// Scenes of a storyboard that none of its segues leads to.
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
      InterfaceBuilderDocument.storyboard(scenes.joined(separator: "\n"), initial: "a"),
      to: "Main.storyboard")
    return try CommandRun(
      "a11y-audit", ["--only", "image-missing-label"] + arguments + ["Main.storyboard"],
      in: folder.path)
  }

  private let reason = "nothing leads to the scene: no segue, no identifier, not the initial one"

  /// The first line of the view of each screen, in the order of the report, and why nothing shows it.
  private func screens(of run: CommandRun) throws -> [String] {
    try JSONDocument(Array(run.output.utf8)).root["screens"]?.array?.map { screen in
      let line = screen["findings"]?.array?.first?["element"]?["line"]?.integer ?? 0
      return "\(line) \(screen["unmentioned"]?.string ?? "-")"
    } ?? []
  }

  private let json = ["--format", "json"]

  @Test func `a scene that nothing leads to is audited last, with the reason`() throws {
    let run = try run([scene("a"), scene("b"), scene("c", " storyboardIdentifier=\"c\"")], json)
    #expect(try screens(of: run) == ["7 -", "23 -", "15 \(reason)"])
    #expect(run.errors == "")
  }

  @Test func `a scene that a segue leads to is not marked`() throws {
    let segue = "<segue destination=\"b\" kind=\"show\" id=\"g\"/>"
    #expect(
      try screens(of: run([scene("a", "", segue), scene("b")], json)) == ["7 -", "15 -"])
  }
}
