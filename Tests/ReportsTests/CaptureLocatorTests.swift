import Reports
import TestSupport
import Testing

@Suite struct CaptureLocatorTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let text: String
    /// The expressions of the elements with findings, in document order, each once.
    let expected: [String?]
  }

  private static func button(
    _ attributes: String, _ inside: String = "", type: String = "Button", side: Int = 60
  ) -> String {
    """
    <XCUIElementType\(type) type="XCUIElementType\(type)" enabled="true" visible="true" x="0" y="0" \
    width="\(side)" height="\(side)" \(attributes)>\(inside)</XCUIElementType\(type)>
    """
  }

  /// A button that is reported, whatever its label.
  private static func small(_ attributes: String, _ inside: String = "") -> String {
    button(attributes, inside, side: 30)
  }

  private static func node(_ attributes: String, _ inside: String = "") -> String {
    "<node class=\"android.widget.Button\" package=\"a\" clickable=\"true\" bounds=\"[0,0][200,200]\" \(attributes)>"
      + "\(inside)</node>"
  }

  /// TalkBack passes over a node that says nothing and holds other nodes, unless the app asks for a stop.
  private static let isStop = "screen-reader-focusable=\"true\""

  static let all = [
    Case(
      testDescription: "the second button of its class",
      text: XCUITestSource.text(
        button("label=\"Go\"") + button("", type: "Image") + button(""), app: "App"),
      expected: ["//XCUIElementTypeApplication[1]/XCUIElementTypeButton[2]"]),
    Case(
      testDescription: "below an ancestor with a name of its own",
      text: XCUITestSource.text(
        button("name=\"list\"", button("") + button(""), type: "Table"), app: "App"),
      expected: [
        "//XCUIElementTypeTable[@name=\"list\"]/XCUIElementTypeButton[1]",
        "//XCUIElementTypeTable[@name=\"list\"]/XCUIElementTypeButton[2]",
      ]),
    Case(
      testDescription: "a name that occurs twice cannot be an anchor",
      text: XCUITestSource.text(
        button("name=\"row\"", button(""), type: "Cell")
          + button("name=\"row\"", "", type: "Cell"), app: "App"),
      expected: ["//XCUIElementTypeApplication[1]/XCUIElementTypeCell[1]/XCUIElementTypeButton[1]"]),
    Case(
      testDescription: "a label that occurs twice does not find its button",
      text: XCUITestSource.text(
        small("label=\"Delete button\"") + small("label=\"Delete button\""), app: "App"),
      expected: [
        "//XCUIElementTypeApplication[1]/XCUIElementTypeButton[1]",
        "//XCUIElementTypeApplication[1]/XCUIElementTypeButton[2]",
      ]),
    Case(
      testDescription: "an identifier that occurs twice does not, but a label that occurs once",
      text: XCUITestSource.text(
        small("name=\"a\" label=\"Buy button\"") + small("name=\"a\" label=\"Sell button\""),
        app: "App"),
      expected: [nil, nil]),
    Case(
      testDescription: "a text in a button may have its label",
      text: XCUITestSource.text(
        small("label=\"Buy button\"", button("label=\"Buy button\"", type: "StaticText")),
        app: "App"),
      expected: [nil]),
    Case(
      testDescription: "a resource-id that occurs twice does not find its node",
      text: UIAutomatorDump.windows(
        node("\(isStop) resource-id=\"a:id/b\"") + node("\(isStop) resource-id=\"a:id/b\"")),
      expected: ["(//hierarchy/*)[1]", "(//hierarchy/*)[2]"]),
    Case(
      testDescription: "a dump counts all siblings, since its tags have one name",
      text: UIAutomatorDump.windows(
        node(
          Self.isStop,
          "<node class=\"android.view.View\" package=\"a\" bounds=\"[0,0][9,9]\"/>" + node(""))),
      expected: ["(//hierarchy/*)[1]", "(//hierarchy/*)[1]/*[2]"]),
    Case(
      testDescription: "a resource-id is an anchor",
      text: UIAutomatorDump.windows(
        node("\(Self.isStop) resource-id=\"a:id/bar\"", node(""))),
      expected: [nil, "//*[@resource-id=\"a:id/bar\"]/*[1]"]),
    Case(
      testDescription: "an Interface Builder file has identifiers of its own",
      text: SampleReport.cart, expected: [nil, nil]),
  ]

  @Test(arguments: all)
  func `an element without a name has an expression`(_ test: Case) throws {
    let report = try SampleReport.report([("a.xml", test.text)])
    var known: Set<String> = []
    let elements = report.screens.flatMap(\.findings).map(\.element).filter {
      known.insert($0.path).inserted
    }
    #expect(elements.map(\.xpath) == test.expected)
  }

  @Test func `every form for people and programs shows where it is`() throws {
    let report = try SampleReport.report([("a.xml", Self.all[0].text)])
    let xpath = "//XCUIElementTypeApplication[1]/XCUIElementTypeButton[2]"
    #expect(TextReport().text(of: report).contains("\n    at: 0 0 60 60, \(xpath)\n"))
    #expect(JSONReport().text(of: report).contains("\"xpath\": \"\(xpath)\""))
    #expect(JUnitReport().text(of: report).contains("\nat: 0 0 60 60, \(xpath)\n"))
    #expect(GitHubReport().text(of: report).contains("%0Aat: 0 0 60 60, \(xpath)\n"))
    #expect(HTMLReport().text(of: report).contains("XPath: <code class=\"xpath\">\(xpath)</code>"))
    let sarif = SARIFReport().text(of: report)
    #expect(
      sarif.contains("\"xpath\": \"\(xpath)\"") && sarif.contains("At: 0 0 60 60, \(xpath). "))
  }
}
