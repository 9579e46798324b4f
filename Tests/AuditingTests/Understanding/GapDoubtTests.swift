import AccessibilityModel
import Auditing
import Testing

/// A control of the app's own, and how sure it is that it lacks a trait.
struct GapCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  var view = #"<TagView superclass="UIControl" isElement="true" label="Tag" frame="0 0 90 44"/>"#
  var isDesign = true
  var isOutlet = false
  var answer: CodeEvidence.Answer?
  let certainty: Certainty

  private static let mayBeSet: Certainty = .open("its class or owner may set a trait in code")

  static let all = [
    GapCase(testDescription: "a capture", isDesign: false, certainty: .certain),
    GapCase(testDescription: "a design without sources", certainty: .certain),
    GapCase(testDescription: "an outlet without sources", isOutlet: true, certainty: mayBeSet),
    GapCase(
      testDescription: "sources that set no traits",
      answer: .notSet("no code sets them"), certainty: .certain),
    GapCase(
      testDescription: "an outlet, and sources that set no traits", isOutlet: true,
      answer: .notSet("no code sets them"), certainty: .certain),
    GapCase(
      testDescription: "sources that leave it open",
      answer: .unknown("a name is not resolved"), certainty: mayBeSet),
    GapCase(
      testDescription: "a control by the name of its class alone",
      view: #"<LikeButton isElement="true" label="Like" frame="0 0 90 44"/>"#,
      answer: .notSet("no code sets them"),
      certainty: .open("only the name of its class suggests a control")),
  ]
}

@Suite struct GapDoubtTests {
  @Test(arguments: GapCase.all)
  func `the sources decide whether a gap is filled`(_ test: GapCase) throws {
    let context = try ScreenDocument.context(test.view) { screen in
      screen.framesAreDesignTime = test.isDesign
      screen.update(0) {
        if test.isOutlet { $0.isOutlet = true }
        if let answer = test.answer { $0.codeEvidence = CodeEvidence([.traits: answer]) }
      }
    }
    #expect(context.subject(0).certainty(of: [.gap(.role)]) == test.certainty)
  }
}
