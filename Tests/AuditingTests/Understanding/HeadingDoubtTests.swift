import AccessibilityModel
import Auditing
import Testing

/// The first element of a screen without a heading, and why the screen may have one.
struct HeadingDoubtCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let view: String
  var isDesign = true
  var evidence: CodeEvidence.Answer?
  let doubt: Reason?

  private static let text = #"<UILabel text="Account" frame="0 0 90 20"/>"#
  private static let title = #"<TitleLabel superclass="UILabel" text="Account" frame="0 0 90 20"/>"#
  private static let mayMake: Reason = "code may make one of them a heading"

  static let all = [
    HeadingDoubtCase(
      testDescription: "a capture", view: title, isDesign: false, doubt: nil),
    HeadingDoubtCase(
      testDescription: "a text of the system's class in a design", view: text, doubt: nil),
    HeadingDoubtCase(
      testDescription: "a text of the app's own class, without sources", view: title,
      doubt: mayMake),
    HeadingDoubtCase(
      testDescription: "a text whose traits no source sets", view: title,
      evidence: .notSet("no code sets them"), doubt: nil),
    HeadingDoubtCase(
      testDescription: "a text whose traits the sources leave open", view: text,
      evidence: .unknown("a name is not resolved"), doubt: mayMake),
    HeadingDoubtCase(
      testDescription: "a control", view: #"<UIButton title="Buy" frame="0 0 90 44"/>"#, doubt: nil),
    HeadingDoubtCase(
      testDescription: "a list", view: #"<UITableView frame="0 0 390 844"/>"#,
      doubt: "its list may have titles of sections"),
    HeadingDoubtCase(
      testDescription: "a list in a capture", view: #"<UITableView frame="0 0 390 844"/>"#,
      isDesign: false, doubt: nil),
  ]
}

@Suite struct HeadingDoubtTests {
  @Test(arguments: HeadingDoubtCase.all)
  func `why a screen may have a heading that its file does not show`(_ test: HeadingDoubtCase)
    throws
  {
    let context = try ScreenDocument.context(test.view) { screen in
      screen.framesAreDesignTime = test.isDesign
      guard let answer = test.evidence else { return }
      screen.update(0) { $0.codeEvidence = CodeEvidence([.traits: answer]) }
    }
    #expect(context.doubtAboutHeadings == test.doubt)
  }
}
