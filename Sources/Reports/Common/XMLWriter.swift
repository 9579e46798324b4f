/// Writes XML that is well formed whatever stands in it.
struct XMLWriter: ~Copyable {
  private var buffer = ByteBuffer()
  private var depth = 0

  init() { raw("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n") }

  var bytes: [UInt8] { buffer.bytes }

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
    endTag(name)
  }

  /// An element that holds text.
  mutating func element(_ name: String, _ attributes: [(String, String)] = [], text: String) {
    indent()
    startTag(name, attributes)
    raw(">")
    escape(text)
    endTag(name)
  }

  private mutating func startTag(_ name: String, _ attributes: [(String, String)]) {
    raw("<")
    buffer.append(name)
    for (name, value) in attributes {
      raw(" ")
      buffer.append(name)
      raw("=\"")
      escape(value)
      raw("\"")
    }
  }

  private mutating func endTag(_ name: String) {
    raw("</")
    buffer.append(name)
    raw(">\n")
  }

  private mutating func indent() { buffer.append(UInt8(ascii: " "), times: 2 * depth) }

  private mutating func raw(_ markup: StaticString) { buffer.append(markup) }

  private mutating func escape(_ text: String) {
    var text = text
    if text.utf8.contains(where: Self.mayBeIllegal),
      text.unicodeScalars.contains(where: Self.isIllegal)
    {
      text.unicodeScalars = String.UnicodeScalarView(
        text.unicodeScalars.map { Self.isIllegal($0) ? "\u{FFFD}" : $0 })
    }
    buffer.append(text) { byte in
      switch byte {
      case UInt8(ascii: "&"): "&amp;"
      case UInt8(ascii: "<"): "&lt;"
      case UInt8(ascii: ">"): "&gt;"
      case UInt8(ascii: "\""): "&quot;"
      case UInt8(ascii: "'"): "&apos;"
      default: nil
      }
    }
  }

  /// Whether a byte is a control character of ASCII, or begins one of C1 or the last two characters
  /// of three bytes.
  private static func mayBeIllegal(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == 0x7F || byte == 0xC2 || byte == 0xEF
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
