import AccessibilityModel
import HierarchyReading
import TestSupport
import Testing

/// Trees that tools print in JSON or as text.
struct TreeReadingTests {
  @Test(arguments: TreeCase.all)
  func `a tree becomes the outline beside it`(_ tree: TreeCase) throws {
    let bytes = try #require(CaptureFiles.fixture(tree.path))
    let outline = try #require(CaptureFiles.fixture(tree.outline))
    let hierarchy = try HierarchyFormats.read(bytes, named: tree.path)
    #expect(hierarchy.format == tree.format)
    #expect(CaptureOutline.text(of: hierarchy) == String(decoding: outline, as: UTF8.self))
  }

  @Test(arguments: TreeCase.all)
  func `a tree that is cut anywhere is read or refused`(_ tree: TreeCase) throws {
    let bytes = try #require(CaptureFiles.fixture(tree.path))
    for length in stride(from: 0, to: bytes.count, by: 7) {
      do throws(HierarchyReadingError) {
        _ = try HierarchyFormats.read(
          Array(bytes.prefix(length)), named: "x", format: tree.format)
      } catch {
        #expect(error.line > 0 && error.column > 0)
      }
    }
  }

  @Test func `the line that Maestro prints before its tree is skipped`() throws {
    let bytes = try #require(CaptureFiles.fixture("maestro/android.json"))
    let tree = try HierarchyFormats.read(bytes, named: "x").screens[0]
    let below = try HierarchyFormats.read(
      Array("Running on RKCY600NB6A\n".utf8) + Array("{\n".utf8)
        + bytes.drop { $0 != 0x7B }.dropFirst(),
      named: "x"
    ).screens[0]
    #expect(below.elements.map(\.label) == tree.elements.map(\.label))
    #expect(below.size == tree.size)
    #expect(below.elements[0].line > tree.elements[0].line)
  }

  @Test(arguments: ["Running on {", "A\nRunning {}", "\n\nlog\n{ \"a\": 1 }"])
  func `another text before JSON is refused`(_ start: String) {
    #expect(throws: HierarchyReadingError.self) {
      try HierarchyFormats.read(Array(start.utf8), named: "x")
    }
  }

  @Test func `an Android tree of Maestro without bounds of its root is as large as its views`()
    throws
  {
    let source = """
      {"attributes": {}, "children": [
        {"attributes": {"resource-id": "", "clickable": "false", "bounds": "[1000,400][1080,800]"},
          "children": []},
        {"attributes": {"resource-id": "", "clickable": "false", "bounds": "[0,0][1080,2340]"},
          "children": []}]}
      """
    let screen = try HierarchyFormats.read(
      Array(source.utf8), named: "x", options: ReadingOptions(density: 160)
    ).screens[0]
    #expect(screen.size == Size(width: 1080, height: 2340))
  }

  @Test(arguments: ["[1000,400][10,800]", "[-90,-90][-10,-10]", "[0,0][0,0]"])
  func `a tree of Maestro without bounds on the screen has no size`(_ bounds: String) throws {
    let source = """
      {"attributes": {}, "children": [
        {"attributes": {"resource-id": "", "clickable": "false", "bounds": "\(bounds)"},
          "children": []}]}
      """
    #expect(try HierarchyFormats.read(Array(source.utf8), named: "x").screens[0].size == nil)
  }

  @Test(arguments: TreeFault.all)
  func `a damaged tree is refused at its position`(_ fault: TreeFault) {
    let error = #expect(throws: HierarchyReadingError.self) {
      try HierarchyFormats.read(Array(fault.source.utf8), named: "x")
    }
    #expect(error?.description == fault.error)
  }

  @Test(arguments: DeepTree.all)
  func `a tree of a thousand levels is read`(_ tree: DeepTree) throws {
    let levels = 1_000
    let source =
      tree.head + String(repeating: tree.start, count: levels)
      + String(repeating: tree.end, count: levels) + tree.foot
    let hierarchy = try HierarchyFormats.read(Array(source.utf8), named: "x")
    #expect(hierarchy.format == tree.format)
    #expect(hierarchy.screens.first?.elements.count ?? 0 >= levels)
  }

  @Test func `a description of a thousand levels is read`() throws {
    let lines = (0..<1_000).map { level in
      String(repeating: "  ", count: level + 2) + "Other, 0x1, {{0.0, 0.0}, {9.0, 9.0}}\n"
    }
    let source = "Element subtree:\n →Application, 0x1, label: 'A'\n" + lines.joined()
    let screen = try Screen(reading: source)
    #expect(screen.elements.count == 1_001)
    #expect(screen.elements.indices.allSatisfy { Int(screen.elements[$0].end) == 1_001 })
  }

  @Test func `a description that a log indents ends before the path to its element`() throws {
    let source = """
      (lldb) po app
        Element subtree:
         →Application, 0x1, pid: 8, label: 'A'
            Button, 0x2, {{1.0, 2.0}, {44.0, 44.0}}, label: 'Tap 'me''
        Path to element:
         →Application, 0x1, pid: 8, label: 'A'
      """
    #expect(try Screen(reading: source).elements.map(\.label) == ["A", "Tap 'me'"])
  }

  @Test func `a description without the arrow before its outermost element is read`() throws {
    let source = """
      Attributes: Application, 0x1, pid: 9, label: 'Phone call'
      Element subtree:
      Application, 0x1, pid: 9, label: 'Phone call'
          Window (Main), 0x2, {{0.0, 0.0}, {414.0, 736.0}}
            Button, 0x3, {{280.0, 575.7}, {82.0, 82.0}}, label: 'Answer call'
      Path to element:
       →Application, 0x1, pid: 9, label: 'Phone call'
      """
    let screen = try Screen(reading: source)
    #expect(screen.elements.map(\.label) == ["Phone call", nil, "Answer call"])
    #expect(screen.elements.map(\.parent) == [-1, 0, 1])
  }

  @Test(arguments: TreeCase.all)
  func `missing data of a tree is stated with a way to get it`(_ tree: TreeCase) throws {
    let bytes = try #require(CaptureFiles.fixture(tree.path))
    let hierarchy = try HierarchyFormats.read(bytes, named: tree.path)
    let screen = try #require(hierarchy.screens.first)
    let stated = screen.limitations.reduce(screen.capabilities) { $0.union($1.capabilities) }
    #expect(stated.isSuperset(of: .all))
    #expect(screen.capabilities.contains(.traits) == tree.hasTraits)
    #expect(screen.capabilities.isSuperset(of: [.labels, .frames, .identifiers]))
  }
}

