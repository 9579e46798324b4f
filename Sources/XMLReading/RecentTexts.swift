internal import CLibXML2

/// Makes strings of values, and one string for values that repeat their neighbours, as labels and
/// names do.
struct RecentTexts {
  private var recent = [String](repeating: "", count: 64)

  /// Makes a string, or takes the one made for the same bytes a moment ago.
  mutating func string(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    guard let start = bytes.baseAddress, let last = bytes.last else { return "" }
    // libxml2 leaves an ampersand escaped as long as it expands no entities.
    guard earshot_length_before(UInt8(ascii: "&"), start, bytes.count) == bytes.count else {
      return Self.unescaped(bytes)
    }
    // Up to 15 bytes stand in the string itself: nothing to share.
    guard bytes.count > 15 else {
      return String(unsafeUninitializedCapacity: bytes.count) {
        $0.initialize(fromContentsOf: bytes)
      }
    }
    let slot = (bytes.count &* 31 &+ Int(last) &+ Int(bytes[bytes.count / 2]) &* 7) & 63
    if Self.isEqual(recent[slot], bytes) { return recent[slot] }
    let string = String(decoding: bytes, as: UTF8.self)
    recent[slot] = string
    return string
  }

  private static func isEqual(_ text: String, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    text.utf8.withContiguousStorageIfAvailable { TextBytes.isEqual($0, bytes) } ?? false
  }

  /// Puts an ampersand for each `&#38;`, the only reference that libxml2 leaves.
  private static func unescaped(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    let reference = Array("&#38;".utf8)
    var result: [UInt8] = []
    var rest = bytes[...]
    while let ampersand = rest.firstIndex(of: UInt8(ascii: "&")) {
      result += rest[...ampersand]
      rest = rest[ampersand...]
      rest = rest.starts(with: reference) ? rest.dropFirst(reference.count) : rest.dropFirst()
    }
    return String(decoding: result + rest, as: UTF8.self)
  }
}
