import AccessibilityModel
import HierarchyReading
import TestSupport
import Testing

/// The scenes of a storyboard that the app can show.
struct InterfaceBuilderReachTests {
  private func scene(_ id: String, _ attributes: String = "", _ connections: String = "") -> String
  {
    """
    <scene sceneID="s\(id)"><objects><viewController id="\(id)" title="\(id)" \(attributes)>
      <view key="view" id="v\(id)"><rect key="frame" x="0" y="0" width="390" height="844"/></view>
      <connections>\(connections)</connections>
    </viewController></objects></scene>
    """
  }

  private func segue(to id: String) -> String {
    "<segue destination=\"\(id)\" kind=\"show\" id=\"g\(id)\"/>"
  }

  private func unreachable(
    _ scenes: [String], initial: String, version: String = "3.0"
  ) throws -> [String] {
    let text = InterfaceBuilderDocument.storyboard(scenes.joined(), initial: initial)
      .replacing("version=\"3.0\"", with: "version=\"\(version)\"")
    let hierarchy = try HierarchyFormats.read(Array(text.utf8), named: "A.storyboard")
    return hierarchy.screens.filter { $0.unmentioned != nil }.compactMap(\.title)
  }

  @Test func `a scene is reached by segues, an identifier or as the first`() throws {
    let scenes = [
      scene("A", "", segue(to: "B")), scene("B"), scene("C", "storyboardIdentifier=\"C\""),
      scene("D", "", segue(to: "E")), scene("E", "", segue(to: "D")),
    ]
    #expect(try unreachable(scenes, initial: "A") == ["D", "E"])
    #expect(try unreachable(scenes, initial: "D") == ["A", "B"])
  }

  @Test func `storyboards of Xcode 4 are read alike`() throws {
    #expect(try unreachable([scene("A"), scene("B")], initial: "A", version: "2.0") == ["B"])
  }

  @Test func `a storyboard without a start shows all its scenes`() throws {
    #expect(try unreachable([scene("A"), scene("B")], initial: "") == [])
  }

  @Test func `a recogniser of a scene leads on`() throws {
    let recogniser = """
      <tapGestureRecognizer id="r"><connections>\(segue(to: "B"))</connections></tapGestureRecognizer>
      """
    let first = scene("A").replacing("</objects>", with: recogniser + "</objects>")
    #expect(try unreachable([first, scene("B")], initial: "A") == [])
  }
}
