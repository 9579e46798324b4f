import AccessibilityModel
import HierarchyReading
import TestSupport
import Testing

/// Facts of a whole screen that follow from a file's root, its window or its size.
struct InterfaceBuilderScreenTests {
  private static func screen(_ document: String) throws -> Screen {
    try #require(
      try HierarchyFormats.read(Array(document.utf8), named: "Cart.xib").screens.first)
  }

  @Test(arguments: [
    (1024, 768, "", Idiom.pad), (768, 1024, "", .pad), (1024, 748, "", .pad),
    (600, 600, "", .phone),
    (390, 844, "", .phone), (800, 800, "", .phone),
    (320, 480, "targetRuntime=\"iOS.CocoaTouch.iPad\"", .pad),
    (320, 480, "targetRuntime=\"iOS.CocoaTouch\"", .phone),
  ])
  func `a canvas without a device is that of an iPad by its size or its runtime`(
    _ width: Int, _ height: Int, _ attributes: String, _ idiom: Idiom
  ) throws {
    let view = InterfaceBuilderDocument.view(
      "v", "", attributes: "key=\"view\"", width: width, height: height)
    let document = InterfaceBuilderDocument.storyboard(
      InterfaceBuilderDocument.scene("<viewController id=\"c\">\(view)</viewController>"),
      attributes: attributes, device: nil)
    #expect(try Self.screen(document).idiom == idiom)
  }

  @Test func `a wide view without a controller is a part of any screen`() throws {
    let view = InterfaceBuilderDocument.view("v", "", width: 1024, height: 768)
    #expect(try Self.screen(InterfaceBuilderDocument.xib(view, device: nil)).idiom == .phone)
  }

  @Test(arguments: [
    ("title=\"Feeds\"", "YES", false), ("", "YES", true), ("title=\" \"", "YES", true),
    ("", "NO", false),
  ])
  func `a window with a title bar may have no title`(
    _ title: String, _ hasBar: String, _ isUntitled: Bool
  ) throws {
    let view = InterfaceBuilderDocument.view("v", "", attributes: "key=\"contentView\"")
    let document = InterfaceBuilderDocument.xib(
      "<window \(title) id=\"w\"><windowStyleMask key=\"styleMask\" titled=\"\(hasBar)\"/>\(view)</window>",
      for: .macOS)
    #expect(try Self.screen(document).isInUntitledWindow == isUntitled)
  }

  @Test(arguments: [
    ("tableView", "", ContainerType.semanticGroup), ("matrix", "", .semanticGroup),
    ("box", "", nil),
    ("tableView", "noLabel", nil),
  ])
  func `a table or matrix of AppKit with a label is a group that VoiceOver announces`(
    _ tag: String, _ label: String, _ type: ContainerType?
  ) throws {
    let name = label.isEmpty ? "<accessibility description=\"Servers\"/>" : ""
    let document = InterfaceBuilderDocument.xib(
      InterfaceBuilderDocument.view(
        "v",
        """
        <\(tag) id="t"><rect key="frame" x="0" y="0" width="200" height="100"/>\(name)</\(tag)>
        """, tag: "customView"), for: .macOS)
    #expect(try Self.screen(document).elements[1].containerType == type)
  }

  @Test(arguments: [("11762", 92.0, 92.0), ("22155", 28.0, 92.0)])
  func `the rows of a table begin below the bar in files of any Xcode`(
    _ version: String, _ y: Double, _ top: Double
  ) throws {
    let document = InterfaceBuilderDocument.storyboard(
      InterfaceBuilderDocument.scene(
        """
        <tableViewController id="c1">
          <tableView key="view" id="t1">
            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
            <prototypes>
              <tableViewCell id="p1"><rect key="frame" x="0.0" y="\(y)" width="375" height="44"/></tableViewCell>
            </prototypes>
          </tableView>
          <navigationItem key="navigationItem" title="Songs" id="n1"/>
        </tableViewController>
        """), attributes: "toolsVersion=\"\(version)\"", device: "retina4_7")
    let cell = try Self.screen(document).elements.first { $0.role == .cell }
    #expect(cell?.frame.y == top)
  }
}
