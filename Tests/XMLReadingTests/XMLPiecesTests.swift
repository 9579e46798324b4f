import Testing

@testable import XMLReading

/// Hands a document out in pieces of a length.
private func pieces(_ text: String, of length: Int) -> XMLPieces {
  let bytes = Array(text.utf8)
  return pieces(bytes, of: length, count: length.isMultiple(of: 2) ? bytes.count : nil)
}

private func pieces(_ bytes: [UInt8], of length: Int, count: Int?) -> XMLPieces {
  var rest = bytes.dropFirst(1_024)
  return XMLPieces(start: Array(bytes.prefix(1_024)), count: count) {
    (span) throws(XMLReadingError) in
    for byte in rest.prefix(min(length, span.freeCapacity)) {
      span.append(byte)
      rest.removeFirst()
    }
  }
}

@Suite struct XMLPiecesTests {
  /// Some 300 kilobytes: tags with and without line ends, comments and text as long as many pieces.
  private static let long: String = {
    let rows = (0..<3_000).map { number in
      let indent = String(repeating: " ", count: number % 7)
      let end = number.isMultiple(of: 3) ? "\n" : "é"
      return "\(indent)<b id='\(number)' name=\"wörd &lt; \(number * 7)\"/>\(end)"
    }
    let comment = "<!-- <b " + String(repeating: "x='<'\n", count: 12_000) + "-->"
    let text = String(repeating: "long téxt\n", count: 9_000)
    return "<a>" + rows[..<1_500].joined() + comment + rows[1_500...].joined() + text + "<c/></a>"
  }()

  @Test(arguments: [1, 7, 4_000, 65_536])
  func `a document in pieces reads as it does in one`(_ length: Int) throws {
    let whole = try XMLDocument.read(Array(Self.long.utf8), into: RecordingHandler()).events
    let parts = try XMLDocument.read(pieces(Self.long, of: length), into: RecordingHandler())
    // Text may come in other pieces.
    let isText: (String) -> Bool = { $0.hasPrefix("text") }
    #expect(parts.events.filter { !isText($0) } == whole.filter { !isText($0) })
  }

  @Test(arguments: [1, 333, 100_000])
  func `pieces are read in parts as the whole is`(_ length: Int) throws {
    let rows = String(repeating: "<b name='wörd'><c/></b>\n", count: 2_000)
    let text = "<a>" + rows + "</a>"
    let whole = try XMLDocument.read(Array(text.utf8), into: RecordingHandler()).events
    for partLength in [60, 2_000, 1 << 17] {
      let parts = try XMLDocument.readInParts(
        pieces(text, of: length), into: RecordingHandler(), threads: 2, partLength: partLength)
      #expect(parts?.events == whole)
    }
  }

  @Test func `a tag of many pieces has its place`() throws {
    let text = "<a>\n é<b n='\(String(repeating: "x", count: 400_000))'/></a>"
    let read = try XMLDocument.read(pieces(text, of: 3_000), into: NumberHandler())
    #expect(read.places == ["1:1", "2:3"])
  }

  @Test(arguments: [1, 5_000])
  func `what is wrong far behind has its place`(_ length: Int) throws {
    let text = Self.long.dropLast(4) + "<<"
    let whole = try #require(
      #expect(throws: XMLReadingError.self) {
        try XMLDocument.read(Array(text.utf8), into: RecordingHandler())
      })
    #expect(throws: whole) {
      try XMLDocument.read(pieces(String(text), of: length), into: RecordingHandler())
    }
  }

  @Test func `a mark before pieces is no part of the document`() throws {
    let read = try XMLDocument.read(
      pieces("\u{FEFF}" + Self.long, of: 999), into: NumberHandler())
    #expect(read.places.first == "1:1")
  }

  @Test func `pieces in UTF-16 are put together`() throws {
    let units = Array(Self.long.utf16)
    let bytes: [UInt8] = [0xFF, 0xFE] + units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let document = pieces(bytes, of: 777, count: nil)
    #expect(try XMLDocument.read(document, into: NumberHandler()).places.count == 3_002)
  }

  @Test(arguments: [1, 300, 100_000])
  func `a trailer is no part of the document`(_ length: Int) throws {
    let text = Self.long + "\nSaved to: x"
    let read = try XMLDocument.read(
      pieces(text, of: length), into: NumberHandler(), trailer: Array("Saved".utf8))
    #expect(read.places.count == 3_002)
    #expect(throws: XMLReadingError.self) {
      try XMLDocument.read(
        pieces(text, of: length), into: NumberHandler(), trailer: Array("Sent".utf8))
    }
  }

  @Test func `a piece that cannot be read is what went wrong`() {
    let error = XMLReadingError(line: 1, column: 1, reason: "input/output error")
    #expect(throws: error) {
      try XMLDocument.read(
        XMLPieces(start: Array("<a><b/>".utf8), count: nil) { (_) throws(XMLReadingError) in
          throw error
        }, into: NumberHandler())
    }
  }

  @Test func `a handler hears early how many elements to expect`() throws {
    struct Expecting: XMLHandler {
      enum Attribute: String, CaseIterable { case none }
      var expected: [Int] = []
      mutating func prepare(forElements count: Int) { expected.append(count) }
      mutating func start(_ tag: borrowing XMLStartTag<Expecting>) throws(XMLReadingError) {}
      mutating func end() throws(XMLReadingError) {}
    }
    let text = "<a>" + String(repeating: "<b name='something'/>\n", count: 100_000) + "</a>"
    let expected = try XMLDocument.read(pieces(text, of: 4_000), into: Expecting()).expected
    #expect(expected.count == 3)
    #expect(expected.allSatisfy { (100_000...110_000).contains($0) })
  }
}
