import AccessibilityModel
import HierarchyReading
import TestSupport
import Testing

struct UIAutomatorReaderTests {
  @Test func `output after a dump is not part of it`() throws {
    let dump = UIAutomatorDump.windows("<node bounds=\"[0,0][9,9]\"/>")
    for report in ["UI hierchary dumped to: /dev/tty\n", "\nUI hierchary dumped to: /dev/tty\n"] {
      let hierarchy = try HierarchyFormats.read(Array((dump + report).utf8), named: "x.xml")
      #expect(hierarchy.screens.map(\.elements.count) == [1])
    }
    let error = #expect(throws: HierarchyReadingError.self) {
      try HierarchyFormats.read(Array((dump + "\nSaved.").utf8), named: "x.xml")
    }
    #expect(
      error?.description == "x.xml:2:1: error: found more after the root element; "
        + "expected the end of the document")
  }

  @Test(arguments: CaptureCase.uiautomator)
  func `a dump becomes the outline beside it`(_ capture: CaptureCase) throws {
    let bytes = try #require(CaptureFiles.fixture("uiautomator/\(capture.name).xml"))
    let outline = try #require(CaptureFiles.fixture("uiautomator/\(capture.name).outline"))
    let hierarchy = try HierarchyFormats.read(bytes, named: "\(capture.name).xml")
    #expect(hierarchy.format == "uiautomator")
    #expect(CaptureOutline.text(of: hierarchy) == String(decoding: outline, as: UTF8.self))
  }

  @Test func `the density that the user gives makes dp of pixels`() throws {
    let source = "<hierarchy><node class=\"a.Button\" bounds=\"[0,0][144,96]\"/></hierarchy>"
    let options = ReadingOptions(density: 320, idiom: .pad, language: "fr")
    let hierarchy = try UIAutomatorReader().read(
      Array(source.utf8), named: "x", options: options)
    let screen = try #require(hierarchy.screens.first)
    #expect(screen.elements.map(\.frame) == [Rect(x: 0, y: 0, width: 72, height: 48)])
    #expect(screen.scale == 2)
    #expect(!screen.isScaleInferred)
    #expect(screen.idiom == .pad)
    #expect(screen.language == "fr")
    #expect(hierarchy.warnings.isEmpty)
  }

  @Test(arguments: DensityCase.all)
  func `a density is guessed from the shorter side`(_ density: DensityCase) throws {
    let source = "<hierarchy><node bounds=\"[0,0][\(density.size)]\"/></hierarchy>"
    let screen = try Screen(reading: source)
    #expect(screen.scale == density.scale)
    #expect(screen.isScaleInferred)
    #expect(screen.idiom == density.idiom)
  }

  @Test(arguments: KnownSizeCase.all)
  func `the sizes of Material show the density`(_ test: KnownSizeCase) throws {
    let views = test.frames.map { "<node class=\"a.Button\" bounds=\"\($0)\"/>" }.joined()
    let source = "<hierarchy><node bounds=\"\(test.root)\">\(views)</node></hierarchy>"
    let screen = try Screen(reading: source)
    #expect(screen.scale == test.scale)
    #expect(screen.isScaleInferred == test.isGuess)
    #expect(screen.scaleTolerance == test.tolerance)
  }

  @Test(arguments: BarCase.all)
  func `the bars of the system show the density`(_ test: BarCase) throws {
    let source = "<hierarchy><node bounds=\"[0,0][\(test.size)]\">\(test.views)</node></hierarchy>"
    let screen = try Screen(reading: source)
    #expect(screen.scale == test.scale)
    #expect(screen.isScaleInferred == test.isGuess)
  }

  @Test(arguments: DumpGapCase.all)
  func `a dump lists missing data and how to add it`(_ gap: DumpGapCase) throws {
    let bytes = try #require(CaptureFiles.fixture("uiautomator/\(gap.name).xml"))
    let screen = try #require(
      try UIAutomatorReader().read(bytes, named: gap.name, options: ReadingOptions(density: 420))
        .screens.first)
    #expect(screen.limitations.map(\.words) == gap.reasons + GapCase.ofRunOnAndroid)
    let missing = screen.limitations.reduce(into: Capabilities()) { $0.formUnion($1.capabilities) }
    #expect(screen.capabilities == Capabilities.all.subtracting(missing))
  }

  @Test func `a chain of a thousand views is read without recursion`() throws {
    let depth = 1_000
    let source =
      "<hierarchy>" + String(repeating: "<node clickable=\"true\">", count: depth)
      + "<node text=\"Deep\"/>" + String(repeating: "</node>", count: depth) + "</hierarchy>"
    let screen = try Screen(reading: source)
    let stops = screen.elements.indices.filter { screen.elements[$0].isElement }
    #expect(stops == [depth - 1])
    #expect(screen.elements[depth - 1].label == "Deep")
  }

  @Test(arguments: DamagedDump.all)
  func `a damaged dump is rejected at its position`(_ dump: DamagedDump) {
    let error = #expect(throws: HierarchyReadingError.self) {
      try HierarchyFormats.read(Array(dump.source.utf8), named: "x.xml")
    }
    #expect(error?.description == dump.error)
  }
}

