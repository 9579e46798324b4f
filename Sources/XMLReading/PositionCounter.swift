/// Finds the line and column of byte offsets that only ever grow.
///
/// libxml2 calls back at the end of a tag and keeps lines in 16 bits; both are counted here from
/// the document itself.
struct PositionCounter {
  private var offset = 0
  private var line = 1
  /// Characters between the start of the line and `offset`.
  private var column = 0

  /// The place of an offset, both from 1; an offset that lies behind is taken as the last one.
  mutating func position(at target: Int, in bytes: [UInt8]) -> (line: Int, column: Int) {
    let target = min(target, bytes.count)
    if target > offset {
      bytes.withUnsafeBufferPointer { advance(to: target, in: $0) }
    }
    return (line, column + 1)
  }

  private mutating func advance(to target: Int, in bytes: UnsafeBufferPointer<UInt8>) {
    let span = bytes[offset..<target]
    if let newline = span.lastIndex(of: UInt8(ascii: "\n")) {
      line += span.reduce(0) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
      column = Self.characters(in: bytes[(newline + 1)..<target])
    } else {
      column += Self.characters(in: span)
    }
    offset = target
  }

  /// Counts the bytes that begin a character.
  private static func characters(in bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
    bytes.reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
  }
}
