/// Writes HTML: markup is ours alone, and whatever comes from elsewhere is escaped.
struct HTMLWriter: ~Copyable {
  private var buffer = ByteBuffer()

  var bytes: [UInt8] { buffer.bytes }

  /// Markup; a literal, so that nothing can be put into it.
  mutating func raw(_ markup: StaticString) { buffer.append(markup) }

  /// A style sheet or a script of ours.
  mutating func raw(_ asset: [UInt8]) { buffer.append(asset) }

  mutating func text(_ text: String) { escape(text, isAttribute: false) }

  mutating func element(
    _ name: StaticString, _ attributes: [HTMLAttribute] = [], _ body: (inout HTMLWriter) -> Void
  ) {
    startTag(name, attributes)
    body(&self)
    raw("</")
    raw(name)
    raw(">")
  }

  mutating func element(
    _ name: StaticString, _ attributes: [HTMLAttribute] = [], text: String
  ) {
    element(name, attributes) { $0.text(text) }
  }

  /// An element of SVG with nothing in it.
  mutating func shape(_ name: StaticString, _ attributes: [HTMLAttribute]) {
    startTag(name, attributes, end: "/>")
  }

  private mutating func startTag(
    _ name: StaticString, _ attributes: [HTMLAttribute], end: StaticString = ">"
  ) {
    raw("<")
    raw(name)
    for attribute in attributes {
      raw(" ")
      raw(attribute.name)
      raw("=\"")
      escape(attribute.value, isAttribute: true)
      raw("\"")
    }
    raw(end)
  }

  mutating func newLine() { raw("\n") }

  /// All our attributes stand in double quotes, and text needs no quotes escaped.
  private mutating func escape(_ text: String, isAttribute: Bool) {
    buffer.append(text) { byte in
      switch byte {
      case UInt8(ascii: "&"): "&amp;"
      case UInt8(ascii: "<"): "&lt;"
      case UInt8(ascii: ">"): "&gt;"
      case UInt8(ascii: "\"") where isAttribute: "&quot;"
      default: nil
      }
    }
  }
}

struct HTMLAttribute {
  let name: StaticString
  let value: String

  init(_ name: StaticString, _ value: String) {
    self.name = name
    self.value = value
  }

  static func id(_ value: String) -> HTMLAttribute { HTMLAttribute("id", value) }
  static func `class`(_ value: String) -> HTMLAttribute { HTMLAttribute("class", value) }
  static func href(_ value: String) -> HTMLAttribute { HTMLAttribute("href", value) }
}
