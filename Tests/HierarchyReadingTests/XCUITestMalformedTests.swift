import AccessibilityModel
import HierarchyReading
import Testing

struct XCUITestMalformedTests {
  @Test(arguments: MalformedCase.all)
  func `a damaged page source is rejected at its position`(_ malformed: MalformedCase) {
    let error = #expect(throws: HierarchyReadingError.self) {
      try HierarchyFormats.read(
        Array(malformed.source.utf8), named: "x.xml", format: malformed.format)
    }
    #expect(error?.description == malformed.error)
  }

  @Test(arguments: FormCase.all)
  func `a page source is recognised by its root`(_ form: FormCase) {
    let reader = HierarchyFormats.reader(for: Array(form.source.utf8))
    #expect((reader is XCUITestReader) == form.isPageSource)
  }
}

struct MalformedCase: CustomTestStringConvertible {
  var testDescription: String
  var source: String
  var error: String
  /// Nil to detect it from the content.
  var format: String?

  private static func button(_ attributes: String) -> String {
    "<AppiumAUT>\n  <XCUIElementTypeButton \(attributes)/>\n</AppiumAUT>"
  }

  static let all: [MalformedCase] = [
    MalformedCase(
      testDescription: "an infinite number", source: button("x=\"Infinity\""),
      error: "x.xml:2:3: error: found x=\"Infinity\"; expected a number"),
    MalformedCase(
      testDescription: "an empty number", source: button("width=\"\""),
      error: "x.xml:2:3: error: found width=\"\"; expected a number"),
    MalformedCase(
      testDescription: "a number that is too large", source: button("y=\"1e309\""),
      error: "x.xml:2:3: error: found y=\"1e309\"; expected a number"),
    MalformedCase(
      testDescription: "a frame in another form", source: button("nativeFrame=\"1 2 3 4\""),
      error: "x.xml:2:3: error: found nativeFrame=\"1 2 3 4\"; "
        + "expected \"{{x, y}, {width, height}}\""),
    MalformedCase(
      testDescription: "a wrapper around nothing", source: "<AppiumAUT/>",
      error: "x.xml:1:1: error: found no view; expected at least one"),
    MalformedCase(
      testDescription: "a file that ends in the middle",
      source: "<AppiumAUT>\n  <XCUIElementTypeButton/>\n",
      error: "x.xml:3:1: error: found the end of the file inside <AppiumAUT>; expected </AppiumAUT>"
    ),
    MalformedCase(
      testDescription: "two documents in one file",
      source: "<XCUIElementTypeButton/>\n<XCUIElementTypeButton/>",
      error: "x.xml:2:1: error: found more after the root element; "
        + "expected the end of the document"),
    MalformedCase(
      testDescription: "a DOCTYPE",
      source: "<?xml version=\"1.0\"?>\n<!DOCTYPE a [<!ENTITY b \"c\">]>\n<AppiumAUT/>",
      error: "x.xml:2:1: error: found a DOCTYPE; expected a document without one",
      format: "xcuitest"),
    MalformedCase(
      testDescription: "an attribute that stands twice", source: button("x=\"1\" x=\"2\""),
      error: "x.xml:2:37: error: found an attribute twice; expected it once"),
    MalformedCase(
      testDescription: "text that a log has spliced in",
      source: "<AppiumAUT>\n  <XCUIElementTypeImage name=\"AccuWe[0-0] <ather\"/>\n</AppiumAUT>",
      error: "x.xml:2:43: error: found '<' in an attribute value; expected '&lt;'"),
    MalformedCase(
      testDescription: "bars of a Scala string",
      source: "|<AppiumAUT>\n|  <XCUIElementTypeButton/>\n|</AppiumAUT>",
      error: "x.xml:1:1: error: not a UI hierarchy: it starts with “|<AppiumAUT>”; "
        + "if it is a capture, capture the screen again"),
    MalformedCase(
      testDescription: "the JSON of the same source", source: "{\"value\": {\"type\": \"Button\"}}",
      error: "x.xml:1:1: error: found JSON that no tool of docs/capture.md writes; "
        + "expected a UI hierarchy in XML"),
    MalformedCase(
      testDescription: "the whole answer of WebDriverAgent",
      source: "{\n\"value\": \"<?xml version=\\\"1.0\\\"?>\\n<XCUIElementTypeApplication/>\"}",
      error: "x.xml:1:1: error: found a response of WebDriverAgent; "
        + "expected the XML in its member \"value\""),
  ]
}

struct FormCase: CustomTestStringConvertible {
  var source: String
  var isPageSource: Bool

  var testDescription: String { source }

  static let all: [FormCase] = [
    FormCase(source: "<AppiumAUT>", isPageSource: true),
    FormCase(source: "<?xml version=\"1.0\"?><XCUIElementTypeAlert/>", isPageSource: true),
    FormCase(source: "<UIAApplication name=\"\"/>", isPageSource: true),
    FormCase(source: "<UIActivityIndicatorView/>", isPageSource: false),
    FormCase(source: "<hierarchy rotation=\"0\"/>", isPageSource: false),
  ]
}
