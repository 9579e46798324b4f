import AccessibilityModel
import AuditRules
import Auditing
import HierarchyReading
import TestSupport
import Testing

/// Facets of layouts of Android, which code and other files complete.
struct AndroidLayoutTests {
  private static func context(
    _ views: String, _ files: [String: String] = [:]
  ) throws -> AuditContext {
    var options = ReadingOptions()
    options.androidResources = AndroidLayoutDocument.resources(files, code: ["Cart.kt": ""])
    let text = AndroidLayoutDocument.text(views)
    let hierarchy = try HierarchyFormats.read(
      Array(text.utf8), named: "res/layout/cart.xml", options: options)
    return AuditContext(try #require(hierarchy.screens.first))
  }

  @Test(arguments: LayoutNameCase.all)
  func `a name comes from the layout, or from elsewhere`(_ test: LayoutNameCase) throws {
    let name = try Self.context(test.view).subject(1).spokenName
    #expect(name.source == test.source)
    #expect(name.doubt == test.doubt)
  }

  @Test(arguments: ["com.example.RatingButtons", "com.example.CartPicker"])
  func `the name of a class of the app alone does not show a control`(
    _ name: String
  ) throws {
    let subject = try Self.context("<\(name)/>").subject(1)
    #expect(subject.controlAssessment?.evidence ?? .none != .className)
  }

  @Test func `a button that its row may click is not dead`() throws {
    let context = try Self.context("<CheckBox android:text=\"A\" android:clickable=\"false\"/>")
    #expect(!context.subject(1).isDeadControl)
  }

  @Test func `an included view is read and reported in its own file`() throws {
    let row = AndroidLayoutDocument.text("<ImageButton/>")
    let context = try Self.context(
      "<ImageButton/>\n<include layout=\"@layout/row\"/>", ["layout/row.xml": row])
    let audit = Auditor(rules: [MissingLabel()]).audit(context.screen)
    #expect(audit.findings.map(\.element) == [1])
    #expect(context.screen.elements.count(where: \.isElement) == 2)
  }
}

/// A view of a layout, and where its name comes from.
struct LayoutNameCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let view: String
  let source: SpokenName.Source
  var doubt: Reason?

  static let all = [
    LayoutNameCase(
      testDescription: "a description", view: "<ImageButton android:contentDescription=\"Buy\"/>",
      source: .label),
    LayoutNameCase(
      testDescription: "a text", view: "<Button android:text=\"Buy\"/>", source: .text),
    LayoutNameCase(testDescription: "nothing", view: "<ImageButton/>", source: .none),
    LayoutNameCase(
      testDescription: "data binding", view: "<ImageButton android:contentDescription=\"@{a.b}\"/>",
      source: .elsewhere, doubt: "code may set its label"),
    LayoutNameCase(
      testDescription: "a text that was not found", view: "<Button android:text=\"@string/a\"/>",
      source: .elsewhere, doubt: "code may set its label"),
    LayoutNameCase(
      testDescription: "a field whose hint was not found",
      view: "<EditText android:hint=\"@string/a\"/>", source: .elsewhere,
      doubt: "code may set its label"),
    LayoutNameCase(
      testDescription: "a row with a text that code sets",
      view: "<FrameLayout android:clickable=\"true\"><TextView/></FrameLayout>",
      source: .elsewhere),
    LayoutNameCase(
      testDescription: "a field after a text that is not its label", view: "<EditText/>",
      source: .none),
  ]
}
