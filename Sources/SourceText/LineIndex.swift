/// Finds the line and column of any byte of a document.
///
/// A file may be one line of a hundred megabytes. Line starts alone are therefore not enough: the
/// index stores the position of every thousandth byte and counts from there.
struct LineIndex: Sendable {
  private struct Mark {
    var line = 1
    /// Characters before it in its line.
    var column = 0
  }

  private static let step = 1_024

  private let bytes: [UInt8]
  private var marks: [Mark] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    marks.reserveCapacity(bytes.count / Self.step + 1)
    var mark = Mark()
    // The byte order mark does not count as a character.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { mark.column = -1 }
    for start in stride(from: 0, through: bytes.count, by: Self.step) {
      marks.append(mark)
      Self.advance(&mark, over: bytes[start..<min(start + Self.step, bytes.count)])
    }
  }

  /// The line and column (in characters) of a byte, both from 1.
  func position(of offset: Int) -> (line: Int, column: Int) {
    let offset = min(max(0, offset), bytes.count)
    let start = offset / Self.step
    var mark = marks[start]
    Self.advance(&mark, over: bytes[(start * Self.step)..<offset])
    return (mark.line, max(0, mark.column) + 1)
  }

  private static func advance(_ mark: inout Mark, over bytes: ArraySlice<UInt8>) {
    for byte in bytes {
      if byte == UInt8(ascii: "\n") {
        mark.line += 1
        mark.column = 0
      } else if byte & 0xC0 != 0x80 {
        // Continuation bytes belong to the character before.
        mark.column += 1
      }
    }
  }
}
