internal import SourceText

/// Finds the start tags of an audited file by line and column.
///
/// The model has only the beginning of a tag; two report forms also need its end.
struct StartTags {
  struct StartTag: Hashable {
    /// After the `>`: line and column in characters, from 1.
    var endLine: Int
    var endColumn: Int
    var text: String
  }

  private let index: LineIndex
  private var bytes: [UInt8] { index.bytes }

  init(_ bytes: [UInt8]) { index = LineIndex(bytes) }

  /// Finds the tag at a position; nil if the file has changed or is not UTF-8.
  func startTag(line: Int, column: Int) -> StartTag? {
    guard let start = index.offset(line: line, column: column),
      bytes[start] == UInt8(ascii: "<"), let end = XMLTagScanner.end(ofTagAt: start, in: bytes)
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

  private static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
}
