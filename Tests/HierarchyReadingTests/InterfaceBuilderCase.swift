import AccessibilityModel
import HierarchyReading
import Testing

/// Views in a xib, and the elements that become of them.
struct InterfaceBuilderCase: CustomTestStringConvertible {
  let name: String
  var platform: Platform = .iOS
  /// The content of the root view's `subviews`.
  let views: String
  /// The content beside the root view.
  var objects = ""
  /// The outline without the screen's own line and the root view's.
  let outline: String

  init(
    _ name: String, platform: Platform = .iOS, views: String, objects: String = "", outline: String
  ) {
    self.name = name
    self.platform = platform
    self.views = views
    self.objects = objects
    self.outline = outline
  }

  var testDescription: String { name }

  var document: String {
    let kind = platform == .macOS ? "Cocoa" : "CocoaTouch"
    let device = platform == .macOS ? "" : #"<device id="retina6_0" orientation="portrait"/>"#
    return #"""
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.\#(kind).XIB" version="3.0">
        \#(device)
        <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="CartController"/>
          <view id="root">
            <rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
            <subviews>
      \#(views)
            </subviews>
          </view>
          \#(objects)
        </objects>
        <resources>
          <namedColor name="Brand">
            <color red="1" green="0.0" blue="0.2" alpha="1" colorSpace="custom"/>
          </namedColor>
          <systemColor name="systemBackgroundColor">
            <color white="1" alpha="1" colorSpace="custom"/>
          </systemColor>
        </resources>
      </document>
      """#
  }

  static let all =
    InterfaceBuilderWordCases.all + InterfaceBuilderViewCases.all + InterfaceBuilderListCases.all
    + InterfaceBuilderLookCases.all + InterfaceBuilderMacCases.all
}

struct InterfaceBuilderReaderTests {
  @Test(arguments: InterfaceBuilderCase.all)
  func `views become elements`(_ test: InterfaceBuilderCase) throws {
    let hierarchy = try HierarchyFormats.read(Array(test.document.utf8), named: "Cart.xib")
    try #require(hierarchy.screens.count == 1)
    #expect(hierarchy.format == "interface-builder")
    let lines = InterfaceBuilderOutline(screen: hierarchy.screens[0]).lines.dropFirst(2)
    #expect(lines.map { String($0.dropFirst(4)) }.joined(separator: "\n") == test.outline)
  }

  @Test func `an image hides the title of a bar button, which stays its label`() throws {
    let test = InterfaceBuilderCase(
      "",
      views: """
        <toolbar id="t1"><rect key="frame" x="0.0" y="800" width="390" height="44"/><items>
          <barButtonItem title="Burn" image="fire" id="i1"/><barButtonItem title="Edit" id="i2"/>
        </items></toolbar>
        """, outline: "")
    let hierarchy = try HierarchyFormats.read(Array(test.document.utf8), named: "Cart.xib")
    let items = hierarchy.screens[0].elements.filter { $0.className == "UIBarButtonItem" }
    #expect(items.map(\.label) == ["Burn", "Edit"])
    #expect(items.map(\.details.title) == [nil, "Edit"])
  }
}
