import AccessibilityModel
import Auditing
import TestSupport
import Testing

/// A row of buttons in our own format, and whether the first is a key or a sign among others.
struct SignCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let labels: [String]
  let isOneOfSigns: Bool

  init(_ name: String, _ labels: String, _ isOneOfSigns: Bool) {
    testDescription = name
    self.labels = labels.split(separator: " ").map(String.init)
    self.isOneOfSigns = isOneOfSigns
  }

  static let all = [
    SignCase("a digit of a keypad", "7 8 * 0", true),
    SignCase("a digit beside arrows", "7 ‹ › ★", false),
    SignCase("an emoji of a picker", "🙂 😀 😎 😴", true),
    SignCase("an emoji beside digits", "🙂 1 2 3", false),
    SignCase("an arrow in a bar", "‹ › ★ ♥ ⌂", false),
    SignCase("a star of a rating", "★ ★ ★ ★ ★", false),
    SignCase("an arrow beside the pages", "‹ 1 2 3 ›", false),
    SignCase("the erase key of a keypad", "⌫ 1 2 3 4 5 6 7 8 9", true),
    SignCase("a symbol of a palette", "♈ ♉ ♊ ♋ ♌ ♍ ♎ ♏ ♐ ♑ ♒ ♓", true),
    SignCase("an arrow of a palette", "← ↑ → ↓ ↖ ↗ ↘ ↙ ↔ ↕ ↰ ↱", true),
    SignCase("a word among signs", "Next 1 2 3", false),
  ]

  func first() throws -> AuditedElement {
    let views = labels.enumerated().map {
      #"<UIButton label="\#($1)" frame="\#($0 * 30) 100 30 44"/>"#
    }
    return try ScreenDocument.context(views.joined()).subject(0)
  }
}

/// A document, and whether the element `it` has a number as its only name.
struct NumberCase: CustomTestStringConvertible, Sendable {
  let facet: FacetCase
  let isOnlyNumber: Bool

  var testDescription: String { facet.testDescription }

  init(_ name: String, _ isOnlyNumber: Bool, _ document: String) {
    facet = FacetCase(name, document, nil)
    self.isOnlyNumber = isOnlyNumber
  }

  private static func button(_ attributes: String, _ more: String = "") -> String {
    FacetCase.screen(#"<UIButton identifier="it" \#(attributes) frame="100 100 44 44"/>\#(more)"#)
  }

  static let all = [
    NumberCase("a number on a button", true, button(#"title="3""#)),
    NumberCase("three digits", true, button(#"title="128""#)),
    NumberCase("a year", false, button(#"title="2026""#)),
    NumberCase("a number with its unit", false, button(#"title="3 guests""#)),
    NumberCase("a number with a value", false, button(#"label="3" value="guests""#)),
    NumberCase("a number with a hint", false, button(#"label="3" hint="Shows comments.""#)),
    NumberCase(
      "a page", false, button(#"title="3""#, #"<UIButton title="4" frame="150 100 44 44"/>"#)),
    NumberCase(
      "a number after its caption", false,
      FacetCase.screen(
        #"""
        <UILabel text="Guests" frame="20 100 70 44"/>
        <UIButton identifier="it" title="3" frame="100 100 44 44"/>
        """#)),
    NumberCase(
      "a number in a list", false,
      FacetCase.screen(
        #"""
        <UITableView frame="0 0 390 800"><UITableViewCell frame="0 90 390 60">
          <UIButton identifier="it" title="3" frame="100 100 44 44"/>
        </UITableViewCell></UITableView>
        """#)),
    NumberCase(
      "a key", false, button(#"title="3" traits="keyboardKey""#)),
    NumberCase(
      "a pop-up button of Android", false,
      FacetCase.dump(
        FacetCase.node(
          "widget.Spinner", "resource-id=\"it\" clickable=\"true\" content-desc=\"3\"",
          "[0,0][200,100]"))),
    NumberCase(
      "a button of Android", true,
      FacetCase.dump(
        FacetCase.node(
          "widget.Button", "resource-id=\"it\" clickable=\"true\" content-desc=\"3\"",
          "[0,0][200,100]"))),
  ]
}

/// A form of a dump, and the name inside its field `it` that disappears with the first character.
struct FieldTextCase: CustomTestStringConvertible, Sendable {
  let facet: FacetCase
  let name: String?

  var testDescription: String { facet.testDescription }

  private init(_ description: String, _ name: String?, _ fields: String...) {
    facet = FacetCase(description, FacetCase.dump(fields.joined()), nil)
    self.name = name
  }

  private static func field(_ id: String, _ attributes: String, _ texts: String...) -> String {
    FacetCase.node(
      "widget.EditText",
      "resource-id=\"\(id)\" clickable=\"true\" focusable=\"true\" \(attributes)",
      "[0,0][600,150]",
      texts.map { FacetCase.node("widget.TextView", "text=\"\($0)\"", "[20,50][200,100]") }.joined()
    )
  }

  static let all = [
    FieldTextCase("an empty field", "Email", field("it", "text=\"\"", "Email")),
    FieldTextCase("a field that holds text", nil, field("it", "text=\"a@b.de\"", "Email")),
    FieldTextCase("a field without a text inside", nil, field("it", "text=\"\"")),
    FieldTextCase("a label and a placeholder", nil, field("it", "text=\"\"", "Email", "a@b.de")),
    FieldTextCase("a hint", nil, field("it", "text=\"\" hint=\"Email\"", "Email")),
    FieldTextCase(
      "a description", nil, field("it", "text=\"\" content-desc=\"Email\"", "Email")),
    FieldTextCase(
      "beside a field with a label and text", nil, field("it", "text=\"\"", "Email"),
      field("other", "text=\"Ann\"", "Name")),
    FieldTextCase(
      "beside an empty field", "Email", field("it", "text=\"\"", "Email"),
      field("other", "text=\"\"", "Name")),
  ]
}

@Suite struct NameOfOneCharacterTests {
  @Test(arguments: SignCase.all)
  func `a sign is one of several of its sort`(_ test: SignCase) throws {
    #expect(try test.first().surface.isOneOfSigns == test.isOneOfSigns)
  }

  @Test(arguments: NumberCase.all)
  func `a number without an explanation does not name a control`(_ test: NumberCase) throws {
    let subject = try #require(FacetCase.find("it", on: try test.facet.context()))
    #expect(subject.surface.isBareNumber == test.isOnlyNumber)
  }

  @Test(arguments: FieldTextCase.all)
  func `a text inside an empty field of Compose may disappear`(_ test: FieldTextCase) throws {
    let subject = try #require(FacetCase.find("it", on: try test.facet.context()))
    #expect(subject.context.nameInside(subject) == test.name)
  }
}
