import AccessibilityModel
import HierarchyReading
import Testing

struct XCUITestCaptureTests {
  @Test(arguments: GapCase.all)
  func `a capture says what it cannot tell and what would bring it`(_ gap: GapCase) throws {
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
    "traits were inferred from types; WebDriverAgent 9.12 or later writes them"
  private static let exposure =
    "accessibility elements were inferred from types; "
    + "the setting includeNativeAccessibilityElementInPageSource brings them"
  private static let placeholders =
    "a placeholder may stand as a value; WebDriverAgent 9.1 or later tells them apart"
  private static let selection =
    "only buttons tell that they are selected; "
    + "WebDriverAgent 9.12 or later writes the traits of all"
  private static let range =
    "the setting includeMinMaxValueInPageSource brings the range of values"
  private static let actions =
    "the setting includeCustomActionsInPageSource brings custom actions"
  private static let hints = "page sources carry no hints; a capture in the ui format does"
  private static let language = "page sources name no language; --language does"
  static let pictures =
    "captures carry none; a screenshot shows it: x.png beside x.xml, or --screenshot"
  private static let never = "page sources carry none; a capture in the ui format does"
  /// What every format but our own leaves to the run.
  static let ofRun = [
    "nothing is known of the app as a whole; app in .earshot.yml, or the app's Info.plist in the "
      + "audited folder, states it",
    "nobody says which screen comes first after installing; --first-launch, or firstLaunch under "
      + "app in .earshot.yml, states it",
    "only a screen in the ui format says how long a message stays",
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
        "no element has a frame; take x, y, width and height out of pageSourceExcludedAttributes",
        traits, exposure, selection, range, actions, hints, language, pictures, never,
      ]),
    GapCase(
      name: "tag-alone",
      reasons: [
        "the file is a part of a page source; one with the application is a screen",
        "no element has a label; take label out of pageSourceExcludedAttributes",
        "no element has a name; take name out of pageSourceExcludedAttributes",
        "no element has a frame; take x, y, width and height out of pageSourceExcludedAttributes",
        traits, exposure, selection, range, actions, hints, language, pictures, never,
      ]),
    GapCase(
      name: "mac",
      reasons: [
        language, pictures, "page sources of mac2 carry none; a capture in the ui format does",
      ]),
  ]
}
