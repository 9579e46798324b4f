internal import SourceText

/// The text of a document, with positions as in LSP.
struct DocumentText: Sendable {
  let bytes: [UInt8]
  private let index: LineIndex
  /// The offset of the first byte of each line: LSP ends lines with CR too, alone or before LF.
  private let starts: [Int]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    index = LineIndex(bytes)
    var starts = [0]
    for offset in bytes.indices {
      let isEnd =
        bytes[offset] == UInt8(ascii: "\n")
        || bytes[offset] == UInt8(ascii: "\r")
          && (offset + 1 == bytes.count || bytes[offset + 1] != UInt8(ascii: "\n"))
      if isEnd { starts.append(offset + 1) }
    }
    self.starts = starts
  }

  func position(of offset: Int) -> TextPosition {
    let offset = min(max(0, offset), bytes.count)
    let line = line(of: offset)
    let before = String(decoding: bytes[starts[line]..<offset], as: UTF8.self)
    return TextPosition(line: line, character: before.utf16.count)
  }

  private func line(of offset: Int) -> Int {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  func range(_ offsets: Range<Int>) -> TextRange {
    TextRange(start: position(of: offsets.lowerBound), end: position(of: offsets.upperBound))
  }

  /// The start tag of an element; the rest of the line if there is no tag.
  ///
  /// - Parameters:
  ///   - line: from 1.
  ///   - column: in characters, from 1.
  func range(ofElementAt line: Int, _ column: Int) -> TextRange {
    guard let start = index.offset(line: line, column: column) else {
      return range(bytes.count..<bytes.count)
    }
    if bytes[start] == UInt8(ascii: "<"), let end = XMLTagScanner.end(ofTagAt: start, in: bytes) {
      return range(start..<end)
    }
    let rest = bytes[start...].prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    return range(start..<rest.endIndex)
  }

  /// An edit that inserts a comment before the start tag of an element, on a line of its own where the tag begins
  /// its line; nil if there is no tag.
  func insertion(
    ofCommentBefore line: Int, _ column: Int, _ comment: String
  ) -> (range: TextRange, text: String)? {
    guard let start = index.offset(line: line, column: column), start < bytes.count,
      bytes[start] == UInt8(ascii: "<")
    else { return nil }
    let lineStart = starts[self.line(of: start)]
    let before = bytes[lineStart..<start]
    let isFirst = before.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    let end = isFirst ? "\n" + String(decoding: before, as: UTF8.self) : ""
    return (range(start..<start), "<!-- \(comment) -->" + end)
  }

  /// The smallest edit that produces another text; nil if the texts are equal.
  func edit(to other: [UInt8]) -> (range: TextRange, text: String)? {
    guard bytes != other else { return nil }
    let shortest = min(bytes.count, other.count)
    var head = 0
    while head < shortest, bytes[head] == other[head] { head += 1 }
    while head > 0, Self.isInside(bytes, head) || Self.isInside(other, head) { head -= 1 }
    var tail = 0
    while tail < shortest - head, bytes[bytes.count - tail - 1] == other[other.count - tail - 1] {
      tail += 1
    }
    while tail > 0, Self.isInside(bytes, bytes.count - tail) { tail -= 1 }
    return (
      range(head..<(bytes.count - tail)),
      String(decoding: other[head..<(other.count - tail)], as: UTF8.self)
    )
  }

  /// Whether a character, or a line end of two, begins before an offset and ends after it.
  private static func isInside(_ bytes: [UInt8], _ offset: Int) -> Bool {
    guard offset > 0, offset < bytes.count else { return false }
    return bytes[offset] & 0xC0 == 0x80
      || bytes[offset] == UInt8(ascii: "\n") && bytes[offset - 1] == UInt8(ascii: "\r")
  }
}
