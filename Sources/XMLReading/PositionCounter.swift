internal import CLibXML2

/// Finds the line and column of byte offsets that only ever grow.
///
/// libxml2 calls back at the end of a tag and keeps lines in 16 bits; both are counted here from
/// the document itself.
struct PositionCounter {
  typealias Place = (line: Int, column: Int)

  /// Up to where everything has been counted.
  private(set) var offset = 0
  private var line = 1
  /// Characters between the start of the line and `offset`.
  private var column = 0
  /// The place of the last `<` before `offset`, or at it.
  private var lastBracket: Place = (1, 1)

  /// The place of an offset, both from 1; an offset that lies behind is taken as the last one.
  mutating func position(at target: Int, in document: DocumentWindow) -> Place {
    let target = min(target, document.end)
    if target > offset { advance(to: target, in: document) }
    return (line, column + 1)
  }

  /// The place of the last `<` before an offset.
  ///
  /// No `<` can stand inside a tag: of one that ends at the offset, it is the beginning.
  mutating func bracket(before end: Int, in document: DocumentWindow) -> Place {
    let end = min(end, document.end)
    guard end > offset else { return lastBracket }
    // Only the tag itself is looked at: it ends where the look begins.
    let found = document.withBytes(offset..<end) { bytes in
      bytes.baseAddress.map { earshot_length_before_last(UInt8(ascii: "<"), $0, bytes.count) }
    }
    if let found, found >= 0 { lastBracket = position(at: offset + found, in: document) }
    return lastBracket
  }

  /// Counts everything up to an offset, so that what stands before it is needed no more.
  mutating func pass(_ end: Int, in document: DocumentWindow) {
    _ = bracket(before: end, in: document)
    _ = position(at: end, in: document)
  }

  private mutating func advance(to target: Int, in document: DocumentWindow) {
    let (lines, column) = document.withBytes(offset..<target) { bytes in
      let (count, newline) = Self.lineEnds(in: bytes)
      let rest = newline.map { UnsafeBufferPointer(rebasing: bytes[($0 + 1)...]) } ?? bytes
      return (count, Self.characters(in: rest))
    }
    line += lines
    self.column = lines > 0 ? column : self.column + column
    offset = target
  }

  /// How many line ends there are, and where the last one is.
  ///
  /// They are few and far between: the C library looks at 32 bytes at a time.
  private static func lineEnds(in bytes: UnsafeBufferPointer<UInt8>) -> (count: Int, last: Int?) {
    guard let start = bytes.baseAddress else { return (0, nil) }
    var count = 0
    var last: Int?
    var index = 0
    while index < bytes.count {
      index += earshot_length_before(UInt8(ascii: "\n"), start + index, bytes.count - index)
      guard index < bytes.count else { break }
      last = index
      count += 1
      index += 1
    }
    return (count, last)
  }

  /// Counts the bytes that begin a character, eight at a time.
  private static func characters(in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let raw = UnsafeRawBufferPointer(bytes)
    var count = raw.count
    var index = 0
    while index + 8 <= raw.count {
      // A sum for each of the eight places; none of them goes beyond a byte.
      let blockEnd = min(raw.count - 7, index + 8 * 255)
      var inner: UInt64 = 0
      while index < blockEnd {
        // The bytes within a character are those that begin with the bits 1 and 0.
        let word = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
        inner &+= (word >> 7) & ~(word >> 6) & 0x0101_0101_0101_0101
        index &+= 8
      }
      let pairs = (inner & 0x00FF_00FF_00FF_00FF) &+ (inner >> 8 & 0x00FF_00FF_00FF_00FF)
      count -= Int(truncatingIfNeeded: (pairs &* 0x0001_0001_0001_0001) >> 48)
    }
    guard index < raw.count else { return count }
    if raw.count >= 8 {
      // The last eight, less those of them that were counted.
      let word = raw.loadUnaligned(fromByteOffset: raw.count &- 8, as: UInt64.self).littleEndian
      let inner = (word >> 7) & ~(word >> 6) & 0x0101_0101_0101_0101
      let rest = inner >> UInt64(8 &* (index &+ 8 &- raw.count))
      return count - Int(truncatingIfNeeded: (rest &* 0x0101_0101_0101_0101) >> 56)
    }
    while index < raw.count {
      if raw[index] & 0xC0 == 0x80 { count -= 1 }
      index += 1
    }
    return count
  }
}
