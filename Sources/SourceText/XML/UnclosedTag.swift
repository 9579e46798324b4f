/// Counts the attributes of a tag whose end the parser has not received yet.
///
/// libxml2 reports a tag at its end, and up to version 2.11 compares each of its attributes with
/// all before it: a tag of a million attributes would take hours before it could be rejected.
struct UnclosedTag {
  /// The offset of its `<`; nil if no tag is open.
  private(set) var start: Int?
  /// The attributes whose values are complete.
  private(set) var attributes = 0
  private var quote: UInt8?
  /// The number of bytes that have been scanned.
  private var seen = 0

  /// How many bytes the parser reads between two scans.
  private static let stride = 1 << 16

  func isDue(at end: Int) -> Bool { end >= seen + Self.stride }

  /// Scans the bytes that the parser has received since the last call.
  mutating func look(at document: [UInt8], upTo end: Int) {
    let bytes = document[seen..<end]
    seen = end
    // A tag contains no further `<`: the last one begins the open tag.
    if let last = bytes.lastIndex(of: UInt8(ascii: "<")) {
      start = last
      attributes = 0
      quote = nil
      count(bytes[last...])
    } else if start != nil {
      count(bytes)
    }
  }

  private mutating func count(_ bytes: ArraySlice<UInt8>) {
    for byte in bytes {
      if let open = quote {
        guard byte == open else { continue }
        quote = nil
        attributes += 1
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        start = nil
        return
      }
    }
  }
}
