import AccessibilityModel
import Auditing
import HierarchyReading
import TestSupport
import Testing

/// An element of a document, and who wrote its label.
struct LabelAuthorCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let document: String
  let author: LabelAuthor

  private static func source(_ elements: String) -> String {
    "<XCUIElementTypeApplication type=\"XCUIElementTypeApplication\" name=\"A\" label=\"A\" "
      + "x=\"0\" y=\"0\" width=\"390\" height=\"844\">\(elements)</XCUIElementTypeApplication>"
  }

  private static func element(_ kind: String, _ attributes: String, _ inside: String = "") -> String
  {
    "<XCUIElementType\(kind) type=\"XCUIElementType\(kind)\" visible=\"true\" \(attributes) "
      + "x=\"0\" y=\"100\" width=\"390\" height=\"44\">\(inside)</XCUIElementType\(kind)>"
  }

  static let all = [
    LabelAuthorCase(
      testDescription: "a text of a running app",
      document: source(element("StaticText", "name=\"it\" label=\"Hello\"")), author: .user),
    LabelAuthorCase(
      testDescription: "a button of a running app",
      document: source(element("Button", "name=\"it\" label=\"Buy\"")), author: .developer),
    LabelAuthorCase(
      testDescription: "a row of a list in a dump",
      document: UIAutomatorDump.windows(
        """
        <node class="androidx.recyclerview.widget.RecyclerView" scrollable="true" \
        bounds="[0,0][400,800]"><node class="android.widget.Button" resource-id="it" \
        content-desc="Ann" clickable="true" focusable="true" bounds="[0,0][400,90]"/></node>
        """), author: .user),
    LabelAuthorCase(
      testDescription: "a text of an Interface Builder file",
      document: InterfaceBuilderDocument.xib(
        InterfaceBuilderDocument.view(
          "v",
          """
          <label text="Hello" id="l">
            <rect key="frame" x="20" y="100" width="200" height="24"/>
            <accessibility key="accessibilityConfiguration" identifier="it"/>
          </label>
          """), device: nil), author: .developer),
  ]
}

@Suite struct LabelAuthorTests {
  @Test(arguments: LabelAuthorCase.all)
  func `a label has an author`(_ test: LabelAuthorCase) throws {
    let hierarchy = try HierarchyFormats.read(
      Array(test.document.utf8), named: "author", options: ReadingOptions(density: 160))
    let context = AuditContext(hierarchy.screens[0])
    let index = try #require(
      context.screen.elements.firstIndex { $0.identifier == "it" || $0.identifier == "id/it" })
    #expect(context.subject(index).labelSource.author == test.author)
  }
}
