internal import CLibXML2

/// Looks for the last place of a run of bytes at which a document can be cut: before a `<`, where the
/// tags are known that are open.
///
/// It goes from bracket to bracket and does not look at attributes, at the speed of `memchr`. Whether
/// it is right about what is wrong with a document is found by whoever parses the parts.
struct SeamFinder {
  /// The tags that are open at the seam that was found last.
  private(set) var open = OpenNames()

  /// How long a tag and the text behind it may be: libxml2 compares each attribute of a tag with all
  /// others, and must be able to refuse one while it still grows.
  static let longestTag = 1 << 16

  init() {}

  /// Goes through bytes that follow those before the last seam.
  ///
  /// - Returns: how many of them stand before the next seam; nil where there is none.
  mutating func seam(in bytes: Span<UInt8>) -> Int? {
    bytes.withUnsafeBufferPointer { seam(in: $0) }
  }

  private mutating func seam(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var place = Self.find("<", in: bytes, from: 0)
    while let start = place {
      guard let next = pass(start, in: bytes) else { return nil }
      switch next {
      case .found(let following): place = following
      case .unfinished: return start > 0 && !open.isEmpty ? start : nil
      }
    }
    return nil
  }

  private enum Next {
    /// The next `<` behind something that is whole.
    case found(Int)
    /// What begins there goes on behind the bytes.
    case unfinished
  }

  /// Passes what begins with a `<` and what follows it, up to the next one.
  ///
  /// - Returns: nil where the document cannot be cut.
  private mutating func pass(_ start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Next? {
    guard start + 1 < bytes.count else { return .unfinished }
    switch bytes[start + 1] {
    case UInt8(ascii: "!"): return passDeclaration(start, in: bytes)
    case UInt8(ascii: "?"): return pass(start, endingWith: "?>", in: bytes)
    default:
      guard let next = Self.find("<", in: bytes, from: start + 1) else {
        return bytes.count - start > Self.longestTag ? nil : .unfinished
      }
      guard next - start <= Self.longestTag else { return nil }
      passTag(UnsafeBufferPointer(rebasing: bytes[start..<next]))
      return .found(next)
    }
  }

  private func passDeclaration(_ start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Next? {
    let rest = bytes[start...]
    if rest.starts(with: "<!--".utf8) { return pass(start, endingWith: "-->", in: bytes) }
    if rest.starts(with: "<![CDATA[".utf8) { return pass(start, endingWith: "]]>", in: bytes) }
    // It may be the beginning of either, or of what is refused.
    return rest.count < 9 ? .unfinished : nil
  }

  private func pass(
    _ start: Int, endingWith end: StaticString, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Next {
    guard let end = Self.find(end, in: bytes, from: start + 2),
      let next = Self.find("<", in: bytes, from: end)
    else { return .unfinished }
    return .found(next)
  }

  /// Opens or closes a tag, with the text that follows it.
  private mutating func passTag(_ tag: UnsafeBufferPointer<UInt8>) {
    if tag[1] == UInt8(ascii: "/") { return open.pop() }
    if Self.isEmptyElement(tag) { return }
    let end = tag.dropFirst().firstIndex { $0 <= 0x20 || $0 == UInt8(ascii: ">") }
    open.push(UnsafeBufferPointer(rebasing: tag[1..<(end ?? tag.endIndex)]))
  }

  /// Whether a tag, which text may follow, ends in `/>`.
  private static func isEmptyElement(_ tag: UnsafeBufferPointer<UInt8>) -> Bool {
    let close = UInt8(ascii: ">")
    var last = tag.count - 1 - blanksAtEnd(of: tag)
    while tag[last] <= 0x20 { last -= 1 }
    if tag[last] == close {
      // As a rule a value ends the tag. Where it is text that looks like it, the parts do not fit.
      if isQuote(tag[last - 1]) { return false }
      if tag[last - 1] == UInt8(ascii: "/"), isQuote(tag[last - 2]) { return true }
    }
    // In nearly all others the only bracket that closes is their end.
    if find(">", in: tag, from: 0) == last { return tag[last - 1] == UInt8(ascii: "/") }
    var quote: UInt8?
    for (index, byte) in tag.enumerated() {
      if let open = quote {
        if byte == open { quote = nil }
      } else if isQuote(byte) {
        quote = byte
      } else if byte == close {
        return tag[index - 1] == UInt8(ascii: "/")
      }
    }
    return false
  }

  /// How many blanks end a tag, counted by eights: the next tag is indented.
  private static func blanksAtEnd(of tag: UnsafeBufferPointer<UInt8>) -> Int {
    let raw = UnsafeRawBufferPointer(tag)
    var end = raw.count
    while end >= 8, raw.loadUnaligned(fromByteOffset: end &- 8, as: UInt64.self) == eightBlanks {
      end &-= 8
    }
    return raw.count &- end
  }

  private static var eightBlanks: UInt64 { 0x2020_2020_2020_2020 }

  private static func isQuote(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
  }

  /// Where a text of ASCII occurs for the first time.
  private static func find(
    _ text: StaticString, in bytes: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> Int? {
    guard let base = bytes.baseAddress else { return nil }
    let length = text.utf8CodeUnitCount
    var index = start
    while index + length <= bytes.count {
      index += earshot_length_before(text.utf8Start[0], base + index, bytes.count - index)
      guard index + length <= bytes.count else { return nil }
      if memcmp(base + index, text.utf8Start, length) == 0 { return index }
      index += 1
    }
    return nil
  }
}
