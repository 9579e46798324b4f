/// Writes XML that is well formed whatever stands in it.
struct XMLWriter {
  private(set) var bytes = Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n".utf8)
  private var depth = 0

  /// An element on lines of its own; without a body, an empty tag.
  mutating func element(
    _ name: String, _ attributes: [(String, String)], _ body: ((inout XMLWriter) -> Void)? = nil
  ) {
    indent()
    startTag(name, attributes)
    guard let body else { return raw("/>\n") }
    raw(">\n")
    depth += 1
    body(&self)
    depth -= 1
    indent()
    raw("</\(name)>\n")
  }

  /// An element that holds text.
  mutating func element(_ name: String, _ attributes: [(String, String)] = [], text: String) {
    indent()
    startTag(name, attributes)
    raw(">")
    escape(text)
    raw("</\(name)>\n")
  }

  private mutating func startTag(_ name: String, _ attributes: [(String, String)]) {
    raw("<\(name)")
    for (name, value) in attributes {
      raw(" \(name)=\"")
      escape(value)
      raw("\"")
    }
  }

  private mutating func indent() { raw(String(repeating: "  ", count: depth)) }

  private mutating func raw(_ text: String) { bytes.append(contentsOf: text.utf8) }

  private mutating func escape(_ text: String) {
    var text = text
    if text.unicodeScalars.contains(where: Self.isIllegal) {
      text.unicodeScalars = String.UnicodeScalarView(
        text.unicodeScalars.map { Self.isIllegal($0) ? "\u{FFFD}" : $0 })
    }
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): raw("&amp;")
      case UInt8(ascii: "<"): raw("&lt;")
      case UInt8(ascii: ">"): raw("&gt;")
      case UInt8(ascii: "\""): raw("&quot;")
      case UInt8(ascii: "'"): raw("&apos;")
      default: bytes.append(byte)
      }
    }
  }

  /// What XML 1.0 cannot hold, not even as a character reference, and C1, which nobody needs.
  private static func isIllegal(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\n", "\t": false
    default:
      scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value) || scalar.value == 0xFFFE
        || scalar.value == 0xFFFF
    }
  }
}
