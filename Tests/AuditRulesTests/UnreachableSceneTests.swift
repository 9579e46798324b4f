import AccessibilityModel
import Auditing
import HierarchyReading
import Testing

@testable import AuditRules

@Suite struct UnreachableSceneTests {
  /// A storyboard with an initial scene and another one, each with a button without a label.
  private static func storyboard(_ attributes: String) -> String {
    func scene(_ id: String, _ attributes: String) -> String {
      """
      <scene sceneID="s\(id)"><objects><viewController id="\(id)" \(attributes) sceneMemberID="viewController">
      <view key="view" id="v\(id)"><rect key="frame" x="0" y="0" width="390" height="844"/><subviews>
      <button id="b\(id)"><rect key="frame" x="20" y="100" width="30" height="30"/>
      <state key="normal" image="cart"/></button></subviews></view>
      </viewController></objects></scene>
      """
    }
    return """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="one"><scenes>
      \(scene("one", "")) \(scene("two", attributes))
      </scenes></document>
      """
  }

  private func findings(_ attributes: String) throws -> [[String]] {
    let text = Self.storyboard(attributes)
    let hierarchy = try HierarchyFormats.read(Array(text.utf8), named: "Main.storyboard")
    return hierarchy.screens.map { screen in
      Auditor(rules: [MissingLabel()]).audit(screen).findings
        .map { "\($0.outcome.rawValue) \($0.severity.rawValue)" }
    }
  }

  private static let sure = ["fail error"]

  @Test func `a scene that nothing leads to is asked about, and weighs less`() throws {
    #expect(try findings("") == [Self.sure, ["review warning"]])
  }

  @Test func `code may load a scene with an identifier`() throws {
    #expect(try findings("storyboardIdentifier=\"two\"") == [Self.sure, Self.sure])
  }
}
