import SourceText
import Testing

/// Characters that XML 1.0 forbids but drivers write.
@Suite struct ForbiddenCharacterTests {
  @Test(arguments: ForbiddenCharacterCase.all)
  func `a forbidden character is replaced and everything else is read at its position`(
    _ test: ForbiddenCharacterCase
  ) throws {
    let document = Array("<a>\n <b id=\"\(test.text)\"/><c id='é'/>\n</a>".utf8)
    let events = try XMLDocument.read(document, into: RecordingHandler()).events
    let column = 11 + test.text.unicodeScalars.count
    let warnings = test.lost.map { column, words in
      "warning 2:\(column + 8) found \(words), which XML does not allow; replaced by U+FFFD"
    }
    #expect(
      events == warnings + [
        "<a> 1:1", "<b> 2:2 id id=[\(test.value)]", "end", "<c> 2:\(column + 1) id id=[é]", "end",
        "end",
      ])
  }

  @Test(arguments: [
    "<!-- &#11; -->", "<![CDATA[&#11;]]>", "<!-- &#11; --><![CDATA[ &#0; ]]>",
  ])
  func `a reference in a comment or a CDATA section is text`(_ literal: String) throws {
    let document = Array("<a>\(literal)<b id='&#1;'/></a>".utf8)
    let warnings = try XMLDocument.read(document, into: RecordingHandler()).events
      .filter { $0.hasPrefix("warning") }
    #expect(
      warnings == [
        "warning 1:\(literal.count + 11) found the character reference \"&#1;\", "
          + "which XML does not allow; replaced by U+FFFD"
      ])
  }

  @Test func `positions are right after many replacements, on one line and on many`() throws {
    let tags = String(repeating: "<b n='1' x='&#xD83D;&#xDE00;&#0;é'/>", count: 1_000)
    let line = try XMLDocument.read(Array("<a>\(tags)</a>".utf8), into: NumberHandler())
    #expect(line.numbers.compactMap(\.self).count == 1_000)
    #expect(line.places.last == "1:\(4 + 999 * 36)")
    let lines = "<a>\n" + tags.replacing("/>", with: "/>\n") + "</a>"
    #expect(
      try XMLDocument.read(Array(lines.utf8), into: NumberHandler()).places.last == "1001:1")
  }

  @Test func `a document in UTF-16 is repaired too`() throws {
    let text = "<a id=\"&#xD83D;&#xDE00;&#0;\"/>"
    let wide: [UInt8] = [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    #expect(
      try XMLDocument.read(wide, into: RecordingHandler()).events.last { $0 != "end" }
        == "<a> 1:1 id id=[😀\u{FFFD}]")
  }
}

/// The content of an attribute, with its value and the position of each lost character.
struct ForbiddenCharacterCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let text: String
  let value: String
  let lost: [(Int, String)]

  init(_ name: String, _ text: String, _ value: String, _ lost: [(Int, String)] = []) {
    testDescription = name
    self.text = text
    self.value = value
    self.lost = lost
  }

  private static func reference(_ text: String) -> String { "the character reference \"\(text)\"" }

  static let all = [
    ForbiddenCharacterCase("an emoji in decimal", "Hi &#55357;&#56832;!", "Hi 😀!"),
    ForbiddenCharacterCase("an emoji in hexadecimal", "&#xD83D;&#xDE00;", "😀"),
    ForbiddenCharacterCase("an emoji in both", "é&#xd83d;&#56832;&amp;", "é😀&"),
    ForbiddenCharacterCase(
      "the first half of an emoji", "a&#55357;b", "a\u{FFFD}b", [(2, reference("&#55357;"))]),
    ForbiddenCharacterCase(
      "the halves in the wrong order", "&#56832;&#55357;", "\u{FFFD}\u{FFFD}",
      [(1, reference("&#56832;")), (9, reference("&#55357;"))]),
    ForbiddenCharacterCase(
      "a vertical tab", "a&#11;b", "a\u{FFFD}b", [(2, reference("&#11;"))]),
    ForbiddenCharacterCase("a zero", "&#0;", "\u{FFFD}", [(1, reference("&#0;"))]),
    ForbiddenCharacterCase(
      "noncharacters", "&#xFFFE;\u{FFFF}", "\u{FFFD}\u{FFFD}",
      [(1, reference("&#xFFFE;")), (9, "the character U+FFFF")]),
    ForbiddenCharacterCase(
      "too large a number", "&#99999999999;", "\u{FFFD}", [(1, reference("&#99999999999;"))]),
    ForbiddenCharacterCase(
      "a control character itself", "é\u{1}\u{1F}", "é\u{FFFD}\u{FFFD}",
      [(2, "the control character U+0001"), (3, "the control character U+001F")]),
    ForbiddenCharacterCase(
      "beside allowed ones", "&#9;&#x41;&#128512;&#11;", "\tA😀\u{FFFD}",
      [(20, reference("&#11;"))]),
  ]
}
