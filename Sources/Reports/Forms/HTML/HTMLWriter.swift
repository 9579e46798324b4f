/// Writes HTML: markup is literal, and all other text is escaped.
struct HTMLWriter {
  private var pieces: ReportPieces

  /// - Parameter sink: nil to collect the whole page in ``bytes``.
  init(to sink: ReportSink? = nil) { pieces = ReportPieces(to: sink) }

  var bytes: [UInt8] { pieces.bytes }

  /// Passes the rest of the page to the sink.
  mutating func finish() { pieces.finish() }

  /// Markup; a literal, so that nothing can be injected.
  mutating func raw(_ markup: StaticString) {
    pieces.append { $0.append(contentsOf: markup.description.utf8) }
  }

  /// One of our style sheets or scripts.
  mutating func raw(_ asset: [UInt8]) { pieces.append { $0 += asset } }

  mutating func text(_ text: String) { pieces.append { $0.append(text, .htmlText) } }

  /// Our own text, with code between backticks.
  mutating func prose(_ text: String) {
    for (index, part) in text.split(separator: "`", omittingEmptySubsequences: false).enumerated() {
      if index.isMultiple(of: 2) {
        self.text(String(part))
      } else {
        element("code", text: String(part))
      }
    }
  }

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

  /// A part that scrolls horizontally, also with the keyboard.
  mutating func scroller(
    _ label: String, _ name: String = "scroll", _ body: (inout HTMLWriter) -> Void
  ) {
    let attributes = [
      .class(name), HTMLAttribute("tabindex", "0"), HTMLAttribute("role", "group"),
      HTMLAttribute("aria-label", label),
    ]
    element("div", attributes, body)
  }

  /// An empty SVG element.
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
      pieces.append { $0.append(attribute.value, .htmlAttribute) }
      raw("\"")
    }
    raw(end)
  }

  mutating func newLine() { raw("\n") }
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
