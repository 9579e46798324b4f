import AccessibilityModel
import Auditing
import Testing

/// A label, and the words that it says twice.
struct RepeatCase: CustomTestStringConvertible, Sendable {
  let label: String
  /// Nil for none.
  let words: String?

  var testDescription: String { label }

  static let all = [
    RepeatCase(label: "Harbour walk, Harbour walk", words: "Harbour walk"),
    RepeatCase(label: "Harbour walk", words: nil), RepeatCase(label: "No, no", words: nil),
    RepeatCase(label: "Part 1, The ferry, 01, The ferry", words: "The ferry"),
    RepeatCase(label: "Harbour, Harbour walk", words: nil),
    RepeatCase(label: "HARBOUR Walk, harbour walk", words: "HARBOUR Walk"),
    RepeatCase(label: "設定：設定", words: "設定"), RepeatCase(label: "新：新", words: nil),
  ]
}

@Suite struct RepeatTests {
  @Test(arguments: RepeatCase.all)
  func `a label that says a clause twice is found`(_ test: RepeatCase) throws {
    let context = try ScreenDocument.context(
      #"<CardView isElement="true" label="\#(test.label)" traits="button" frame="20 100 200 44"/>"#
    )
    #expect(context.stopSubjects.map(\.repetition.wordsSaidTwice) == [test.words])
  }

  @Test func `a stop that says what the next ones say is found`() throws {
    let context = try ScreenDocument.context(
      #"<CardView isElement="true" label="Nothing here. Add a trip." frame="20 100 200 44"/>"#
        + #"<UILabel text="Nothing here." frame="20 150 200 20"/>"#
        + #"<UILabel text="Add a trip." frame="20 180 200 20"/>"#)
    #expect(context.stopsRepeated(by: 0).map(\.label) == ["Nothing here.", "Add a trip."])
    #expect(context.stopsRepeated(by: 1).isEmpty)
  }

  @Test func `the later of two texts in one place is found`() throws {
    let context = try ScreenDocument.context(
      #"<UILabel text="Newest" frame="20 100 200 44"/><UILabel text="Newest" frame="20 100 200 44"/>"#
        + #"<UILabel text="Newest" frame="20 200 200 44"/>"#)
    #expect(
      context.stopSubjects.map { $0.repetition.textBelow?.index } == [
        nil, context.stopElements[0], nil,
      ])
  }
}
