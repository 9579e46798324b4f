import AccessibilityModel
import HierarchyReading
import Testing

struct XCUITestCaptureTests {
  @Test(arguments: GapCase.all)
  func `a capture lists missing data and how to add it`(_ gap: GapCase) throws {
    let bytes = try #require(CaptureFiles.fixture("xcuitest/\(gap.name).xml"))
    let screen = try #require(
      try XCUITestReader().read(bytes, named: gap.name, options: .init()).screens.first)
    #expect(screen.limitations.map(\.reason) == gap.reasons + GapCase.ofRun)
    let missing = screen.limitations.reduce(into: Capabilities()) { $0.formUnion($1.capabilities) }
    #expect(screen.capabilities == Capabilities.all.subtracting(missing))
  }

  @Test func `facts that no page source carries are named`() throws {
    let bytes = try #require(CaptureFiles.fixture("xcuitest/given-traits.xml"))
    let screen = try #require(
      try XCUITestReader().read(bytes, named: "x", options: .init()).screens.first)
    #expect(
      screen.limitations.dropLast(3).last?.capabilities.descriptions == [
        "gestures", "control actions", "fonts", "visible texts", "constraints",
        "text content types",
        "class names",
      ])
  }
}

struct GapCase: CustomTestStringConvertible {
  var name: String
  var reasons: [String]

  var testDescription: String { name }

  private static let traits =
    "traits are inferred from types; WebDriverAgent 9.12 or later includes them"
  private static let exposure =
    "accessibility elements are inferred from types; "
    + "turn on the setting includeNativeAccessibilityElementInPageSource"
  private static let placeholders =
    "a value may be a placeholder; WebDriverAgent 9.1 or later separates the two"
  private static let selection =
    "only buttons state whether they are selected; "
    + "WebDriverAgent 9.12 or later includes the traits of all elements"
  private static let range =
    "value ranges are not included; turn on the setting includeMinMaxValueInPageSource"
  private static let actions =
    "custom actions are not included; turn on the setting includeCustomActionsInPageSource"
  private static let hints = "page sources do not include hints; captures in the ui format do"
  private static let language = "page sources do not include the language; set --language"
  static let pictures =
    "captures do not show how elements look; add a screenshot, x.png beside x.xml, or set "
    + "--screenshot"
  private static let never = "page sources do not include this data; captures in the ui format do"
  /// The facts that no format but ours includes; the options and the project state them.
  static let ofRun = [
    "no facts about the app are known; set app in .earshot.yml, or audit the folder with the app's "
      + "Info.plist",
    "the first screen after installation is unknown; set --first-launch, or firstLaunch under app "
      + "in .earshot.yml",
    "only the ui format includes how long a message is displayed",
  ]

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
        "no element has a frame; remove x, y, width and height from pageSourceExcludedAttributes",
        traits, exposure, selection, range, actions, hints, language, pictures, never,
      ]),
    GapCase(
      name: "tag-alone",
      reasons: [
        "the file is only part of a page source; capture the whole application",
        "no element has a label; remove label from pageSourceExcludedAttributes",
        "no element has a name; remove name from pageSourceExcludedAttributes",
        "no element has a frame; remove x, y, width and height from pageSourceExcludedAttributes",
        traits, exposure, selection, range, actions, hints, language, pictures, never,
      ]),
    GapCase(
      name: "mac",
      reasons: [
        language, pictures,
        "mac2 page sources do not include this data; captures in the ui format do",
      ]),
  ]
}
