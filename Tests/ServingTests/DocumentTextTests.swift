import Testing

@testable import Serving

/// Positions as LSP counts them: lines that end in LF, CR LF or CR, and UTF-16 code units.
@Suite struct DocumentTextTests {
  private func text(_ text: String) -> DocumentText { DocumentText(Array(text.utf8)) }

  private func range(_ numbers: Int...) -> TextRange {
    TextRange(
      start: TextPosition(line: numbers[0], character: numbers[1]),
      end: TextPosition(line: numbers[2], character: numbers[3]))
  }

  @Test func `a tag has its start and its end`() {
    #expect(text("<a>\n  <b/>\n</a>").range(ofElementAt: 2, 3) == range(1, 2, 1, 6))
    #expect(text("<a\r\n x='>'>").range(ofElementAt: 1, 1) == range(0, 0, 1, 7))
  }

  @Test func `a column in characters becomes one in code units`() {
    // U+1F600 is one character, four bytes and two code units.
    #expect(text("<a t='😀é'/><b/>").range(ofElementAt: 1, 12) == range(0, 12, 0, 16))
    #expect(text("\u{FEFF}<a/>").range(ofElementAt: 1, 1) == range(0, 1, 0, 5))
  }

  @Test func `a line that ends in CR alone is one for editors, not for readers`() {
    #expect(text("<a>\r<b/>\n<c/>").range(ofElementAt: 2, 1) == range(2, 0, 2, 4))
    #expect(text("<a>\r<b/>").range(ofElementAt: 1, 5) == range(1, 0, 1, 4))
  }

  @Test func `JSON has the rest of the line, and a position beyond the end is the end`() {
    #expect(text("[{\"a\": 1},\n 2]").range(ofElementAt: 1, 2) == range(0, 1, 0, 10))
    #expect(text("<a/>").range(ofElementAt: 9, 9) == range(0, 4, 0, 4))
    #expect(text("<a").range(ofElementAt: 1, 1) == range(0, 0, 0, 2))
  }

  struct EditCase: CustomTestStringConvertible, Sendable {
    let old: String
    let new: String
    var testDescription: String { "\(old) to \(new)" }
  }

  private static let edits: [EditCase] = [
    EditCase(old: "<a/>", new: "<a b=\"1\"/>"), EditCase(old: "", new: "x"),
    EditCase(old: "xx", new: "x"), EditCase(old: "aé", new: "aè"), EditCase(old: "😀", new: "😁"),
    EditCase(old: "a\r\nb", new: "a\nb"), EditCase(old: "a\nb", new: "a\r\nb"),
    EditCase(old: "é", new: "éé"), EditCase(old: "<a>\n</a>", new: "<a>\n  <b/>\n</a>"),
  ]

  @Test(arguments: edits) func `an edit makes the other text`(_ edit: EditCase) throws {
    let (range, replacement) = try #require(text(edit.old).edit(to: Array(edit.new.utf8)))
    #expect(applied(replacement, at: range, to: edit.old) == edit.new)
  }

  @Test func `the edit is the smallest, and equal texts have none`() throws {
    let edit = try #require(text("<a/>\n<b/>").edit(to: Array("<a/>\n<b c=\"1\"/>".utf8)))
    #expect(edit.range == range(1, 2, 1, 2))
    #expect(edit.text == " c=\"1\"")
    #expect(text("<a/>").edit(to: Array("<a/>".utf8)) == nil)
  }

  /// Applies an edit as an editor does: by lines and code units.
  private func applied(_ text: String, at range: TextRange, to document: String) -> String {
    let units = Array(document.utf16)
    var starts = [0]
    for (index, unit) in units.enumerated() {
      let isBeforeLF = index + 1 < units.count && units[index + 1] == 10
      if unit == 10 || unit == 13 && !isBeforeLF { starts.append(index + 1) }
    }
    let start = starts[range.start.line] + range.start.character
    let end = starts[range.end.line] + range.end.character
    return String(decoding: units[..<start] + Array(text.utf16) + units[end...], as: UTF16.self)
  }
}
