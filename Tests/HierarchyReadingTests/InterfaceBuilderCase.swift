import AccessibilityModel
import HierarchyReading
import TestSupport
import Testing

/// Views in a xib, and the resulting elements.
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

  /// The views keep their lines: some have texts of several.
  var document: String {
    InterfaceBuilderDocument.xib(
      [
        InterfaceBuilderDocument.owner("CartController"),
        InterfaceBuilderDocument.view("root", "<!--views-->"), objects,
      ].joined(separator: "\n"), for: platform == .macOS ? .macOS : .iOS,
      resources: """
        <namedColor name="Brand">
          <color red="1" green="0.0" blue="0.2" alpha="1" colorSpace="custom"/>
        </namedColor>
        <systemColor name="systemBackgroundColor">
          <color white="1" alpha="1" colorSpace="custom"/>
        </systemColor>
        """
    ).replacing("<!--views-->", with: views)
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
