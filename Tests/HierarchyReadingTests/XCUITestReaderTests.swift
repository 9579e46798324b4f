import AccessibilityModel
import HierarchyReading
import TestSupport
import Testing

struct XCUITestReaderTests {
  @Test(arguments: CaptureCase.xcuitest)
  func `a page source becomes the outline beside it`(_ capture: CaptureCase) throws {
    let bytes = try #require(CaptureFiles.fixture("xcuitest/\(capture.name).xml"))
    let outline = try #require(CaptureFiles.fixture("xcuitest/\(capture.name).outline"))
    let hierarchy = try HierarchyFormats.read(bytes, named: "\(capture.name).xml")
    #expect(hierarchy.format == "xcuitest")
    #expect(CaptureOutline.text(of: hierarchy) == String(decoding: outline, as: UTF8.self))
  }

  @Test func `every element keeps the position of its tag`() throws {
    let bytes = try #require(CaptureFiles.fixture("xcuitest/doubled-switch.xml"))
    let screen = try #require(
      try XCUITestReader().read(bytes, named: "x", options: .init()).screens.first)
    let places = screen.elements.map { "\($0.className) \($0.line):\($0.column)" }
    #expect(
      places == [
        "XCUIElementTypeApplication 3:3", "XCUIElementTypeWindow 4:5",
        "XCUIElementTypeSwitch 5:7", "XCUIElementTypeSwitch 6:9",
        "XCUIElementTypeSwitch 8:7", "XCUIElementTypeSwitch 9:9",
      ])
  }

  @Test func `an infinite frame is unknown`() throws {
    let source = """
      <XCUIElementTypeOther x="0" y="0" width="390" height="844"><XCUIElementTypeAny x="inf" y="inf" \
      width="0" height="0"/></XCUIElementTypeOther>
      """
    let screen = try Screen(reading: source)
    #expect(screen.elements.map(\.frame) == [Rect(x: 0, y: 0, width: 390, height: 844), .null])
  }

  @Test func `headings of the web keep their level`() throws {
    let bytes = try #require(CaptureFiles.fixture("xcuitest/web-page.xml"))
    let screen = try #require(
      try XCUITestReader().read(bytes, named: "x", options: .init()).screens.first)
    let headings = screen.elements.filter { $0.headingLevel != nil }
    #expect(headings.map(\.label) == ["Your account", "Your account"])
    #expect(headings.map(\.headingLevel) == [1, 1])
  }

  @Test func `a chain of a thousand views is read without recursion`() throws {
    let depth = 1_000
    let source =
      String(repeating: "<XCUIElementTypeOther label=\"All of it\">", count: depth)
      + String(repeating: "</XCUIElementTypeOther>", count: depth)
    let screen = try Screen(reading: source)
    #expect(screen.elements.count == depth)
    #expect(screen.elements.indices.filter { screen.elements[$0].isElement } == [depth - 1])
  }

  @Test func `the user's options take precedence over assumptions`() throws {
    let options = ReadingOptions(idiom: .pad, language: "de")
    let source = "<XCUIElementTypeApplication width=\"390\" height=\"844\"/>"
    let screen = try Screen(reading: source, options)
    #expect(screen.idiom == .pad)
    #expect(screen.language == "de")
  }

  @Test(
    .enabled(if: CorpusFiles.areThere, "the folder ../shared/corpus is not there"),
    arguments: CorpusFiles.paths(of: "xcuitest"))
  func `a real page source is read`(_ path: String) throws {
    let bytes = try #require(CaptureFiles.bytes(of: "\(CorpusFiles.folder)/\(path)"))
    let hierarchy = try HierarchyFormats.read(bytes, named: path)
    let screen = try #require(hierarchy.screens.first)
    let tags = String(decoding: bytes, as: UTF8.self).split(separator: "<").filter { tag in
      tag.first?.isLetter == true && !tag.hasPrefix("AppiumAUT")
    }
    #expect(hierarchy.format == "xcuitest")
    #expect(screen.elements.count == tags.count)
    #expect(screen.elements.contains { $0.isElement })
  }
}

extension CaptureCase {
  static let xcuitest: [CaptureCase] = [
    CaptureCase("invisible-container", "views that are seen inside views that are not"),
    CaptureCase("scrolled-out", "what is above or below the visible part of a scroll view"),
    CaptureCase("read-only-text", "a text view that holds its text or a link cannot be edited"),
    CaptureCase("covered-screen", "the screen below stays in the tree"),
    CaptureCase("repeated-labels", "a text repeats the label of its button"),
    CaptureCase("react-native-inferred", "every view has the labels of all that it holds"),
    CaptureCase("section-titles", "a text in capitals between rows is a heading"),
    CaptureCase("web-page", "headings have their level for a value, links hold what is read"),
    CaptureCase("swiftui-groups", "a label of its own stands for texts, and announces controls"),
    CaptureCase("react-native-given", "the same, with the elements named"),
    CaptureCase("doubled-switch", "SwiftUI's toggle is a switch in a switch"),
    CaptureCase("name-is-not-label", "a name without a label is the identifier"),
    CaptureCase("asset-names", "names of images for labels"),
    CaptureCase("scroll-indicators", "scroll bars and doubled buttons are no content"),
    CaptureCase("cells", "a cell borrows the flag of its first child"),
    CaptureCase("cells-in-cells", "a switch lends its value to the cell around it alone"),
    CaptureCase("cells-inferred", "a cell with a label speaks for all in it"),
    CaptureCase("system-bars", "keyboard and status bar belong to the system"),
    CaptureCase("given-traits", "traits that the capture names, and those that it drops"),
    CaptureCase("inferred-traits", "traits from types, bars and values"),
    CaptureCase("text-fields", "an old capture writes the placeholder as the value"),
    CaptureCase("rare-attributes", "attributes that have to be asked for"),
    CaptureCase("alert", "an alert and all around it is modal"),
    CaptureCase("subtree", "a part of a page source"),
    CaptureCase("tag-alone", "nothing is certain but the tag"),
    CaptureCase("excluded-attributes", "hardly any attribute"),
    CaptureCase("television", "tvOS tells the focus"),
    CaptureCase("mac", "mac2 writes numbers for types, titles and identifiers"),
    CaptureCase("automation", "UIAutomation's names, hints and fractions"),
    CaptureCase("unknown-words", "what nobody knows is kept and counted"),
    CaptureCase(
      "mac-windows", "each window of a Mac is a screen, the menu bar goes with the first"),
    CaptureCase("values-excluded", "no value at all"),
    CaptureCase("two-apps", "two apps side by side are two screens"),
    CaptureCase("landscape", "landscape, with a window that did not turn"),
  ]
}
