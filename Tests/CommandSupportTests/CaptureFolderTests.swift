import AccessibilityModel
import CommandSupport
import HierarchyReading
import Platform
import TestSupport
import Testing

/// Folders that `a11y-capture` has written, as input.
struct CaptureFolderTests {
  private static let tree = UIAutomatorDump.windows(
    """
    <node index="0" text="Buy" class="android.widget.Button" package="shop" clickable="true" \
    enabled="true" bounds="[0,0][210,210]"/>
    """)

  private static func description(_ orientations: Orientation...) -> String {
    var capture = CaptureDescription(tool: "a11y-capture 0.1.0", taken: "", source: "android")
    capture.density = 420
    for orientation in orientations {
      var layout = CaptureDescription.Layout(xml: "\(orientation.rawValue).xml")
      layout.png = "\(orientation.rawValue).png"
      capture.layouts[orientation] = layout
    }
    return String(decoding: capture.bytes, as: UTF8.self)
  }

  private func write(_ name: String, _ description: String, in folder: ScratchFolder) throws {
    _ = try folder.write(description, to: "\(name)/capture.json")
    for file in ["portrait.xml", "landscape.xml"] {
      _ = try folder.write(Self.tree, to: "\(name)/\(file)")
    }
    _ = try folder.write("", to: "\(name)/portrait.png")
  }

  /// The groups of files, with what was measured for each.
  private func groups(_ paths: [String], in folder: ScratchFolder) -> [[String]] {
    let found = InputLoader().files(for: paths.map { "\(folder.path)/\($0)" })
    return NamedPairs.groups(of: found.candidates).map { group in
      group.map { candidate in
        let name = candidate.path.replacing(folder.path + "/", with: "")
        return candidate.capture.map { "\(name): \($0.orientation)" } ?? name
      }
    }
  }

  @Test func `a capture is one pair, by itself and among others`() throws {
    let folder = try ScratchFolder()
    try write("b/cart", Self.description(.portrait, .landscape), in: folder)
    _ = try folder.write(Self.tree, to: "b/a.xml")
    let pair = ["b/cart/portrait.xml: portrait", "b/cart/landscape.xml: landscape"]
    #expect(groups(["b/cart"], in: folder) == [pair])
    #expect(groups(["b/cart/"], in: folder) == [pair])
    #expect(groups(["b"], in: folder) == [["b/a.xml"], pair])
    #expect(groups(["b/cart/portrait.xml"], in: folder) == [pair])
  }

