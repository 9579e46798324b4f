import AccessibilityModel
import HierarchyReading
import Testing

/// Every format in XML reads labels with characters that XML forbids, and warns.
@Suite struct ForbiddenCharacterReadingTests {
  private static let documents = [
    "ui": "<screen>\n<UILabel text=\"TEXT\"/></screen>",
    "xcuitest": "<AppiumAUT>\n<XCUIElementTypeStaticText label=\"TEXT\"/></AppiumAUT>",
    "uiautomator":
      "<hierarchy rotation=\"0\">\n<node class=\"android.widget.TextView\" bounds=\"[0,0][9,9]\" "
      + "text=\"TEXT\"/></hierarchy>",
    "interface-builder": """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>\
    <view id="v"><rect key="frame" x="0" y="0" width="9" height="9"/><subviews>
    <label id="l" text="TEXT"/></subviews></view></objects></document>
    """,
  ]

  @Test(arguments: ["ui", "xcuitest", "uiautomator", "interface-builder"])
  func `an emoji in surrogates is read, and what is lost is a located warning`(
    _ format: String
  ) throws {
    let text = try #require(Self.documents[format])
    let document = text.replacing("TEXT", with: "Hi &#55357;&#56832;&#11;&#11;")
    let hierarchy = try HierarchyFormats.read(Array(document.utf8), named: "x")
    let texts = hierarchy.screens.flatMap(\.elements).flatMap { [$0.label, $0.details.text] }
    #expect(texts.contains("Hi 😀\u{FFFD}\u{FFFD}"))
    let line = try #require(text.split(separator: "\n").last)
    let column = try #require(line.ranges(of: "TEXT").first).lowerBound
    let first = line.distance(from: line.startIndex, to: column) + 20
    let warning = try #require(hierarchy.warnings.first { $0.message.contains("&#11;") })
    #expect((warning.line, warning.column) == (2, first))
  }
}
