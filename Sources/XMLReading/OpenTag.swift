internal import CLibXML2

/// Counts the attributes of a tag that is still on its way in.
///
/// libxml2 tells of a tag at its end, and up to 2.11 compares each of its attributes with all before
/// it: a tag of a million would take hours before anybody could refuse it. Ordinary tags are never
/// looked at, because this is asked once for each piece of 64 kilobytes.
struct OpenTag {
  /// The offset of its `<`; nil where nothing is open.
  private(set) var start: Int?
  /// The attributes whose values are whole.
  private(set) var attributes = 0
  private var quote: UInt8?
  /// Up to where the document has been looked at.
  private(set) var seen = 0

  /// How much is read between two looks.
  private static let stride = 1 << 16

  init() {}

  /// Whether it is time to look again.
  func isDue(at end: Int) -> Bool { end >= seen + Self.stride }

  /// Looks at what the parser has been given since the last time.
  mutating func look(at document: DocumentWindow) {
    let from = seen
    let end = document.delivered
    seen = end
    document.withBytes(from..<end) { bytes in
      // No `<` can stand inside a tag: the last one begins whatever is open.
      if let last = bytes.lastIndex(of: UInt8(ascii: "<")) {
        start = from + last
        attributes = 0
        quote = nil
        count(bytes, from: last)
      } else if start != nil {
        count(bytes, from: 0)
      }
    }
  }

  private mutating func count(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) {
    guard let base = bytes.baseAddress else { return }
    var index = start
    while index < bytes.count {
      if let open = quote {
        index += earshot_length_before(open, base + index, bytes.count - index)
        guard index < bytes.count else { return }
        quote = nil
        attributes += 1
      } else if bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'") {
        quote = bytes[index]
      } else if bytes[index] == UInt8(ascii: ">") {
        self.start = nil
        return
      }
      index += 1
    }
  }
}
