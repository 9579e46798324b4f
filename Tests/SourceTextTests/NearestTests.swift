import SourceText
import Testing

struct NearestCase: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var text: String
  var words: [String]
  var meant: String?

  static let all = [
    NearestCase(
      testDescription: "a letter too few", text: "profle", words: ["rules", "profile"],
      meant: "profile"),
    NearestCase(
      testDescription: "two letters in the wrong order", text: "missing-lable",
      words: ["missing-value", "missing-label"], meant: "missing-label"),
    NearestCase(
      testDescription: "two that are as near", text: "ab", words: ["az", "ay", "ax"], meant: "ax"),
    NearestCase(
      testDescription: "large letters", text: "Über", words: ["über", "uber"], meant: "über"),
    NearestCase(testDescription: "too far", text: "tablet", words: ["pad", "phone"], meant: nil),
    NearestCase(
      testDescription: "a third of a long word", text: "label-repeats-role",
      words: ["label-repeats-rotor", "label-repeated-rolls"], meant: "label-repeats-rotor"),
    NearestCase(
      testDescription: "a word of a thousand letters", text: "label",
      words: [String(repeating: "label", count: 200), "labels"], meant: "labels"),
    NearestCase(
      testDescription: "a text of a thousand letters", text: String(repeating: "a", count: 1_000),
      words: [String(repeating: "a", count: 1_000)], meant: nil),
    NearestCase(testDescription: "no words", text: "label", words: [], meant: nil),
  ]
}

@Suite struct NearestTests {
  @Test(arguments: NearestCase.all)
  func `the nearest word is meant, where it is near enough`(_ test: NearestCase) {
    #expect(Nearest.word(to: test.text, in: test.words) == test.meant)
  }
}
