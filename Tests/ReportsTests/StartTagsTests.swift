import Testing

@testable import Reports

@Suite struct StartTagsTests {
  private func tag(_ text: String, line: Int, column: Int) -> StartTags.StartTag? {
    StartTags(Array(text.utf8)).startTag(line: line, column: column)
  }

  @Test func `a start tag is found by its line and column, in characters`() {
    #expect(
      tag("<a>\n  é<b c='>' d=\"é\"/></a>", line: 2, column: 4)
        == StartTags.StartTag(endLine: 2, endColumn: 20, text: "<b c='>' d=\"é\"/>"))
  }

  @Test func `a start tag ends on a later line`() {
    #expect(
      tag("<a\n  b=\"c\"\n>", line: 1, column: 1)
        == StartTags.StartTag(endLine: 3, endColumn: 2, text: "<a\n  b=\"c\"\n>"))
  }

  @Test func `a byte order mark is not a character`() {
    #expect(tag("\u{FEFF}<a>", line: 1, column: 1)?.endColumn == 4)
  }

  @Test(arguments: [
    ("<a>", 1, 2), ("<a>", 2, 1), ("<a>", 0, 1), ("<a>", 1, 0), ("<a", 1, 1), ("", 1, 1),
    ("<a b='>", 1, 1), ("<a>\n<b>", 1, 5),
  ])
  func `no tag is found where there is none`(_ text: String, _ line: Int, _ column: Int) {
    #expect(tag(text, line: line, column: column) == nil)
  }
}
