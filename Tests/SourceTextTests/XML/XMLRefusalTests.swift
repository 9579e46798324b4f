import SourceText
import Testing

/// A document that is refused, with the message.
struct XMLRefusalCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let text: String
  let error: DocumentError

  init(_ name: String, _ text: String, _ line: Int, _ column: Int, _ reason: String) {
    testDescription = name
    self.text = text
    error = DocumentError(line: line, column: column, reason: reason)
  }

  static let all = [
    XMLRefusalCase("empty", "", 1, 1, "found no element; expected '<' and the root element"),
    XMLRefusalCase("text", "hello", 1, 1, "found no element; expected '<' and the root element"),
    XMLRefusalCase(
      "truncated in a tag", "<a>\n  <b id=\"1\"", 2, 12,
      "the document ends in the middle of a tag; expected its '>'"),
    XMLRefusalCase(
      "truncated between tags", "<a>\n<b/>\n", 3, 1,
      "found the end of the file inside <a>; expected </a>"),
    XMLRefusalCase(
      "truncated in a value", "<a id=\"x", 1, 9,
      "an attribute value has no end; expected its closing quote"),
    XMLRefusalCase(
      "crossed tags", "<a>\n <b>\n</a>", 3, 5,
      "found </a>; expected </b>, which opened on line 2"),
    XMLRefusalCase(
      "two roots", "<a/>\n<b/>", 2, 1,
      "found more after the root element; expected the end of the document"),
    XMLRefusalCase(
      "an attribute twice", "<a id='1' id='2'/>", 1, 17,
      "found an attribute twice; expected it once"),
    XMLRefusalCase(
      "an unknown entity", "<a id='&x;'/>", 1, 11,
      "an unknown entity; expected one of XML's own such as '&amp;'"),
    XMLRefusalCase(
      "a DOCTYPE with entities",
      "<?xml version='1.0'?>\n <!DOCTYPE a [<!ENTITY b 'c'>]>\n<a>&b;</a>",
      2, 2, "found a DOCTYPE; expected a document without one"),
    XMLRefusalCase(
      "an external DTD", "<!DOCTYPE a SYSTEM \"file:///etc/passwd\"><a/>", 1, 1,
      "found a DOCTYPE; expected a document without one"),
    XMLRefusalCase(
      "a zero byte", "<a id='\u{0}'/>", 1, 8,
      "a character that XML does not allow; expected text"),
    XMLRefusalCase(
      "crossed tags after a forbidden character", "<a>\n <b id='&#11;'>\n</a>", 3, 5,
      "found </a>; expected </b>, which opened on line 2"),
  ]
}

