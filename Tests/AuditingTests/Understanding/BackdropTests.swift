import AccessibilityModel
import HierarchyReading
import Testing

@testable import Auditing

/// Views with a label as their last, and the view that draws its background in one opaque colour.
struct BackdropCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let views: String
  let painter: Int?
  /// The number of opaque colours below the label; nil if nothing known is painted there.
  let opaque: Int?

  private static let label = #"<UILabel text="Total" frame="20 100 100 20"/>"#
  private static func view(_ attributes: String, _ views: String) -> String {
    "<UIView \(attributes) frame=\"0 0 390 844\">\(views)</UIView>"
  }
  private static let white = ##"backgroundColor="#FFFFFF""##

  static let all = [
    BackdropCase(
      testDescription: "an opaque view", views: view(white, label), painter: 0, opaque: 1),
    BackdropCase(
      testDescription: "an opaque view in a translucent one",
      views: view(#"alpha="0.5""#, view(white, label)), painter: nil, opaque: 0),
    BackdropCase(
      testDescription: "a translucent view on an opaque one",
      views: view(white, view(##"backgroundColor="#00000040""##, label)), painter: 0,
      opaque: 1),
    BackdropCase(
      testDescription: "a picture on an opaque view",
      views: view(white, #"<UIImageView image="sea" frame="0 0 390 844"/>\#(label)"#), painter: nil,
      opaque: 0),
    BackdropCase(
      testDescription: "a view without a colour", views: view("", label), painter: nil,
      opaque: nil),
  ]
}

@Suite struct BackdropTests {
  @Test(arguments: BackdropCase.all)
  func `the views below a text are understood alike for each question`(_ test: BackdropCase) throws
  {
    let context = try ScreenDocument.context(test.views)
    let label = context.screen.elements.count - 1
    let backdrop = Backdrop(context)
    #expect(backdrop.painter(of: label) == test.painter)
    #expect(backdrop.ground(of: label)?.bases.count == test.opaque)
  }
}
