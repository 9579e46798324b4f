import AccessibilityModel
import HierarchyReading
import Testing

/// A format on the command line that is not the file's.
struct WrongFormatTests {
  /// The smallest documents that are read, by their formats.
  private static let documents: [String: String] = [
    "ui": "<screen><UILabel text=\"A\"/></screen>",
    "xcuitest": "<AppiumAUT><XCUIElementTypeButton label=\"A\"/></AppiumAUT>",
    "interface-builder": """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>\
    <view id="v"><rect key="frame" x="0" y="0" width="9" height="9"/></view></objects></document>
    """,
    "uiautomator": """
    <hierarchy rotation="0"><node class="android.view.View" bounds="[0,0][9,9]"/></hierarchy>
    """,
    "accessibility-snapshot": """
    [{"element": {"_0": {"label": "A", "traits": []}, "traversalIndex": 0}}]
    """,
    "android-layout": """
    <TextView xmlns:android="http://schemas.android.com/apk/res/android" android:text="A"/>
    """,
    "idb": "[{\"AXLabel\": \"A\", \"AXUniqueId\": null, \"type\": \"Button\"}]",
    "wda-json": "{\"type\": \"Button\", \"rect\": {}, \"isEnabled\": \"1\"}",
    "maestro": "{\"attributes\": {\"accessibilityText\": \"A\", \"resource-id\": \"\"}}",
    "xctest-description": "Element subtree:\n →Application, 0x1, label: 'A'\n",
  ]

  @Test func `every format has a document here`() {
    #expect(Set(Self.documents.keys) == Set(HierarchyFormats.names))
  }

  @Test(arguments: HierarchyFormats.names, HierarchyFormats.names)
  func `a hierarchy is read in its own format and in no other`(
    _ format: String, _ named: String
  ) throws {
    let bytes = Array(try #require(Self.documents[format]).utf8)
    guard format != named else {
      #expect(try HierarchyFormats.read(bytes, named: "x", format: named).format == format)
      return
    }
    let error = #expect(throws: HierarchyReadingError.self) {
      try HierarchyFormats.read(bytes, named: "x", format: named)
    }
    #expect(
      error?.description
        == "x:1:1: error: found a hierarchy of the format \(format); expected \(named); omit "
        + "--from or set it to the right format")
  }

  @Test(arguments: [
    "<resources><string name=\"a\"/></resources>", "<Widget/>", "<html><body/></html>", "{}", "[]",
    "[{\"label\": 1}]", "text", "",
  ])
  func `other files are not a hierarchy in any format`(_ text: String) {
    for format in HierarchyFormats.names {
      #expect(throws: HierarchyReadingError.self) {
        try HierarchyFormats.read(Array(text.utf8), named: "x", format: format)
      }
    }
  }
}
