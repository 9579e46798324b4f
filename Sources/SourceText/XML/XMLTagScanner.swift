/// Finds the ends of tags in the bytes of a document.
public enum XMLTagScanner {
  /// The offset after the `>` that ends a tag: the first outside quotes; nil if the document ends
  /// before it.
  ///
  /// - Parameter start: of the tag's `<`, or within the tag and outside its quotes.
  public static func end(ofTagAt start: Int, in bytes: [UInt8]) -> Int? {
    var quote: UInt8?
    for offset in start..<max(start, bytes.count) {
      let byte = bytes[offset]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        return offset + 1
      }
    }
    return nil
  }
}
