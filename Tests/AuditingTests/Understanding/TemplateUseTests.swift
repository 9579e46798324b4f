import AccessibilityModel
import Auditing
import Testing

/// A template text of a design with a tag, and what the sources say of it.
struct TaggedTextCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let answers: [CodeEvidence.Subject: CodeEvidence.Answer]?
  let excuse: Reason?

  static let all = [
    TaggedTextCase(
      testDescription: "sources that were not read", answers: nil, excuse: "code may set its text"),
    TaggedTextCase(
      testDescription: "code that may find it and sets its text",
      answers: [.label: .notSet("a"), .text: .unknown("views are searched for")],
      excuse: "code may set its text"),
    TaggedTextCase(
      testDescription: "a class that the sources lack",
      answers: [.label: .unknown("a class"), .text: .unknown("a class")], excuse: nil),
  ]
}

@Suite struct TemplateUseTests {
  @Test(arguments: TaggedTextCase.all)
  func `a tag excuses a template text if code may look for it`(_ test: TaggedTextCase) throws {
    let context = try ScreenDocument.context(
      """
      <UIView frame="0 0 390 844"><UILabel text="Label" frame="20 100 100 20"/></UIView>
      """
    ) {
      $0.framesAreDesignTime = true
      $0.update(1) {
        var links = CodeLinks()
        links.tag = 7
        $0.codeLinks = links
        $0.codeEvidence = test.answers.map { CodeEvidence($0) }
      }
    }
    #expect(context.subject(1).templateUse.excuse == test.excuse)
  }
}