@Suite struct XMLRefusalTests {
  @Test(arguments: XMLRefusalCase.all)
  func `a malformed document is rejected with a position`(_ test: XMLRefusalCase) {
    #expect(throws: test.error) {
      try XMLDocument.read(Array(test.text.utf8), into: RecordingHandler())
    }
  }

  /// GBK, which programs write on a Chinese Windows though their declaration says UTF-8, and a cut sequence.
  @Test(arguments: [[0xB4, 0xF2, 0xBF, 0xA8], [0xC3, 0x28]] as [[UInt8]])
  func `bytes that are not UTF-8 are refused where they are`(_ text: [UInt8]) {
    let start = "<?xml version='1.0' encoding='UTF-8'?>\n<a id=\""
    let bytes = Array(start.utf8) + text + Array("\"/>".utf8)
    #expect(
      throws: DocumentError(line: 2, column: 8, reason: "bytes that are not UTF-8; expected UTF-8")
    ) {
      try XMLDocument.read(bytes, into: RecordingHandler())
    }
  }

  @Test func `a thousand levels are read, and the limit says itself`() throws {
    let deep = String(repeating: "<a>", count: 1_000) + String(repeating: "</a>", count: 1_000)
    #expect(try XMLDocument.read(Array(deep.utf8), into: NumberHandler()).places.count == 1_000)
    let deeper = Array(String(repeating: "<a>", count: 1_000_000).utf8)
    #expect(
      throws: DocumentError(
        line: 1, column: 6_001, reason: "elements nested 2001 deep; expected at most 2000 levels")
    ) { try XMLDocument.read(deeper, into: NumberHandler()) }
  }

  @Test func `an attribute may not grow without bounds`() {
    let text = "<a>\n<b n=\"\(String(repeating: "x", count: 20_000_000))\"/></a>"
    #expect(
      throws: DocumentError(
        line: 2, column: 1,
        reason: "an attribute of 20000000 bytes; expected at most 1048576")
    ) { try XMLDocument.read(Array(text.utf8), into: NumberHandler()) }
  }

  @Test func `a tag may not have attributes without bounds, and is not waited for`() {
    let many = (0..<40_000).map { "a\($0)=\"'\($0)>\"" }.joined(separator: " ")
    let error = DocumentError(
      line: 2, column: 1,
      reason: "more than 512 attributes on one element; expected at most that many")
    for text in ["<a>\n<b \(many)/></a>", "<a>\n<b \(many)"] {
      #expect(throws: error) { try XMLDocument.read(Array(text.utf8), into: NumberHandler()) }
    }
  }

  @Test(arguments: [("<!--", "-->"), ("<![CDATA[", "]]>"), ("<?php", "?>")])
  func `text that resembles a tag with many attributes is read`(
    _ start: String, _ end: String
  ) throws {
    let many = (0..<40_000).map { "a\($0)='\($0)'" }.joined(separator: " ")
    let text = "<a>\(start) <b \(many) \(end)<b n='1'/></a>"
    #expect(try XMLDocument.read(Array(text.utf8), into: NumberHandler()).numbers == [1])
  }

  @Test func `a long tag of few attributes is read`() throws {
    let text = "<a n='\(String(repeating: "\"", count: 300_000))' x='2'/>"
    #expect(try XMLDocument.read(Array(text.utf8), into: NumberHandler()).places == ["1:1"])
  }

  @Test func `namespaces may not grow without bounds, but may follow each other`() throws {
    func tag(_ number: Int) -> String { "<b xmlns:p\(number)='u' p\(number):c='1'>" }
    let nested = "<a>\n" + (0..<600).map(tag).joined()
    #expect(
      throws: DocumentError(
        line: 2, column: 14_629,
        reason: "more than 512 namespaces; expected at most that many")
    ) { try XMLDocument.read(Array(nested.utf8), into: NumberHandler()) }
    let beside = "<a>" + (0..<600).map { tag($0) + "</b>" }.joined() + "</a>"
    #expect(try XMLDocument.read(Array(beside.utf8), into: NumberHandler()).places.count == 601)
  }

  @Test func `names may not grow without bounds`() throws {
    func document(_ count: Int) -> [UInt8] {
      Array(("<a>" + (1..<count).map { "<n\($0)/>" }.joined() + "\n<b/></a>").utf8)
    }
    #expect(
      throws: DocumentError(
        line: 2, column: 1, reason: "more than 65536 different names; expected at most that many")
    ) { try XMLDocument.read(document(65_537), into: NumberHandler()) }
    #expect(
      try XMLDocument.read(document(65_536), into: NumberHandler()).places.count == 65_537)
  }

  @Test func `elements may not grow without bounds`() {
    var limits = XMLLimits()
    limits.elements = 3
    #expect(
      throws: DocumentError(
        line: 1, column: 13, reason: "more than 3 elements; expected at most that many")
    ) {
      try XMLDocument.read(
        Array("<a><b/><b/> <b/></a>".utf8), into: NumberHandler(), limits: limits)
    }
  }

  @Test func `a handler's error is thrown and reading stops`() {
    struct Refusing: XMLHandler {
      enum Attribute: String, CaseIterable { case id }
      mutating func start(_ tag: borrowing XMLStartTag<Attribute>) throws(DocumentError) {
        if tag.name == "b" { throw tag.error("no b here; expected none") }
      }
      mutating func end() throws(DocumentError) {}
    }
    #expect(
      throws: DocumentError(line: 2, column: 2, reason: "no b here; expected none")
    ) { try XMLDocument.read(Array("<a>\n <b/><<</a>".utf8), into: Refusing()) }
  }
}
