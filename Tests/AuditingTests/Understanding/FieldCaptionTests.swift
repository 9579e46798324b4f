import AccessibilityModel
import Auditing
import Testing

/// A form, the text that is drawn as the label of its field "f", and why the field need not be read after it.
struct FieldCaptionCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let views: String
  var isDesign = false
  /// The identifier of the text.
  let caption: String?
  var reason: Reason?

  private static let field = #"<UITextField identifier="f" frame="120 100 200 34"/>"#
  private static let label = #"<UILabel identifier="a" text="Name" frame="20 106 90 20"/>"#

  /// A form that is read in the order of its identifiers.
  private static func form(_ order: String, _ views: String) -> String {
    #"<UIView elements="\#(order)" frame="0 100 390 300">\#(views)</UIView>"#
  }

  static let all = [
    FieldCaptionCase(
      testDescription: "a text before its field", views: label + field, caption: "a",
      reason: "a text is read directly before it"),
    FieldCaptionCase(
      testDescription: "of two texts, the nearer one",
      views: #"<UILabel identifier="b" text="Form" frame="120 60 90 20"/>"# + label + field,
      caption: "a", reason: "a text is read directly before it"),
    FieldCaptionCase(
      testDescription: "a text above its field",
      views: #"<UILabel identifier="a" text="Name" frame="120 76 90 20"/>"# + field,
      caption: "a", reason: "a text is read directly before it"),
    FieldCaptionCase(
      testDescription: "a text that is too far above",
      views: #"<UILabel identifier="a" text="Name" frame="120 40 90 20"/>"# + field, caption: nil),
    FieldCaptionCase(
      testDescription: "a text below",
      views: #"<UILabel identifier="a" text="Name" frame="120 140 90 20"/>"# + field,
      caption: nil),
    FieldCaptionCase(
      testDescription: "a search field, which names itself",
      views: #"<UILabel text="Find" frame="20 106 90 20"/>"#
        + #"<UISearchBar identifier="f" frame="120 100 200 36"/>"#,
      caption: nil),
    FieldCaptionCase(
      testDescription: "a field that is read first",
      views: form("f a", label + field), caption: "a"),
    FieldCaptionCase(
      testDescription: "a field of a design that is read first",
      views: form("f a", label + field), isDesign: true, caption: "a",
      reason: "its label is read directly after it"),
    FieldCaptionCase(
      testDescription: "a button between the two in a design",
      views: form(
        "a c f", label + field + #"<UIButton identifier="c" title="Copy" frame="330 100 44 34"/>"#),
      isDesign: true, caption: "a", reason: "only buttons are read between the two"),
    FieldCaptionCase(
      testDescription: "a button between the two in a capture",
      views: form(
        "a c f", label + field + #"<UIButton identifier="c" title="Copy" frame="330 100 44 34"/>"#),
      caption: "a"),
    FieldCaptionCase(
      testDescription: "a text before two fields",
      views: form(
        "a g f",
        #"<UILabel identifier="a" text="Card number" frame="20 76 300 20"/>"#
          + #"<UITextField identifier="g" frame="20 100 90 34"/>"# + field),
      caption: "a", reason: "its label is that of several fields"),
  ]
}

@Suite struct FieldCaptionTests {
  @Test(arguments: FieldCaptionCase.all)
  func `a field is named by the nearest text before or above it`(_ test: FieldCaptionCase) throws {
    let context = try ScreenDocument.context(test.views) { $0.framesAreDesignTime = test.isDesign }
    let field = context.subject(try #require(context.elementsByIdentifier["f"]))
    #expect(field.fieldLabel.fieldCaption?.identifier == test.caption)
    #expect(field.fieldLabel.fieldCaption.flatMap(field.fieldLabel.reasonToBeApart) == test.reason)
  }
}

/// A window of a Mac, and the text that is drawn as the title of its field "f", which the two should be connected by.
struct TitleBesideCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let views: String
  let title: String?

  private static let field = #"<UITextField identifier="f" frame="120 100 200 22"/>"#
  private static let above =
    #"<UILabel identifier="a" text="Update interval" frame="120 76 200 20"/>"#

  static let all = [
    TitleBesideCase(testDescription: "a text above", views: above + field, title: "a"),
    TitleBesideCase(
      testDescription: "a text on the line is its title, however near the text above is",
      views: above + #"<UILabel identifier="b" text="Line break" frame="20 100 80 20"/>"# + field,
      title: "b"),
    TitleBesideCase(
      testDescription: "a text above that is the title of a control on its own line",
      views: above + #"<UITextField identifier="g" frame="330 74 80 22"/>"# + field, title: nil),
    TitleBesideCase(
      testDescription: "a radio button on the line names the field itself",
      views: above
        + #"<NSButton identifier="g" role="radioButton" title="List" frame="20 100 90 20"/>"#
        + field, title: nil),
  ]
}

extension FieldCaptionTests {
  @Test(arguments: TitleBesideCase.all)
  func `the title of a field of a Mac is on its line, or above it for that field alone`(
    _ test: TitleBesideCase
  ) throws {
    let context = try ScreenDocument.context(
      "<NSView frame=\"0 0 600 400\">\(test.views)</NSView>"
    ) { $0.platform = .macOS }
    let field = context.subject(try #require(context.elementsByIdentifier["f"]))
    #expect(field.fieldLabel.titleBeside?.identifier == test.title)
  }
}
