import AccessibilityModel
import Auditing
import HierarchyReading
import Testing

@testable import AuditRules

/// The words of a fix fit the control at hand.
@Suite struct FittingSuggestionTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let element: String
    let suggestion: String

    var testDescription: String { element }
  }

  private static func suggestions(_ element: String, _ rule: any Rule) throws -> [String] {
    let document = "<screen size=\"390 844\">\(element)</screen>"
    let hierarchy = try HierarchyFormats.read(Array(document.utf8), named: "fitting.xml")
    return Auditor(rules: [rule]).audit(hierarchy.screens[0]).findings.map(\.suggestion)
  }

  static let labels = [
    Case(
      element: #"<UIButton image="cart" frame="20 100 80 44"/>"#,
      suggestion: "set accessibilityLabel to the action, as in “Add to favourites”"),
    Case(
      element: #"<UISwitch on="true" frame="20 100 51 31"/>"#,
      suggestion: "set accessibilityLabel to the setting, as in “Notifications”"),
    Case(
      element: #"<UISlider value="0.5" frame="20 100 200 44"/>"#,
      suggestion: "set accessibilityLabel to the quantity, as in “Volume”"),
    Case(
      element: #"<UITextField frame="20 100 200 44"/>"#,
      suggestion: "set accessibilityLabel to the expected content, as in “E-mail address”"),
    Case(
      element: #"<UITextView frame="20 100 200 44"/>"#,
      suggestion: "set accessibilityLabel to the expected content, as in “E-mail address”; "
        + "set isEditable to false if it only shows text"),
  ]

  @Test(arguments: labels)
  func `a missing label is described as that of the control`(_ test: Case) throws {
    #expect(try Self.suggestions(test.element, MissingLabel()) == [test.suggestion])
  }

  static let fonts = [
    Case(
      element: #"<UILabel text="Total" font="style:body" frame="20 100 200 44"/>"#,
      suggestion: "set adjustsFontForContentSizeCategory = true"),
    Case(
      element: #"<UIButton title="Buy" font="17" frame="20 100 200 44"/>"#,
      suggestion:
        "give the title a text style and set titleLabel?.adjustsFontForContentSizeCategory = true, in Xcode "
        + "Automatically Adjusts Font, or use a configuration"),
  ]

  @Test(arguments: fonts)
  func `the text size of a button is that of its title label`(_ test: Case) throws {
    #expect(try Self.suggestions(test.element, DynamicTypeUnsupported()) == [test.suggestion])
  }
}
