import SourceText
import Testing

/// The ends of tags.
struct XMLTagScannerTests {
  struct TagCase: CustomTestStringConvertible {
    let testDescription: String
    let text: String
    /// The parsed tag; nil if it has no end.
    let tag: String?

    static let all = [
      TagCase(testDescription: "a tag", text: "<a><b/></a>", tag: "<a>"),
      TagCase(testDescription: "one that closes itself", text: "<a b='c'/>d>", tag: "<a b='c'/>"),
      TagCase(
        testDescription: "a value with its end", text: #"<a b="c>d">e"#, tag: #"<a b="c>d">"#),
      TagCase(
        testDescription: "the other quote in a value", text: #"<a b="'>">'"#, tag: #"<a b="'>">"#),
      TagCase(testDescription: "an open value", text: #"<a b="c>"#, tag: nil),
      TagCase(testDescription: "no end", text: "<a b", tag: nil),
      TagCase(testDescription: "nothing", text: "", tag: nil),
    ]
  }

  @Test(arguments: TagCase.all)
  func `a tag ends at the first bracket outside quotes`(_ example: TagCase) {
    let bytes = Array(example.text.utf8)
    let end = XMLTagScanner.end(ofTagAt: 0, in: bytes)
    #expect(end.map { String(decoding: bytes[..<$0], as: UTF8.self) } == example.tag)
  }

  @Test func `a start after the end of the document is nothing`() {
    #expect(XMLTagScanner.end(ofTagAt: 9, in: Array("<a>".utf8)) == nil)
  }
}
