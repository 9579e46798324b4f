import SourceText
import Testing

@Suite struct XMLDocumentTests {
  private func events(_ text: String) throws -> [String] {
    try XMLDocument.read(Array(text.utf8), into: RecordingHandler()).events
  }

  @Test func `tags have their attributes, decoded, and their positions`() throws {
    let text = """
      <?xml version="1.0"?>
      <!-- a
      comment -->
      <a id="1" other="&lt;x&#10;y&amp;">
        <b name="Ünïcode" x:z="2" xmlns:x="u"/>é<c
         id="3"></c></a>
      """
    let events = try events(text)
    #expect(
      events == [
        "comment 3: a\ncomment ",
        "<a> 4:1 id id=[1] unknown other=[<x\ny&]",
        "<b> 5:3 name name=[Ünïcode] unknown x:z=[2]", "end",
        "text é",
        "<c> 5:43 id id=[3]", "end", "end",
      ])
  }

  @Test func `comments do not shift later positions`() throws {
    #expect(
      try events("<a>\n<!-- < -->\n<!-- y\n-->\n <b/></a>") == [
        "<a> 1:1", "comment 2: < ", "comment 4: y\n", "<b> 5:2", "end", "end",
      ])
  }

  @Test func `a bracket inside an attribute's quotes does not shift the position`() throws {
    #expect(
      try events("<a id=\"x > y\"><b/></a>")
        == ["<a> 1:1 id id=[x > y]", "<b> 1:15", "end", "end"])
  }

  @Test func `lines are right beyond 65,535`() throws {
    let text = "<a>" + String(repeating: "\n", count: 70_000) + "  <b/></a>"
    let places = try XMLDocument.read(Array(text.utf8), into: NumberHandler()).places
    #expect(places == ["1:1", "70001:3"])
  }

  @Test func `columns are right far along one line`() throws {
    let text = "<a>" + String(repeating: "<b n='é'/>", count: 30_000) + "</a>"
    let places = try XMLDocument.read(Array(text.utf8), into: NumberHandler()).places
    #expect(places.count == 30_001)
    #expect(places.last == "1:299994")
  }

  @Test(
    arguments: [
      ("0", 0.0), ("-12", -12), ("31.5", 31.5), ("1e2", 100), ("123456789012", 123_456_789_012),
      ("", nil), ("-", nil), ("Infinity", nil), ("nan", nil), ("1e309", nil), ("12px", nil),
    ] as [(String, Double?)])
  func `a number is finite or none`(_ text: String, _ number: Double?) throws {
    let read = try XMLDocument.read(Array("<a n='\(text)'/>".utf8), into: NumberHandler())
    #expect(read.numbers == [number])
  }

  @Test(
    arguments: [
      "433.5", "-0.25", "0.1", "0.3", "-0.0", "123456789.123456", "1234567890.123456", "1.", ".5",
      "00012.50", "9007199254740993", "0.000000000000001", "433.33333333333331", "+5", "1.2.3", "-",
      "-.5", "5e-1", "99999999999999.9", "0x1p3",
    ])
  func `a number is what it is read as digit by digit`(_ text: String) throws {
    let read = try XMLDocument.read(Array("<a n='\(text)'/>".utf8), into: NumberHandler())
    #expect(read.numbers.first??.bitPattern == Double(text)?.bitPattern)
  }

  @Test func `text of more than one chunk comes whole`() throws {
    let long = String(repeating: "wörd ", count: 20_000)
    let read = try events("<a><b id=\"\(long)\"/></a>")
    #expect(read[1] == "<b> 1:4 id id=[\(long)]")
  }

  @Test func `a tag longer than many chunks has its position`() throws {
    let text = "<a>\n é<b n='\(String(repeating: "x", count: 400_000))'/></a>"
    let read = try XMLDocument.read(Array(text.utf8), into: NumberHandler())
    #expect(read.places == ["1:1", "2:3"])
  }

  @Test func `an ampersand in a value is one character`() throws {
    let read = try events("<a id='&amp;amp; &#38;#38;&amp;'/>")
    #expect(read == ["<a> 1:1 id id=[&amp; &#38;&]", "end"])
  }

  @Test(arguments: [1, 300, 100_000])
  func `a trailer is not part of the document`(_ length: Int) throws {
    let tags = String(repeating: "<b/>", count: length)
    let text = Array("<a>\(tags)</a>\nSaved to: x".utf8)
    let read = try XMLDocument.read(text, into: NumberHandler(), trailer: Array("Saved".utf8))
    #expect(read.places.count == length + 1)
    #expect(throws: DocumentError.self) {
      try XMLDocument.read(text, into: NumberHandler(), trailer: Array("Sent".utf8))
    }
  }
}

/// A document in a particular encoding.
struct EncodingCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let bytes: [UInt8]

  private static let text = "<a id=\"né\"/>"

  static let all = [
    EncodingCase(testDescription: "UTF-8", bytes: Array(text.utf8)),
    EncodingCase(
      testDescription: "UTF-8 with a byte order mark", bytes: [0xEF, 0xBB, 0xBF] + text.utf8),
    EncodingCase(
      testDescription: "UTF-16, little endian, with a mark",
      bytes: [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }),
    EncodingCase(
      testDescription: "UTF-16, big endian, with a mark",
      bytes: [0xFE, 0xFF] + text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }),
    EncodingCase(
      testDescription: "UTF-16, little endian, without a mark",
      bytes: text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }),
    EncodingCase(
      testDescription: "Latin 1, declared",
      bytes: Array("<?xml version='1.0' encoding='ISO-8859-1'?><a id=\"n".utf8) + [0xE9]
        + Array("\"/>".utf8)),
    EncodingCase(
      testDescription: "UTF-16 declared inside UTF-16",
      bytes: [0xFF, 0xFE]
        + "<?xml version='1.0' encoding='UTF-16'?>\(text)".utf16.flatMap {
          [UInt8($0 & 0xFF), UInt8($0 >> 8)]
        }),
  ]
}

@Suite struct EncodingTests {
  @Test(arguments: EncodingCase.all)
  func `a document reads the same in any encoding`(_ test: EncodingCase) throws {
    let events = try XMLDocument.read(test.bytes, into: RecordingHandler()).events
    #expect(events.count == 2)
    #expect(events[0].hasSuffix("id id=[né]"))
  }

  @Test func `an unsupported encoding is named`() {
    let bytes = Array("<?xml version='1.0' encoding='KOI8-R'?><a/>".utf8)
    #expect(
      throws: DocumentError(
        line: 1, column: 1, reason: "the encoding \"KOI8-R\"; expected UTF-8 or UTF-16")
    ) { try XMLDocument.read(bytes, into: RecordingHandler()) }
  }
}
