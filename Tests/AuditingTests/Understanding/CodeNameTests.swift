import AccessibilityModel
import Auditing
import Testing

/// A view of our own format, and whether its label is a name from the code.
struct CodeNameCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let view: String
  var isFileName = false
  var isIdentifier = false

  static let all = [
    CodeNameCase(
      testDescription: "a file of an image", view: #"<UIImageView label="cart@2x.png"/>"#,
      isFileName: true),
    CodeNameCase(
      testDescription: "an asset", view: #"<UIButton label="ic_cart"/>"#, isFileName: true),
    CodeNameCase(
      testDescription: "the identifier of a view", view: #"<UIButton label="cart_button"/>"#,
      isIdentifier: true),
    CodeNameCase(
      testDescription: "an asset that is its identifier",
      view: #"<UIButton identifier="ic_cart" label="ic_cart"/>"#, isIdentifier: true),
    CodeNameCase(
      testDescription: "its class", view: #"<CartView isElement="true" label="CartView"/>"#,
      isIdentifier: true),
    CodeNameCase(testDescription: "a brand", view: #"<UIButton label="YouTube"/>"#),
    CodeNameCase(testDescription: "two words", view: #"<UIButton label="Add cart"/>"#),
    CodeNameCase(testDescription: "words with a hyphen", view: #"<UIButton label="Sign-in"/>"#),
  ]
}

@Suite struct CodeNameTests {
  @Test(arguments: CodeNameCase.all)
  func `a label is a name from the code or not`(_ test: CodeNameCase) throws {
    let name = try ScreenDocument.context(test.view).subject(0).labelSource.codeName
    #expect(name.isFileName == test.isFileName)
    #expect(name.isIdentifier == test.isIdentifier)
  }
}