  @Test func `files that the capture does not name are left out of it`() throws {
    let folder = try ScratchFolder()
    try write("cart", Self.description(.landscape), in: folder)
    #expect(groups(["cart"], in: folder) == [["cart/landscape.xml: landscape"]])
    _ = try folder.write(Self.tree, to: "cart/other.xml")
    #expect(
      groups(["cart"], in: folder) == [["cart/landscape.xml: landscape"], ["cart/other.xml"]])
  }

  @Test func `another program's capture.json makes no capture`() throws {
    let folder = try ScratchFolder()
    try write("cart", #"{"tool": "camera"}"#, in: folder)
    #expect(groups(["cart"], in: folder) == [["cart/landscape.xml", "cart/portrait.xml"]])
  }

  /// Content of `capture.json` that cannot be used, and the error.
  private static let refused: [(content: [UInt8], error: String)] = {
    let whole = Array(description(.portrait).utf8)
    let tool = #"{"schemaVersion": 1, "tool": "a11y-capture 0.1.0""#
    let wide = whole.flatMap { [$0, 0] as [UInt8] }
    return [
      (
        Array("{\"tool\": \"a11y-capture 0.1.0\",\n \"schemaVersion\": 9}".utf8),
        ":2:19: error: found the schemaVersion 9; expected 1; a newer Earshot may read it"
      ),
      (
        [0xEF, 0xBB, 0xBF] + whole,
        ":1:1: error: found a byte order mark; expected UTF-8, as a11y-capture writes it"
      ),
      (
        [0xFF, 0xFE] + wide,
        ":1:1: error: found UTF-16; expected UTF-8, as a11y-capture writes it"
      ),
      (wide, ":1:1: error: found UTF-16; expected UTF-8, as a11y-capture writes it"),
      (
        Array(tool.utf8) + [UInt8](repeating: 0x20, count: 1 << 20),
        ":1:1: error: found more than 1048576 bytes; expected the description of a capture"
      ),
      (Array(tool.utf8), ":1:50: error: the document ends in the middle; expected ',' or '}'"),
      (
        Array(tool.utf8.dropLast(9)),
        ":1:30: error: a string has no end; expected its closing quote"
      ),
      ([], ":1:1: error: the document ends in the middle; expected a value"),
    ]
  }()

  @Test(arguments: refused)
  func `one that cannot be used is refused where it is wrong`(
    _ content: [UInt8], _ words: String
  ) throws {
    let folder = try ScratchFolder()
    try write("cart", "", in: folder)
    _ = try folder.write(bytes: content, to: "cart/capture.json")
    _ = try folder.write(Self.tree, to: "cart/other.xml")
    let loader = InputLoader()
    let found = loader.files(for: [folder.path + "/cart"]).candidates
    #expect(found.count == 2)
    for candidate in [
      found[0], loader.candidate(at: folder.path + "/cart"),
      loader.candidate(at: folder.path + "/cart/portrait.xml"),
    ] {
      let error = #expect(throws: HierarchyReadingError.self) {
        try loader.load(candidate).result.get()
      }
      #expect(
        error?.description.replacing(folder.path + "/", with: "") == "cart/capture.json" + words)
    }
    let other = loader.candidate(at: folder.path + "/cart/other.xml")
    #expect(throws: Never.self) { try loader.load(other).result.get() }
  }

  @Test func `a pipe in place of the description is refused, with all of the capture`() throws {
    let folder = try ScratchFolder()
    try write("cart", "", in: folder)
    #expect(try ShellRun("rm cart/capture.json; mkfifo cart/capture.json", in: folder).status == 0)
    let found = InputLoader().files(for: [folder.path + "/cart"]).candidates
    #expect(
      found.map { $0.refusal?.description.replacing(folder.path + "/", with: "") }
        == ["cart/capture.json: error: is a pipe, a socket or a device"])
  }

  @Test(arguments: [#"{"tool": "camera"#, "[1]", "{}", "// {}", ""])
  func `another program's capture.json without our trees makes no capture`(
    _ content: String
  ) throws {
    let folder = try ScratchFolder()
    _ = try folder.write(content, to: "cart/capture.json")
    let tree = try folder.write(Self.tree, to: "cart/a.xml")
    let candidates = InputLoader().files(for: [folder.path + "/cart"]).candidates
    #expect(candidates.contains { $0.path == tree && $0.refusal == nil })
    #expect(InputLoader().candidate(at: tree).refusal == nil)
  }

  @Test func `measurements are used, and lead to the picture`() throws {
    let folder = try ScratchFolder()
    try write("cart", Self.description(.portrait), in: folder)
    let candidate = InputLoader().candidate(at: folder.path + "/cart")
    let screen = try InputLoader().load(candidate).result.get().screens[0]
    #expect(screen.elements[0].frame.width == 80)
    #expect(!screen.isScaleInferred)
    let screenshot = try #require(candidate.screenshot)
    #expect(screenshot.path == folder.path + "/cart/portrait.png")
    #expect(screenshot.pixelsPerPoint == 2.625)
    // A project's setting for all files does not override a measurement for one.
    let settled = InputLoader().load(candidate, defaults: ReadingOptions(density: 160))
    #expect(try settled.result.get().screens[0].elements[0].frame.width == 80)
    let stated = InputLoader(ReadingOptions(density: 160)).load(candidate)
    #expect(try stated.result.get().screens[0].elements[0].frame.width == 210)
  }
}
