import AccessibilityModel
import HierarchyReading
import Testing

struct XCUITestCaptureTests {
  @Test(arguments: GapCase.all)
  func `a capture lists missing data and how to add it`(_ gap: GapCase) throws {
    let bytes = try #require(CaptureFiles.fixture("xcuitest/\(gap.name).xml"))
    let screen = try #require(
      try XCUITestReader().read(bytes, named: gap.name, options: .init()).screens.first)
    #expect(screen.limitations.map(\.words) == gap.reasons + GapCase.ofRun)
    let missing = screen.limitations.reduce(into: Capabilities()) { $0.formUnion($1.capabilities) }
    #expect(screen.capabilities == Capabilities.all.subtracting(missing))
  }

  @Test func `facts that no page source carries are named`() throws {
    let bytes = try #require(CaptureFiles.fixture("xcuitest/given-traits.xml"))
    let screen = try #require(
      try XCUITestReader().read(bytes, named: "x", options: .init()).screens.first)
    #expect(
      screen.limitations.dropLast(3).last?.capabilities.descriptions == [
        "gestures", "control actions", "fonts", "texts apart from labels", "constraints",
        "text content types",
        "the app's own class names",
      ])
  }
}

struct GapCase: CustomTestStringConvertible {
  var name: String
  var reasons: [String]

  var testDescription: String { name }

  private static let excluded = "from the setting pageSourceExcludedAttributes"
  private static let newer = "capture with WebDriverAgent 9.12 or later"
  private static let traits = "traits were inferred from types; \(newer)"
  private static let exposure =
    "accessibility elements were inferred from types; "
    + "capture with the setting includeNativeAccessibilityElementInPageSource"
  private static let placeholders =
    "the value of a field may be its placeholder; capture with WebDriverAgent 9.1 or later"
  private static let selection = "only buttons have a selected state; \(newer)"
  private static let range =
    "the page source has no value ranges; "
    + "capture with the setting includeMinMaxValueInPageSource"
  private static let actions =
    "the page source has no custom actions; "
    + "capture with the setting includeCustomActionsInPageSource"
  private static let hints =
    "page sources do not include hints; capture the screen in the ui format, from inside the app"
  private static let language = "page sources do not include the language; set --language"
  static let pictures =
    "captures do not include this data; add a screenshot: x.png beside x.xml, or --screenshot"
  private static let never =
    "page sources do not include this data; "
    + "capture the screen in the ui format, from inside the app"
  /// The facts that every format except our own leaves to the run.
  static let ofRun = ofRun(settings: ", or audit a folder with the app's Info.plist")
  static let ofRunOnAndroid = ofRun(settings: "")

  private static func ofRun(settings rest: String) -> [String] {
    [
      "the app's settings are unknown; set app in .earshot.yml" + rest,
      "the first screen after installation is unknown; "
        + "set --first-launch, or firstLaunch under app in .earshot.yml",
      "only a screen in the ui format includes display times; write the screen in the ui format",
    ]
  }

  static let all: [GapCase] = [
    GapCase(name: "given-traits", reasons: [range, actions, hints, language, pictures, never]),
    GapCase(name: "rare-attributes", reasons: [hints, language, pictures, never]),
    GapCase(
      name: "text-fields",
      reasons: [
        traits, exposure, placeholders, selection, range, actions, hints, language, pictures, never,
      ]),
    GapCase(name: "doubled-switch", reasons: [range, actions, hints, language, pictures, never]),
    GapCase(
      name: "automation",
      reasons: [traits, exposure, selection, range, actions, language, pictures, never]),
    GapCase(
      name: "excluded-attributes",
      reasons: [
        "no element has a frame; remove x, y, width and height \(excluded)",
        traits, exposure, selection, range, actions, hints, language, pictures, never,
      ]),
    GapCase(
      name: "tag-alone",
      reasons: [
        "the file is a part of a page source; save the whole page source, with its application",
        "no element has a label; remove label \(excluded)",
        "no element has a name; remove name \(excluded)",
        "no element has a frame; remove x, y, width and height \(excluded)",
        traits, exposure, selection, range, actions, hints, language, pictures, never,
      ]),
    GapCase(
      name: "mac",
      reasons: [
        language, pictures,
        "page sources of mac2 do not include this data; write the screen in the ui format",
      ]),
  ]
}
