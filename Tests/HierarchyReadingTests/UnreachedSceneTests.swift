import AccessibilityModel
import HierarchyReading
import Testing

/// Which scenes of a storyboard the app can show.
@Suite struct UnreachedSceneTests {
  private func scene(_ id: String, _ attributes: String = "", segues: String = "") -> String {
    """
    <scene sceneID="s\(id)"><objects><viewController id="\(id)" \(attributes)>
    <view key="view" id="v\(id)"><rect key="frame" x="0" y="0" width="390" height="844"/></view>
    <connections>\(segues)</connections></viewController></objects></scene>

    """
  }

  private func segue(_ destination: String, kind: String = "show") -> String {
    "<segue destination=\"\(destination)\" kind=\"\(kind)\" id=\"to\(destination)\"/>"
  }

  private func read(_ scenes: String, initial: String = "") throws -> Hierarchy {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      \(initial.isEmpty ? "" : "initialViewController=\"\(initial)\"")><scenes>
      \(scenes)</scenes></document>
      """
    return try HierarchyFormats.read(Array(text.utf8), named: "scenes.storyboard")
  }

  private func unreached(_ hierarchy: Hierarchy) -> [String?] {
    hierarchy.screens.filter(\.isUnreached).map(\.identifier)
  }

  @Test func `a scene that no segue leads to is not shown, nor what it leads to`() throws {
    let hierarchy = try read(
      scene("a", segues: segue("b"))
        + scene("b", segues: segue("c", kind: "embed") + segue("a", kind: "unwind")) + scene("c")
        + scene("d", segues: segue("e")) + scene("e", segues: segue("a")),
      initial: "a")
    #expect(unreached(hierarchy) == ["d", "e"])
    #expect(
      hierarchy.warnings.map { "\($0.line): \($0.message)" } == [
        "11: found a scene without a segue to it or a storyboard identifier; its findings are notes",
        "14: found a scene without a segue to it or a storyboard identifier; its findings are notes",
      ])
  }

  @Test func `code shows a scene by its identifier`() throws {
    let hierarchy = try read(
      scene("a") + scene("b", "storyboardIdentifier=\"B\"", segues: segue("c")) + scene("c")
        + scene("d"), initial: "a")
    #expect(unreached(hierarchy) == ["d"])
  }

  @Test func `a file that leads nowhere is not in use as it is`() throws {
    let hierarchy = try read(scene("a", segues: segue("b")) + scene("b"))
    #expect(unreached(hierarchy) == [])
    #expect(hierarchy.warnings == [])
  }
}
