import AccessibilityModel
import HierarchyReading
import Testing

@testable import Auditing

/// Views of a screen, and the texts beside the one with the identifier “it”.
struct NeighbourCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let views: String
  /// The labels of the text before it, and of the text that may explain it.
  var before: String?
  var explanation: String?

  private static let button = #"<UIButton identifier="it" title="Save" frame="20 100 80 44"/>"#
  private static func text(_ words: String, _ y: Int) -> String {
    #"<UILabel text="\#(words)" frame="20 \#(y) 300 20"/>"#
  }

  static let all = [
    NeighbourCase(testDescription: "a button alone", views: button),
    NeighbourCase(
      testDescription: "a word before it", views: text("Total", 60) + button, before: "Total"),
    NeighbourCase(
      testDescription: "a sentence before it", views: text("Fill in all fields", 60) + button,
      before: "Fill in all fields", explanation: "Fill in all fields"),
    NeighbourCase(
      testDescription: "a sentence after it", views: button + text("Fill in all fields", 160),
      explanation: "Fill in all fields"),
    NeighbourCase(
      testDescription: "a group of texts before it",
      views: #"<UIView frame="0 0 390 90">\#(text("Fill in all fields", 60))</UIView>"# + button),
    NeighbourCase(
      testDescription: "a sentence with another view between them",
      views: text("Fill in all fields", 60)
        + #"<UISwitch label="a" frame="20 80 51 31"/>"# + button),
  ]
}

@Suite struct NeighbourTests {
  @Test(arguments: NeighbourCase.all)
  func `the texts directly beside an element are found`(_ test: NeighbourCase) throws {
    let context = try ScreenDocument.context("<UIView frame=\"0 0 390 844\">\(test.views)</UIView>")
    let subject = try #require(FacetCase.find("it", on: context))
    #expect(subject.textBefore?.label == test.before)
    #expect(subject.neighbours.explanation?.label == test.explanation)
  }

  @Test(
    arguments: [
      (LayoutDirection.ltr, 0.0, true), (.ltr, 60.0, false), (.rtl, 0.0, false), (.rtl, 60.0, true),
    ])
  func `a text is before another in the direction of the screen`(
    direction: LayoutDirection, x: Double, isBefore: Bool
  ) {
    let control = Rect(x: 30, y: 0, width: 30, height: 20)
    let text = Rect(x: x, y: 2, width: 30, height: 20)
    #expect(text.isBefore(control, in: direction) == isBefore)
    let below = Rect(x: x, y: 40, width: 30, height: 20)
    #expect(!below.isBefore(control, in: direction))
  }
}