struct DensityCase: CustomTestStringConvertible {
  var size: String
  var scale: Double
  var idiom: Idiom

  var testDescription: String { size }

  static let all: [DensityCase] = [
    DensityCase(size: "320,480", scale: 1, idiom: .phone),
    DensityCase(size: "480,800", scale: 1, idiom: .phone),
    DensityCase(size: "720,1280", scale: 2, idiom: .phone),
    DensityCase(size: "1080,1920", scale: 2.625, idiom: .phone),
    DensityCase(size: "2400,1080", scale: 2.625, idiom: .phone),
    DensityCase(size: "1440,2934", scale: 3.5, idiom: .phone),
    DensityCase(size: "1600,2560", scale: 2, idiom: .pad),
    DensityCase(size: "2560,1600", scale: 2, idiom: .pad),
  ]
}

/// Views in pixels, and the density that they show.
struct KnownSizeCase: CustomTestStringConvertible {
  var testDescription: String
  var root = "[0,0][1080,2400]"
  var frames: [String]
  var scale: Double
  var isGuess = false
  var tolerance = 48.0 / 44

  /// 24, 48, 56 and 64 dp.
  private static func views(_ scale: Double) -> [String] {
    [24, 48, 56, 64].enumerated().map { number, size in
      let (top, side) = (number * 200, Int((Double(size) * scale).rounded()))
      return "[0,\(top)][\(side),\(top + side)]"
    }
  }

  /// Four of each.
  private static func manyViews(_ scale: Double) -> [String] {
    [24, 48, 56, 64].enumerated().flatMap { number, size in
      (0..<4).map { row in
        let (left, top, side) = (number * 200, row * 300, Int((Double(size) * scale).rounded()))
        return "[\(left),\(top)][\(left + side),\(top + side)]"
      }
    }
  }

  static let all = [
    KnownSizeCase(
      testDescription: "many views at 400 dpi", frames: manyViews(2.5), scale: 2.5),
    KnownSizeCase(
      testDescription: "many views at the smallest display size of 440 dpi",
      root: "[0,0][1344,2992]", frames: manyViews(2.3375), scale: 2.3375),
    KnownSizeCase(testDescription: "420 dpi", frames: views(2.625), scale: 2.625),
    KnownSizeCase(testDescription: "440 dpi", frames: views(2.75), scale: 2.75),
    KnownSizeCase(testDescription: "480 dpi", frames: views(3), scale: 3),
    KnownSizeCase(
      testDescription: "a dialog", root: "[28,807][1052,1600]", frames: views(2.75), scale: 2.75),
    KnownSizeCase(
      testDescription: "too few", frames: Array(views(2.75).prefix(2)), scale: 2.625,
      isGuess: true, tolerance: 2.625 * 480 / 1080 * (48.0 / 44)),
    KnownSizeCase(
      testDescription: "an emulator, with the density of a tablet", root: "[0,0][1080,1920]",
      frames: [24, 40, 48, 56].flatMap { side in
        (0..<4).map { row in
          let (left, top) = (side * 10, row * 300)
          let pixels = side * 3 / 2
          return "[\(left),\(top)][\(left + pixels),\(top + pixels)]"
        }
      }, scale: 1.5),
    KnownSizeCase(
      testDescription: "a screen of 16:9 that shows nothing", root: "[0,0][1080,1920]", frames: [],
      scale: 2.625, isGuess: true, tolerance: 2.625 * 480 / 1080 * (48.0 / 44)),
    KnownSizeCase(
      testDescription: "a screen of 16:9 that may be an emulator's", root: "[0,0][1080,1920]",
      frames: (0..<3).map { "[0,\(200 * $0)][72,\(200 * $0 + 72)]" },
      scale: 2.625, isGuess: true, tolerance: 2.625 * 720 / 1080 * (48.0 / 44)),
    KnownSizeCase(
      testDescription: "a screen on its side that is no phone's", root: "[0,0][1920,960]",
      frames: [],
      scale: 2.625, isGuess: true, tolerance: 2.625 * 1280 / 960 * (48.0 / 44)),
    KnownSizeCase(
      testDescription: "a phone on its side", root: "[0,0][2400,1080]", frames: [],
      scale: 2.625, isGuess: true, tolerance: 2.625 * 480 / 1080 * (48.0 / 44)),
    KnownSizeCase(
      testDescription: "round numbers that a person wrote",
      frames: ["[0,0][120,60]", "[0,100][100,200]", "[0,300][140,360]", "[0,400][160,500]"],
      scale: 2.625, isGuess: true, tolerance: 2.625 * 480 / 1080 * (48.0 / 44)),
  ]
}

