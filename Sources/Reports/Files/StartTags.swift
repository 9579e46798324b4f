/// Finds the start tags of an audited file by line and column.
///
/// The tree contains only where a tag begins; two report forms also need its end.
struct StartTags {
  struct StartTag: Hashable {
    /// After the `>`: line and column in characters, from 1.
    var endLine: Int
    var endColumn: Int
    var text: String
  }

  private let bytes: [UInt8]
  private let lineStarts: [Int]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var lineStarts = [0]
    for (place, byte) in bytes.enumerated() where byte == 0x0A { lineStarts.append(place + 1) }
    self.lineStarts = lineStarts
  }

  /// Finds the tag at a position; nil if the file has changed or is not UTF-8.
  func startTag(line: Int, column: Int) -> StartTag? {
    guard lineStarts.indices.contains(line - 1), column > 0,
      let start = offset(ofColumn: column, from: lineStarts[line - 1]),
      bytes[start] == UInt8(ascii: "<"), let end = end(ofTagAt: start)
    else { return nil }
    var endLine = line
    var endColumn = column
    for byte in bytes[start..<end] {
      if byte == 0x0A {
        endLine += 1
        endColumn = 1
      } else if !Self.isContinuation(byte) {
        endColumn += 1
      }
    }
    let text = String(decoding: bytes[start..<end], as: UTF8.self)
    return StartTag(endLine: endLine, endColumn: endColumn, text: text)
  }

  private func offset(ofColumn column: Int, from start: Int) -> Int? {
    var start = start
    if start == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { start = 3 }
    var left = column
    for offset in bytes[start...].indices where !Self.isContinuation(bytes[offset]) {
      left -= 1
      if left == 0 { return offset }
      if bytes[offset] == 0x0A { return nil }
    }
    return nil
  }

  private func end(ofTagAt start: Int) -> Int? {
    var quote: UInt8?
    for offset in bytes[start...].indices {
      let byte = bytes[offset]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        return offset + 1
      }
    }
    return nil
  }

  private static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
}
