import AccessibilityModel
import Auditing
import Testing

/// Texts of a captured screen, by frame, and the pairs of a label and its value among them.
struct ValuePairCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let texts: [(text: String, frame: String)]
  /// “label: value”, one list for each run down the screen.
  var lines: [[String]] = []
  var figures: [String] = []

  static let all = [
    ValuePairCase(
      testDescription: "labels and values at two edges",
      texts: [
        ("Name", "20 100 60 20"), ("Ann", "330 100 40 20"), ("City", "20 140 60 20"),
        ("Rome", "320 140 50 20"),
      ], lines: [["Name: Ann", "City: Rome"]]),
    ValuePairCase(
      testDescription: "values that end at different edges",
      texts: [
        ("Name", "20 100 60 20"), ("Ann", "330 100 40 20"), ("City", "20 140 60 20"),
        ("Rome", "200 140 50 20"),
      ], lines: [["Name: Ann"], ["City: Rome"]]),
    ValuePairCase(
      testDescription: "words of one sentence",
      texts: [("Hello", "20 100 60 20"), ("Ann", "84 100 40 20")]),
    ValuePairCase(
      testDescription: "two figures side by side",
      texts: [
        ("12", "20 100 60 20"), ("Visits", "20 124 60 20"), ("34", "200 100 60 20"),
        ("Orders", "200 124 60 20"),
      ], lines: [["12: 34", "Visits: Orders"]], figures: ["Visits: 12", "Orders: 34"]),
    ValuePairCase(
      testDescription: "one figure much larger than its label",
      texts: [("12", "20 100 60 60"), ("Visits", "20 164 60 20")], figures: ["Visits: 12"]),
    ValuePairCase(
      testDescription: "one figure as large as its label",
      texts: [("12", "20 100 60 20"), ("Visits", "20 124 60 20")]),
  ]
}

@Suite struct ValuePairTests {
  @Test(arguments: ValuePairCase.all)
  func `labels and their values are found`(_ test: ValuePairCase) throws {
    let context = try ScreenDocument.context(
      test.texts.map { #"<UILabel text="\#($0.text)" frame="\#($0.frame)"/>"# }.joined())
    #expect(context.pairsOfLines.map { $0.map(Self.words) } == test.lines)
    #expect(context.figures.map(Self.words) == test.figures)
  }

  private static func words(_ pair: ValuePair) -> String {
    "\(pair.label.wording.label): \(pair.value.wording.label)"
  }
}
