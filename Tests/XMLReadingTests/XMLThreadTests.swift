import Testing
import XMLReading

/// Documents that are long enough to be read on two threads.
@Suite struct XMLThreadTests {
  private static let rows = (0..<16_000).map {
    "<b id='\($0)' name=\"wörd &lt; &amp; \($0 * 7)\" xml:id='y'/>\n"
  }.joined()
  private static let wide = (0..<400).map { " a\($0)='\($0)'" }.joined()
  private static let large = String(repeating: "é", count: 300_000)

  static let documents = [
    NamedDocument(testDescription: "many tags", text: "<a>" + rows + "</a>"),
    NamedDocument(testDescription: "a namespace", text: "<a xmlns:x='u'>" + rows + "<x:b/></a>"),
    NamedDocument(
      testDescription: "tags longer than a part",
      text: "<a>" + String(repeating: "<b id='\(large)' name='\(large)'/><c/>", count: 3) + "</a>"),
    NamedDocument(
      testDescription: "tags of many attributes",
      text: "<a>" + String(repeating: "<b\(wide)/>", count: 300) + "</a>"),
    NamedDocument(
      testDescription: "comments and text",
      text: "<a>" + String(repeating: "<!--\(large)-->\n<b/>long \(large)\n", count: 2) + "</a>"),
    NamedDocument(
      testDescription: "an end that is wrong", text: "<a>" + rows + "<b></a>"),
    NamedDocument(
      testDescription: "a name that ends it in the middle",
      text: "<a>" + rows + "<!DOCTYPE b>" + rows + "</a>"),
  ]

  @Test(arguments: documents) func `two threads read what one reads`(_ document: NamedDocument) {
    func events(_ threads: Int) -> Result<[String], XMLReadingError> {
      Result { () throws(XMLReadingError) in
        try XMLDocument.read(
          XMLPieces(Array(document.text.utf8)), into: RecordingHandler(), threads: threads
        ).events
      }
    }
    let one = events(1)
    #expect(document.text.utf8.count > 1 << 19 && events(2) == one)
  }

  /// Refuses the element with a number.
  private struct Refusing: XMLHandler {
    enum Attribute: String, CaseIterable { case id }

    var refused: Int
    var count = 0

    mutating func start(_ tag: borrowing XMLStartTag<Refusing>) throws(XMLReadingError) {
      count += 1
      if count == refused { throw tag.error("refused \(tag.name)") }
    }

    mutating func end() throws(XMLReadingError) {}
  }

  @Test(arguments: [1, 2, 3_000, 15_999])
  func `what the handler refuses ends the reading there`(_ number: Int) {
    // What the parser finds wrong at the end comes too late.
    let text = "<a>\n" + Self.rows + "<<</a>"
    let error = XMLReadingError(
      line: number, column: 1, reason: number == 1 ? "refused a" : "refused b")
    #expect(throws: error) {
      try XMLDocument.read(
        XMLPieces(Array(text.utf8)), into: Refusing(refused: number), threads: 2)
    }
  }

  @Test func `limits hold on two threads`() {
    var limits = XMLLimits()
    limits.elements = 9_000
    let text = "<a>\n" + Self.rows + "</a>"
    let error = XMLReadingError(
      line: 9_001, column: 1, reason: "more than 9000 elements, expected at most that many")
    #expect(throws: error) {
      try XMLDocument.read(
        XMLPieces(Array(text.utf8)), into: NumberHandler(), limits: limits, threads: 2)
    }
  }
}
