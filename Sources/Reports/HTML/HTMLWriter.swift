/// Writes HTML: markup is ours alone, and whatever comes from elsewhere is escaped.
struct HTMLWriter {
  private(set) var bytes: [UInt8] = []

  /// Markup; a literal, so that nothing can be put into it.
  mutating func raw(_ markup: StaticString) { append(markup.description) }

  /// A style sheet or a script of ours.
  mutating func raw(_ asset: [UInt8]) { bytes += asset }

  mutating func text(_ text: String) { escape(text) }

  mutating func element(
    _ name: StaticString, _ attributes: [HTMLAttribute] = [], _ body: (inout HTMLWriter) -> Void
  ) {
    startTag(name, attributes)
    body(&self)
    append("</\(name)>")
  }

  mutating func element(
    _ name: StaticString, _ attributes: [HTMLAttribute] = [], text: String
  ) {
    element(name, attributes) { $0.text(text) }
  }

  /// An element that has no end tag, or whose end tag may be left out.
  mutating func startTag(_ name: StaticString, _ attributes: [HTMLAttribute] = []) {
    append("<\(name)")
    for attribute in attributes {
      append(" \(attribute.name)=\"")
      escape(attribute.value)
      append("\"")
    }
    append(">")
  }

  mutating func newLine() { append("\n") }

  private mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

  private mutating func escape(_ text: String) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): append("&amp;")
      case UInt8(ascii: "<"): append("&lt;")
      case UInt8(ascii: ">"): append("&gt;")
      case UInt8(ascii: "\""): append("&quot;")
      case UInt8(ascii: "'"): append("&#39;")
      default: bytes.append(byte)
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
