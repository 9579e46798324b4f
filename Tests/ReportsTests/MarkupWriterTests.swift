import Testing

@testable import Reports

@Suite struct MarkupWriterTests {
  /// Texts with escaped characters at the beginning, at the end, side by side and not at all.
  private static let texts = [
    "", "plain", "<", "a<", ">b", "a & b", "<<&>>", "\"'\"", "é<ü", "a\u{1F600}&\u{1F600}b",
  ]

  @Test(arguments: texts)
  func `HTML markup is escaped, quotes in attributes too`(_ text: String) {
    var html = HTMLWriter()
    html.element("p", [HTMLAttribute("title", text)], text: text)
    let escaped = text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      .replacing(">", with: "&gt;")
    let quoted = escaped.replacing("\"", with: "&quot;")
    #expect(
      String(decoding: html.bytes, as: UTF8.self) == "<p title=\"\(quoted)\">\(escaped)</p>")
  }

  @Test(arguments: texts)
  func `XML markup is escaped, in texts and in attributes`(_ text: String) {
    var xml = XMLWriter()
    xml.element("a", [("b", text)]) { $0.element("c", text: text) }
    let escaped = text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      .replacing(">", with: "&gt;").replacing("\"", with: "&quot;")
      .replacing("'", with: "&apos;")
    #expect(
      String(decoding: xml.bytes, as: UTF8.self)
        == "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        + "<a b=\"\(escaped)\">\n  <c>\(escaped)</c>\n</a>\n")
  }

  @Test(arguments: ["\u{0}", "\u{8}", "\u{7F}", "\u{80}", "\u{9F}", "\u{FFFE}", "\u{FFFF}"])
  func `characters that XML cannot contain are replaced`(_ text: String) {
    var xml = XMLWriter()
    xml.element("a", text: "é\(text)\u{FFFD}")
    #expect(String(decoding: xml.bytes, as: UTF8.self).hasSuffix("<a>é\u{FFFD}\u{FFFD}</a>\n"))
  }
}
