internal import SourceText

/// Where the start tags of an XML document begin and end, for a position inside one.
enum XMLTags {
  /// The line and the column of the start tag that begins before a line and ends on it or after it; nil for none.
  ///
  /// - Parameter line: from 1.
  static func start(around line: Int, in bytes: [UInt8]) -> (line: Int, column: Int)? {
    var scanner = Scanner(bytes: bytes)
    while let tag = scanner.nextTag() {
      guard tag.line < line else { return nil }
      if tag.isStart, tag.lastLine >= line { return (tag.line, tag.column) }
    }
    return nil
  }

  private struct Tag {
    var line: Int
    /// In characters, from 1.
    var column: Int
    var lastLine: Int
    /// Not an end tag, a comment or an instruction.
    var isStart: Bool
  }

  private struct Scanner {
    let bytes: [UInt8]
    private var place = 0
    private var line = 1
    private var column = 1

    init(bytes: [UInt8]) { self.bytes = bytes }

    mutating func nextTag() -> Tag? {
      while let byte = peek(), byte != UInt8(ascii: "<") { advance() }
      guard peek() != nil else { return nil }
      let (line, column) = (line, column)
      var isStart = false
      if has("<!--") {
        skip(past: "-->")
      } else if has("<![CDATA[") {
        skip(past: "]]>")
      } else if has("<?") {
        skip(past: "?>")
      } else {
        isStart = !has("</") && !has("<!")
        skipTag()
      }
      return Tag(line: line, column: column, lastLine: self.line, isStart: isStart)
    }

    private mutating func skipTag() {
      let end = XMLTagScanner.end(ofTagAt: place, in: bytes) ?? bytes.count
      while place < end { advance() }
    }

    private mutating func skip(past end: StaticString) {
      while peek() != nil, !has(end) { advance() }
      for _ in 0..<end.utf8CodeUnitCount { advance() }
    }

    private func peek() -> UInt8? { place < bytes.count ? bytes[place] : nil }

    private func has(_ text: StaticString) -> Bool {
      bytes[place...].starts(with: text.description.utf8)
    }

    private mutating func advance() {
      guard let byte = peek() else { return }
      place += 1
      if byte == UInt8(ascii: "\n") {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        // A character of UTF-8 has one byte that does not continue another.
        column += 1
      }
    }
  }
}