/// Bars in pixels, and the density that they show.
struct BarCase: CustomTestStringConvertible {
  var testDescription: String
  var size = "1080,1920"
  var views: String
  var scale: Double
  var isGuess = false

  private static func view(_ bounds: String, _ identifier: String = "") -> String {
    "<node class=\"android.view.View\" resource-id=\"\(identifier)\" bounds=\"\(bounds)\"/>"
  }

  static let all = [
    BarCase(
      testDescription: "a status bar of 24 dp",
      views: view("[0,0][1080,72]", "android:id/statusBarBackground"), scale: 3),
    BarCase(
      testDescription: "a status bar of 25 dp, before Android 6",
      views: view("[0,0][1080,75]", "android:id/statusBarBackground"), scale: 3),
    BarCase(
      testDescription: "what begins below the status bar",
      views: view("[0,72][1080,1920]") + view("[0,72][1080,240]") + view("[0,72][1080,600]"),
      scale: 3),
    BarCase(
      testDescription: "a navigation bar of 48 dp", size: "1080,2424",
      views: view("[0,2298][1080,2424]", "android:id/navigationBarBackground"), scale: 2.625),
    BarCase(
      testDescription: "a navigation bar of gestures", size: "1344,2992",
      views: view("[0,2920][1344,2992]", "android:id/navigationBarBackground"), scale: 3),
    BarCase(
      testDescription: "a status bar around a camera", size: "1080,2400",
      views: view("[0,0][1080,113]", "android:id/statusBarBackground"), scale: 2.625, isGuess: true),
    BarCase(
      testDescription: "the smallest display size of a phone", size: "1440,2960",
      views: view("[0,2888][1440,2960]", "android:id/navigationBarBackground"), scale: 3),
    BarCase(
      testDescription: "an emulator of 16:9 and 240 dpi", size: "900,1600",
      views: view("[0,0][900,36]", "android:id/statusBarBackground"), scale: 1.5),
    BarCase(
      testDescription: "a tablet of 16:10 is no such emulator", size: "1600,2560",
      views: view("[0,0][1600,72]", "android:id/statusBarBackground"), scale: 2, isGuess: true),
    BarCase(
      testDescription: "25 dp of a density that Android 5 did not have", size: "1840,2800",
      views: view("[0,0][1840,70]", "android:id/statusBarBackground"), scale: 2, isGuess: true),
    BarCase(
      testDescription: "the window of the system", size: "720,1280",
      views: "</node><node package=\"com.android.systemui\" bounds=\"[0,0][720,36]\">", scale: 1.5),
    BarCase(
      testDescription: "a phone is no tablet, whatever its views measure", size: "1080,2388",
      views: [27, 45, 54, 63, 72].enumerated().map { number, side in
        view("[0,\(200 * number + 300)][\(side),\(200 * number + 300 + side)]")
      }.joined(), scale: 2.625, isGuess: true),
  ]
}

