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
  private var next: Int

  /// How much is read between two looks.
  static let stride = 1 << 16

  init() { next = Self.stride }

  /// Whether it is time to look again.
  func isDue(at end: Int) -> Bool { end >= next }

  /// Looks at what has come since the last time.
  ///
  /// - Parameter end: up to where the document has been handed over.
  mutating func look(at bytes: [UInt8], upTo end: Int) {
    let from = next - Self.stride
    next = end + Self.stride
    bytes.withUnsafeBufferPointer { bytes in
      // No `<` can stand inside a tag: the last one begins whatever is open.
      if let last = bytes[from..<end].lastIndex(of: UInt8(ascii: "<")) {
        self = OpenTag(start: last, next: next)
        count(bytes, from: last, to: end)
      } else if start != nil {
        count(bytes, from: from, to: end)
      }
    }
  }

  private init(start: Int, next: Int) {
    self.start = start
    self.next = next
  }

  private mutating func count(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int) {
    guard let base = bytes.baseAddress else { return }
    var index = start
    while index < end {
      if let open = quote {
        index += earshot_length_before(open, base + index, end - index)
        guard index < end else { return }
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
