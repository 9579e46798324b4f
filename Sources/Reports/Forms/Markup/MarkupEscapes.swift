/// The characters of a text that are written as references.
enum MarkupEscapes {
  case htmlText, htmlAttribute, xml

  /// The reference for a byte; nil for the byte itself.
  func reference(for byte: UInt8) -> String? {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\"") where self != .htmlText: "&quot;"
    case UInt8(ascii: "'") where self == .xml: "&apos;"
    default: nil
    }
  }
}

extension [UInt8] {
  mutating func append(_ text: String, _ escapes: MarkupEscapes) {
    for byte in text.utf8 {
      if let reference = escapes.reference(for: byte) {
        append(contentsOf: reference.utf8)
      } else {
        append(byte)
      }
    }
  }
}