struct DumpGapCase: CustomTestStringConvertible {
  var name: String
  var reasons: [String]

  var testDescription: String { name }

  private static let appium = "capture with Appium's UiAutomator2 driver"
  private static let headings = "uiautomator dump writes no headings; \(appium)"
  private static let exposure = "stops were inferred by TalkBack's rules; \(appium)"
  private static let placeholders = "the text of a field may be its hint; \(appium)"
  private static let actions =
    "the dump has no custom actions; \(appium) and its setting includeA11yActionsInPageSource"
  private static let fonts =
    "the dump has no text sizes; \(appium) and its setting includeExtraRenderingInfo, "
    + "on Android 11 or later"
  private static let language = "Android dumps do not include the language; set --language"
  private static let never = "Android dumps do not include this data"

  static let all: [DumpGapCase] = [
    DumpGapCase(
      name: "plain-dump",
      reasons: [
        headings, exposure, placeholders, actions, fonts, language, never, GapCase.pictures,
      ]),
    DumpGapCase(
      name: "text-fields",
      reasons: [headings, exposure, actions, fonts, language, never, GapCase.pictures]),
    DumpGapCase(name: "importance", reasons: [actions, fonts, language, never, GapCase.pictures]),
  ]
}

struct DamagedDump: CustomTestStringConvertible {
  var testDescription: String
  var source: String
  var error: String

  private static func node(_ bounds: String) -> String {
    "<hierarchy>\n  <node bounds=\"\(bounds)\"/>\n</hierarchy>"
  }

  private static func bounds(_ text: String) -> String {
    "x.xml:2:3: error: found bounds=\"\(text)\"; expected \"[left,top][right,bottom]\""
  }

  static let all: [DamagedDump] = [
    DamagedDump(
      testDescription: "words for bounds", source: node("[0,0][Infinity,1]"),
      error: bounds("[0,0][Infinity,1]")),
    DamagedDump(
      testDescription: "three numbers", source: node("[0,0][1]"), error: bounds("[0,0][1]")),
    DamagedDump(
      testDescription: "a number without end", source: node("[0,0][1,99999999999999999999]"),
      error: bounds("[0,0][1,99999999999999999999]")),
    DamagedDump(
      testDescription: "a width that is none", source: "<hierarchy width=\"wide\" height=\"1\"/>",
      error: "x.xml:1:1: error: found width=\"wide\"; expected a number"),
    DamagedDump(
      testDescription: "a hierarchy of nothing", source: "<hierarchy rotation=\"0\"/>",
      error: "x.xml:1:1: error: found no view; expected at least one"),
    DamagedDump(
      testDescription: "a dump that ends in the middle",
      source: "<hierarchy>\n<node text=\"a\"/>\n",
      error: "x.xml:3:1: error: found the end of the file inside <hierarchy>; expected </hierarchy>"
    ),
  ]
}

extension CaptureCase {
  static let uiautomator: [CaptureCase] = [
    CaptureCase("plain-dump", "one line, nodes, empty strings, NAF"),
    CaptureCase("class-names", "classes for tags, derived, inner and short ones"),
    CaptureCase("merged-labels", "what is clicked has the texts inside it for a label"),
    CaptureCase("compose", "empty nodes that only carry the role"),
    CaptureCase("flutter", "descriptions of several lines"),
    CaptureCase("react-native", "groups that are focusable and described"),
    CaptureCase("web-view", "a page in nested web views, a link by its role description"),
    CaptureCase("switch-rows", "switches that belong to their row, and one that does not"),
    CaptureCase("text-fields", "hints, passwords, fields of several lines"),
    CaptureCase("importance", "attributes of recent UiAutomator2 servers"),
    CaptureCase("selected-tabs", "selected is said once"),
    CaptureCase("clipped", "rows at the edge of what scrolls"),
    CaptureCase("dialog", "a dialog dumps its own window only"),
    CaptureCase("several-windows", "system bars and a keyboard beside the app"),
    CaptureCase("displays", "the windows of all displays"),
    CaptureCase("tablet", "rotation 3 in portrait"),
    CaptureCase("landscape", "rotation 1 in landscape"),
    CaptureCase("odd-bounds", "blanks, signs, the wrong way round, none"),
  ]
}
