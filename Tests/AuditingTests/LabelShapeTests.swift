import Testing
import Voices

@testable import Auditing

@Suite struct LabelShapeTests {
  /// Everything that a shape tells.
  private struct Told: Equatable {
    var marks: LabelShape.Marks
    var words: Int
    var scalars: Int
    var ends: [Unicode.Scalar?]
    var wordBits: UInt64
    var lists: UInt128

    init(_ shape: LabelShape) {
      marks = shape.marks
      words = shape.wordCount
      scalars = shape.scalarCount
      ends = [shape.first, shape.last]
      wordBits = shape.wordBits
      lists = shape.lists.rawValue
    }
  }

  @Test func `a label leaves nothing behind for the next one`() {
    let labels = [
      " Save ALL ", "", "a1b2c3d4e5f6", "Strngthpwr…", "TODO", "www.example.com/a@b", "Ａ", "保存",
      "ÉTAT e\u{301}", "1234567 ***", "  ", "x", "*", "Restart your phone, please: it is time",
    ]
    var scan = LabelScan(WordLists.gate)
    for label in labels + labels.reversed() {
      #expect(Told(LabelShape(label, by: &scan)) == Told(LabelShape(label)), "“\(label)”")
    }
  }

  @Test(arguments: [
    ("Save", [LabelShape.Marks.letter, .upperCase, .lowerCase, .short]),
    (
      "save all now please.",
      [.letter, .lowerCase, .innerSpace, .fullStop, .finalStop, .smallStart, .fourWords]
    ),
    ("SAVE ALL", [.letter, .upperCase, .innerSpace, .capitalsOnly]),
    ("ic_save", [.letter, .lowerCase, .underscore, .nameLike, .smallStart, .short]),
    ("★", [.beyondASCII, .oddScalar, .signBeyondASCII, .signsOnly, .short]),
    ("A1B2C3D4E5", [.letter, .digit, .upperCase, .mixedWord, .longWord, .codeLike, .capitalsOnly]),
  ])
  func `marks are what the label holds`(_ label: String, _ marks: [LabelShape.Marks]) {
    // Whether a word is in some list changes with the lists.
    let found = LabelShape(label).marks.subtracting(.listedWord)
    #expect(found == LabelShape.Marks(marks), "“\(label)”")
  }
}
