internal import CLibXML2

/// Finds the line and column of ascending byte offsets.
///
/// libxml2 calls back at the end of a tag and keeps lines in 16 bits; both are counted here from
/// the document itself.
struct PositionCounter {
  typealias Position = (line: Int, column: Int)

  /// The number of bytes that have been counted.
  private var offset = 0
  private var line = 1
  /// Characters between the start of the line and `offset`.
  private var column = 0
  /// The position of the last `<` up to `offset`.
  private var lastTag: Position = (1, 1)

  /// The position of an offset, both from 1; for an offset before the last one, the last position.
  mutating func position(at target: Int, in document: [UInt8]) -> Position {
    document.withUnsafeBufferPointer { advance(to: min(target, $0.count), in: $0) }
    return (line, column + 1)
  }

  /// The position of the last `<` before an offset.
  ///
  /// A tag contains no further `<`: for an offset at the end of a tag, it is the beginning of the
  /// tag.
  mutating func lastTag(before end: Int, in document: [UInt8]) -> Position {
    let end = min(end, document.count)
    guard end > offset else { return lastTag }
    document.withUnsafeBufferPointer { bytes in
      let rest = UnsafeBufferPointer(rebasing: bytes[offset..<end])
      let length = earshot_length_before_last(UInt8(ascii: "<"), rest.baseAddress, rest.count)
      guard length >= 0 else { return }
      advance(to: offset + length, in: bytes)
      lastTag = (line, column + 1)
    }
    return lastTag
  }

  private mutating func advance(to target: Int, in bytes: UnsafeBufferPointer<UInt8>) {
    guard target > offset else { return }
    var lineStart = offset
    while true {
      let rest = UnsafeBufferPointer(rebasing: bytes[lineStart..<target])
      let length = earshot_length_before(UInt8(ascii: "\n"), rest.baseAddress, rest.count)
      guard length < rest.count else {
        column += Self.characters(in: rest)
        break
      }
      line += 1
      column = 0
      lineStart += length + 1
    }
    offset = target
  }

  /// The number of bytes that begin a character.
  private static func characters(in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var count = 0
    for byte in bytes where byte & 0xC0 != 0x80 { count += 1 }
    return count
  }
}
