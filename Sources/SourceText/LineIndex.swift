/// Finds the line and column of any byte of a document, and the byte at a line and column.
///
/// A file may be one line of a hundred megabytes. Line starts alone are therefore not enough: the
/// index stores the position of every thousandth byte and counts from there.
public struct LineIndex: Sendable {
  private struct Mark {
    var line = 1
    /// Characters before it in its line.
    var column = 0
  }

  static let step = 1_024

  public let bytes: [UInt8]
  private var marks: [Mark] = []

  public init(_ bytes: [UInt8]) {
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
  public func position(of offset: Int) -> (line: Int, column: Int) {
    let offset = min(max(0, offset), bytes.count)
    let start = offset / Self.step
    var mark = marks[start]
    Self.advance(&mark, over: bytes[(start * Self.step)..<offset])
    return (mark.line, max(0, mark.column) + 1)
  }

  /// The offset of the character at a line and column, both from 1; nil if there is none.
  public func offset(line: Int, column: Int) -> Int? {
    guard line > 0, column > 0 else { return nil }
    let start = start(before: line, column)
    var mark = marks[start / Self.step]
    for offset in start..<bytes.count where bytes[offset] & 0xC0 != 0x80 {
      if mark.line == line, mark.column + 1 == column { return offset }
      Self.advance(&mark, over: bytes[offset...offset])
      if mark.line > line { return nil }
    }
    return nil
  }

  /// The offset from which characters are counted up to a position.
  func start(before line: Int, _ column: Int) -> Int {
    var low = 0
    var high = marks.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if (marks[middle].line, marks[middle].column + 1) <= (line, column) {
        low = middle
      } else {
        high = middle
      }
    }
    return low * Self.step
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
