import AccessibilityModel
import HierarchyReading
import Testing

/// A document that is refused, and the whole message.
struct InterfaceBuilderRefusalCase: CustomTestStringConvertible {
  let name: String
  let document: String
  let message: String

  var testDescription: String { name }

  static let all = [
    InterfaceBuilderRefusalCase(
      name: "an archive of Xcode 4",
      document: """
        <?xml version="1.0" encoding="UTF-8"?>
        <archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="7.10">
          <data/>
        </archive>
        """,
      message:
        "old.xib:2:1: error: found an archive of Xcode 4; expected a document of version 3.0; "
        + "open and save it in Xcode 5 or later"),
    InterfaceBuilderRefusalCase(
      name: "another version",
      document: """
        <!-- saved by nobody -->
          <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="4.1"/>
        """,
      message: "old.xib:2:3: error: found version \"4.1\" of the format; expected 2.0 or 3.0"),
    InterfaceBuilderRefusalCase(
      name: "a watch's storyboard",
      document: """
        <document type="com.apple.InterfaceBuilder.WatchKit.Storyboard" version="3.0"/>
        """,
      message: "old.xib:1:1: error: found a WatchKit storyboard; "
        + "expected one for iOS, tvOS or macOS; "
        + "check the running watch app with Xcode's Accessibility Inspector"),
    InterfaceBuilderRefusalCase(
      name: "a document of another kind",
      document: "<document type=\"com.apple.InterfaceBuilder3.Vision.XIB\" version=\"3.0\"/>",
      message: "old.xib:1:1: error: found a document of type "
        + "\"com.apple.InterfaceBuilder3.Vision.XIB\"; "
        + "expected a storyboard or xib of iOS, tvOS or macOS"),
    InterfaceBuilderRefusalCase(
      name: "another root",
      document: "<plist version=\"1.0\"/>",
      message: "old.xib:1:1: error: found the root element <plist>; expected <document>"),
    InterfaceBuilderRefusalCase(
      name: "a compiled nib",
      document: "NIBArchive\u{1}\u{0}",
      message: "old.xib:1:1: error: found a compiled nib; expected the .storyboard or .xib "
        + "it was made from"),
    InterfaceBuilderRefusalCase(
      name: "no view at all",
      document: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects/></document>
        """,
      message: "old.xib:1:1: error: found no view; expected at least one"),
    InterfaceBuilderRefusalCase(
      name: "a cut file",
      document: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
          <objects>
            <view id="v1">
        """,
      message: "old.xib:3:19: error: found the end of the file inside <view>; expected </view>"),
  ]
}

struct InterfaceBuilderRefusalTests {
  @Test(arguments: InterfaceBuilderRefusalCase.all)
  func `documents of other versions are rejected`(_ test: InterfaceBuilderRefusalCase) {
    let error = #expect(throws: HierarchyReadingError.self) {
      try HierarchyFormats.read(
        Array(test.document.utf8), named: "old.xib", format: "interface-builder")
    }
    #expect(error?.description == test.message)
  }

  @Test func `an archive and a watch's document are detected without a format`() {
    for test in InterfaceBuilderRefusalCase.all.prefix(3) {
      let error = #expect(throws: HierarchyReadingError.self) {
        try HierarchyFormats.read(Array(test.document.utf8), named: "old.xib")
      }
      #expect(error?.description == test.message)
    }
  }

  @Test func `an unknown element is a warning at its position`() throws {
    let test = InterfaceBuilderCase("", views: "<hologramView id=\"h1\"/>", outline: "")
    let hierarchy = try HierarchyFormats.read(Array(test.document.utf8), named: "a.xib")
    #expect(
      hierarchy.warnings == [
        Hierarchy.Warning(
          line: 9, column: 9, message: "unknown element <hologramView>, kept by its name")
      ])
  }

  @Test func `views nest a thousand deep, and no circle of segues hangs`() throws {
    let deep = String(repeating: "<view><subviews>", count: 900)
    let ends = String(repeating: "</subviews></view>", count: 900)
    let test = InterfaceBuilderCase(
      "", views: deep + "<label text=\"x\"/>" + ends,
      objects: """
        <navigationController id="n1"><connections>
          <segue destination="n2" kind="relationship" relationship="rootViewController"/>
        </connections></navigationController>
        <navigationController id="n2"><connections>
          <segue destination="n1" kind="relationship" relationship="rootViewController"/>
        </connections></navigationController>
        """, outline: "")
    let hierarchy = try HierarchyFormats.read(Array(test.document.utf8), named: "a.xib")
    #expect(hierarchy.screens.map(\.elements.count) == [902])
  }
}
