/// Writes XML: tags with attributes, indented, everything escaped.
struct XMLTextWriter {
  private(set) var bytes = Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n".utf8)
  private var depth = 0

  mutating func open(_ name: String, attributes: [(String, String)], isEmpty: Bool) {
    indent()
    raw("<" + name)
    for (name, value) in attributes {
      raw(" \(name)=\"")
      escaped(value)
      raw("\"")
    }
    raw(isEmpty ? "/>\n" : ">\n")
    if !isEmpty { depth += 1 }
  }

  mutating func close(_ name: String) {
    depth -= 1
    indent()
    raw("</\(name)>\n")
  }

  private mutating func indent() { raw(String(repeating: "  ", count: depth)) }

  private mutating func raw(_ text: String) { bytes.append(contentsOf: text.utf8) }

  /// White space that XML would turn into a space is written by number; characters that XML cannot
  /// contain are dropped.
  private mutating func escaped(_ text: String) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": raw("&amp;")
      case "<": raw("&lt;")
      case ">": raw("&gt;")
      case "\"": raw("&quot;")
      case "\t", "\n", "\r": raw("&#\(scalar.value);")
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": break
      default: raw(String(scalar))
      }
    }
  }
}
