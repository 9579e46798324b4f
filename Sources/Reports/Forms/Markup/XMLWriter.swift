/// Writes well-formed XML, for any texts.
struct XMLWriter {
  private var pieces: ReportPieces
  private var depth = 0

  /// - Parameter sink: nil to collect the whole document in ``bytes``.
  init(to sink: ReportSink? = nil) {
    pieces = ReportPieces(to: sink)
    raw("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
  }

  var bytes: [UInt8] { pieces.bytes }

  /// Passes the rest of the document to the sink.
  mutating func finish() { pieces.finish() }

  /// An element on its own lines; without a body, an empty tag.
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

  /// A comment on its own line. Two hyphens in a row would end it.
  mutating func comment(_ text: String) {
    indent()
    raw("<!-- ")
    escape(text.replacing("--", with: "- -"))
    raw(" -->\n")
  }

  private mutating func startTag(_ name: String, _ attributes: [(String, String)]) {
    raw("<")
    raw(name)
    for (name, value) in attributes {
      raw(" ")
      raw(name)
      raw("=\"")
      escape(value)
      raw("\"")
    }
  }

  private mutating func endTag(_ name: String) {
    raw("</")
    raw(name)
    raw(">\n")
  }

  private mutating func indent() { raw(String(repeating: " ", count: 2 * depth)) }

  private mutating func raw(_ markup: String) {
    pieces.append { $0.append(contentsOf: markup.utf8) }
  }

  private mutating func escape(_ text: String) {
    guard text.unicodeScalars.contains(where: Self.isIllegal) else {
      return pieces.append { $0.append(text, .xml) }
    }
    var legal = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { legal.append(Self.isIllegal(scalar) ? "\u{FFFD}" : scalar) }
    pieces.append { $0.append(String(legal), .xml) }
  }

  /// Characters that XML 1.0 cannot contain, not even as references, and the C1 controls.
  private static func isIllegal(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\n", "\t": false
    default:
      scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value) || scalar.value == 0xFFFE
        || scalar.value == 0xFFFF
    }
  }
}
