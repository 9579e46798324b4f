import AccessibilityModel
import HierarchyReading
import TestSupport
import Testing

struct AccessibilitySnapshotReaderTests {
  @Test(arguments: CaptureCase.snapshots)
  func `a hierarchy is read as its outline says`(_ capture: CaptureCase) throws {
    let path = "accessibility-snapshot/\(capture.name)"
    let bytes = try #require(CaptureFiles.fixture("\(path).json"))
    let outline = try #require(CaptureFiles.fixture("\(path).outline"))
    let hierarchy = try HierarchyFormats.read(bytes, named: "\(capture.name).json")
    #expect(hierarchy.format == "accessibility-snapshot")
    #expect(CaptureOutline.text(of: hierarchy) == String(decoding: outline, as: UTF8.self))
  }

  @Test func `an element knows its line and column`() throws {
    let bytes = try #require(CaptureFiles.fixture("accessibility-snapshot/containers.json"))
    let screen = try #require(HierarchyFormats.read(bytes, named: "x.json").screens.first)
    let places = screen.elements.prefix(5).map { "\($0.line):\($0.column)" }
    #expect(places == ["1:1", "2:24", "3:24", "5:24", "6:24"])
  }

  @Test func `data that the file lacks is listed`() throws {
    let bytes = try #require(CaptureFiles.fixture("accessibility-snapshot/controls.json"))
    let screen = try #require(HierarchyFormats.read(bytes, named: "x.json").screens.first)
    #expect(
      screen.capabilities.union(
        screen.limitations.reduce(into: []) { $0.formUnion($1.capabilities) })
        == .all)
    #expect(screen.capabilities.isDisjoint(with: [.colors, .fonts, .language, .visibleText]))
    let options = ReadingOptions(language: "de")
    let named = try HierarchyFormats.read(bytes, named: "x.json", options: options).screens[0]
    #expect(named.language == "de")
    #expect(named.capabilities.contains(.language))
  }

  @Test func `a thousand containers in each other are read`() throws {
    let start =
      #"{"container":{"_0":{"type":{"list":{}},"frame":[[0,0],[9,9]],"isModalBoundary":false},"children":["#
    let element = #"{"element":{"_0":{"label":"x","traits":["button"]},"traversalIndex":0}}"#
    let text =
      String(repeating: start, count: 1_000) + element + String(repeating: "]}}", count: 1_000)
    let screen = try Screen(reading: text)
    #expect(screen.elements.count == 1_001)
    #expect(screen.ancestors(of: 1_000).map { $0 }.count == 1_000)
  }

  @Test(arguments: SnapshotRefusal.all)
  func `a damaged file is rejected at its position`(_ refusal: SnapshotRefusal) {
    let error = #expect(throws: HierarchyReadingError.self) {
      try HierarchyFormats.read(
        Array(refusal.source.utf8), named: "x.json", format: "accessibility-snapshot")
    }
    #expect(error?.description == refusal.error)
  }
}

extension CaptureCase {
  static let snapshots = [
    CaptureCase("controls", "elements of every kind, with all that they may have"),
    CaptureCase("containers", "containers of every kind; flicks go by index, not by place"),
    CaptureCase("data-table", "headers as positions among the children"),
    CaptureCase("older-markers", "no containers, composed hints, bits without a name"),
    CaptureCase("older-table", "one container as the root, headers by their words"),
  ]
}

struct SnapshotRefusal: CustomTestStringConvertible {
  var source: String
  var error: String

  var testDescription: String { error }

  static let all = [
    SnapshotRefusal(
      source: "[\n  3\n]",
      error: "x.json:2:3: error: found a number for an element; expected an object"),
    SnapshotRefusal(
      source: "[{\"view\": {}}]",
      error: "x.json:1:2: error: found an object of another kind; "
        + "expected one with \"element\" or \"container\""),
    SnapshotRefusal(
      source: "[\n{\"container\": {\"_0\": {}}}]",
      error: "x.json:2:15: error: found a container without \"children\"; "
        + "expected an array of them"),
    SnapshotRefusal(
      source: "{\"container\": {\"_0\": [], \"children\": []}}",
      error: "x.json:1:22: error: found an array for a container; expected an object"),
    SnapshotRefusal(
      source: "{\"element\": {\"_0\": \"x\"}}",
      error: "x.json:1:20: error: found a string for an element; expected an object"),
    SnapshotRefusal(
      source: "[{\"element\": {\"_0\": {\"label\": \"Buy\"",
      error: "x.json:1:36: error: the document ends in the middle; expected ',' or '}'"),
  ]
}