/// A fixture with the outline that it becomes.
struct TreeCase: CustomTestStringConvertible {
  var format: String
  var name: String
  var ending = "json"
  /// Whether the traits of elements are stated.
  var hasTraits = false

  var testDescription: String { "\(format)/\(name)" }
  var path: String { "\(format)/\(name).\(ending)" }
  var outline: String { "\(format)/\(name).outline" }

  static let all = [
    TreeCase(format: "idb", name: "cart"),
    TreeCase(format: "idb", name: "axe", hasTraits: true),
    TreeCase(format: "wda-json", name: "cart"),
    TreeCase(format: "maestro", name: "iphone"),
    TreeCase(format: "maestro", name: "android"),
    TreeCase(format: "xctest-description", name: "cart", ending: "log"),
  ]
}

/// A damaged tree and the message about it.
struct TreeFault: CustomTestStringConvertible {
  var testDescription: String
  var source: String
  var error: String

  static let all = [
    TreeFault(
      testDescription: "idb: a frame in another form",
      source: "[{\"AXLabel\": \"A\", \"AXFrame\": \"0 0 1 1\"}]",
      error: "x:1:30: error: found \"0 0 1 1\"; expected \"{{x, y}, {width, height}}\""),
    TreeFault(
      testDescription: "idb: a frame that is a text",
      source: "[{\"AXLabel\": \"A\",\n  \"frame\": \"wide\"}]",
      error: "x:2:12: error: found a string for \"frame\"; "
        + "expected an object with x, y, width and height"),
    TreeFault(
      testDescription: "idb: an element that is a number",
      source: "[{\"AXLabel\": 1, \"AXFrame\": null}, 7]",
      error: "x:1:35: error: found a number for an element; expected an object"),
    TreeFault(
      testDescription: "axe: children that are an object",
      source: "{\"AXLabel\": \"A\", \"AXUniqueId\": null, \"children\": {}}",
      error: "x:1:50: error: found an object for \"children\"; expected an array"),
    TreeFault(
      testDescription: "idb: cut in the middle", source: "[{\"AXLabel\": \"A\", \"AXUniqueId\": ",
      error: "x:1:33: error: the document ends in the middle; expected a value"),
    TreeFault(
      testDescription: "WebDriverAgent: an element without a type",
      source: "{\"type\": \"Other\", \"rect\": {}, \"isEnabled\": \"1\", \"children\": [{}]}",
      error: "x:1:62: error: found an element without \"type\"; expected a type such as \"Button\""),
    TreeFault(
      testDescription: "WebDriverAgent: a side that is a list",
      source: "{\"type\": \"Other\", \"isEnabled\": \"1\", \"rect\": {\"x\": []}}",
      error: "x:1:51: error: found an array for \"x\"; expected a number"),
    TreeFault(
      testDescription: "Maestro: bounds in another form",
      source: "{\"attributes\": {\"accessibilityText\": \"\", \"resource-id\": \"\", "
        + "\"bounds\": \"wide\"}}",
      error: "x:1:71: error: found bounds \"wide\"; expected \"[left,top][right,bottom]\""),
    TreeFault(
      testDescription: "XCTest: a frame that is cut",
      source: "Element subtree:\n →Application, 0x1\n    Button, 0x2, {{1.0, 2.0}, {3",
      error:
        "x:3:18: error: found the frame “{{1.0, 2.0}, {3”; expected “{{x, y}, {width, height}}”"),
    TreeFault(
      testDescription: "XCTest: nothing after the attributes",
      source: "Attributes: Application, 0x1, pid: 7, label: 'A'\n",
      error: "x:2:1: error: found no element after “Attributes: Application”; "
        + "expected “Element subtree:” and its lines"),
  ]
}

/// A form of nesting.
struct DeepTree: CustomTestStringConvertible {
  var format: String
  var head = ""
  var start: String
  var end = "]}"
  var foot = ""

  var testDescription: String { format }

  static let all = [
    DeepTree(
      format: "idb",
      start: "{\"AXLabel\": \"A\", \"AXUniqueId\": null, \"type\": \"Group\", \"children\": ["),
    DeepTree(
      format: "wda-json",
      start: "{\"type\": \"Other\", \"rect\": {}, \"isEnabled\": \"1\", \"children\": ["),
    DeepTree(
      format: "maestro",
      start: "{\"attributes\": {\"accessibilityText\": \"A\", \"resource-id\": \"\", "
        + "\"bounds\": \"[0,0][9,9]\"}, \"children\": ["),
  ]
}
