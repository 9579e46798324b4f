import Testing

@testable import XMLReading

/// Documents that are parsed in parts, each by a parser of its own.
@Suite struct PartReadingTests {
  private static let rows = (0..<8_000).map {
    "  <b id='\($0)' name=\"wörd > &lt; &amp; \($0 * 7)\" p='/>'/>\(["\n", "", "é"][$0 % 3])"
  }.joined()
  private static let nested: String = {
    let names = (0..<300).map { "level\($0)" }
    let open = names.map { "<\($0) name='x'>" }.joined(separator: "\n")
    return open + rows + names.reversed().map { "</\($0)>" }.joined()
  }()
  private static let long = String(repeating: "lóng ", count: 60_000)

  static let documents = [
    NamedDocument(testDescription: "many tags", text: "<a>\n\(rows)</a>\n"),
    NamedDocument(testDescription: "tags in tags", text: "<?xml version='1.0'?>\n" + nested),
    NamedDocument(
      testDescription: "comments, instructions and sections",
      text: "<a>" + String(repeating: "<!-- <b -->\n<?p <b ?><![CDATA[<b\n]]><c/>", count: 9_000)
        + "</a>"),
    NamedDocument(
      testDescription: "text with brackets behind tags",
      text: "<a>" + String(repeating: "<b x='>'>y ></b><c/> z >", count: 20_000) + "</a>"),
    NamedDocument(
      testDescription: "names with prefixes",
      text: "<a>" + String(repeating: "<b xml:lang='de' xml:id='i'/>", count: 20_000) + "</a>"),
    NamedDocument(
      testDescription: "text that looks like the end of a tag",
      text: "<a>" + String(repeating: "<b>/></b>", count: 40_000) + "</a>"),
    NamedDocument(
      testDescription: "text that looks like a value and the end of a tag",
      text: "<a>" + String(repeating: "<b>''/></b>", count: 40_000) + "</a>",
      isReadInParts: false),
    NamedDocument(
      testDescription: "text behind tags that looks like a value and an end",
      text: "<a>" + String(repeating: "<b/>\"><b>'></b>", count: 40_000) + "</a>",
      isReadInParts: false),
    NamedDocument(
      testDescription: "a comment longer than a part",
      text: "<a><!--\(long)-->\(rows)</a>", isReadInParts: false),
    NamedDocument(
      testDescription: "text longer than a part", text: "<a>\(long)\(rows)</a>",
      isReadInParts: false),
    NamedDocument(
      testDescription: "a namespace", text: "<a xmlns:x='u'>\(rows)</a>", isReadInParts: false),
    NamedDocument(
      testDescription: "a missing end", text: "<a>\(rows)<b></a>", isReadInParts: false),
    NamedDocument(
      testDescription: "an end too many", text: "<a>\(rows)</a></b>", isReadInParts: false),
    NamedDocument(
      testDescription: "an end in the middle", text: "<a>\(rows)</a><b>\(rows)</b>",
      isReadInParts: false),
    NamedDocument(
      testDescription: "a type", text: "<a>\(rows)<!DOCTYPE a>\(rows)</a>", isReadInParts: false),
    NamedDocument(
      testDescription: "a comment without end", text: "<a>\(rows)<!-- \(rows)</a>",
      isReadInParts: false),
    NamedDocument(
      testDescription: "a quote too many", text: "<a>\(rows)<b id='' '/>\(rows)</a>",
      isReadInParts: false),
  ]

  @Test(arguments: documents, [1, 100])
  func `a handler hears of parts as of the whole`(_ document: NamedDocument, _ threads: Int) throws
  {
    let pieces = XMLPieces(Array(document.text.utf8))
    let parts = try XMLDocument.readInParts(pieces, into: RecordingHandler(), threads: threads)
    #expect((parts != nil) == document.isReadInParts)
    guard let parts else { return }
    #expect(try parts.events == XMLDocument.read(pieces, into: RecordingHandler()).events)
  }

  @Test(arguments: [18, 19, 20, 21, 22, 23, 30, 64, 1_000])
  func `parts may be as short as a tag`(_ length: Int) throws {
    let row = "<b>\n<cé id='ß'/> <d> >é</d></b>é"
    let start = "\u{FEFF}<?xml version='1.0'?><!-- é --><a>"
    let text = start + String(repeating: row, count: 40) + "</a>"
    let pieces = XMLPieces(Array(text.utf8.dropFirst(3)))
    let parts = try XMLDocument.readInParts(
      pieces, into: RecordingHandler(), threads: 2, partLength: length)
    let whole = try XMLDocument.read(Array(text.utf8), into: RecordingHandler()).events
    // The declaration and the comment before the first tag must fit in.
    #expect(parts?.events == (length < 64 ? nil : whole))
  }

  @Test(arguments: [100, 1_000])
  func `a trailer is no part of the last part`(_ length: Int) throws {
    let text = "<a>\n" + String(repeating: "<b/>", count: 200) + "</a>\nSaved to: x"
    func places(_ trailer: String) throws -> [String]? {
      try XMLDocument.readInParts(
        XMLPieces(Array(text.utf8)), into: NumberHandler(), trailer: Array(trailer.utf8),
        threads: 2, partLength: length
      )?.places
    }
    #expect(try places("Saved")?.count == 201)
    #expect(try places("Sent") == nil)
  }
}
