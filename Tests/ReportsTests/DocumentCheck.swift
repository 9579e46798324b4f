import Reports
import SourceText
import Testing

/// The requirements for a document in a language, with any labels in it.
enum DocumentCheck {
  static func check(_ bytes: [UInt8], _ language: ReportFormCase.Language) throws {
    switch language {
    case .text: #expect(String(validating: bytes, as: UTF8.self) != nil)
    case .json: _ = try JSONDocument(bytes)
    case .xml: _ = try XMLDocument.read(bytes, into: TagCounter())
    case .markdown: checkMarkdown(String(decoding: bytes, as: UTF8.self))
    case .csv: checkCSV(String(decoding: bytes, as: UTF8.self))
    case .commands: try checkCommands(String(decoding: bytes, as: UTF8.self))
    case .html: checkHTML(String(decoding: bytes, as: UTF8.self))
    }
  }

  /// Each line is one that we began, and all tags in it are ours.
  private static func checkMarkdown(_ text: String) {
    for line in text.split(separator: "\n") {
      let isOurs = ["# ", "## ", "### ", "- ", "| ", "|--", "**"].contains { line.hasPrefix($0) }
      #expect(isOurs || line.first?.isNumber == true, "\(line.prefix(80))")
    }
    let ours = ["<code>", "</code>", "<br>"]
    let rest = ours.reduce(text) { $0.replacing($1, with: "") }
    for sign in ["<", "](", "@", "$", "://"] { #expect(!rest.contains(sign)) }
  }

  /// Lines end with CR LF and contain neither, so that each is a row with a cell for each column
  /// (RFC 4180); no cell is a formula.
  private static func checkCSV(_ text: String) {
    #expect(text.hasSuffix("\r\n"))
    let lines = text.split(separator: "\r\n")
    for line in lines {
      #expect(!line.unicodeScalars.contains { $0 == "\r" || $0 == "\n" })
      let row = cells(of: line)
      #expect(row.count == cells(of: lines[0]).count, "\(line.prefix(80))")
      #expect(!row.contains { ["=", "+", "-", "@"].contains($0.unicodeScalars.first) })
    }
  }

  /// The texts between commas that no quotes enclose, with the quotes inside them halved.
  private static func cells(of line: Substring) -> [String] {
    var cells = [""]
    var isQuoted = false
    var last: Unicode.Scalar?
    for sign in line.unicodeScalars {
      switch sign {
      case "\"":
        if !isQuoted, last == "\"" { cells[cells.count - 1].unicodeScalars.append(sign) }
        isQuoted.toggle()
      case "," where !isQuoted: cells.append("")
      default: cells[cells.count - 1].unicodeScalars.append(sign)
      }
      last = sign
    }
    return cells
  }

  /// Commands first, each at the start of its line; then text without commands.
  private static func checkCommands(_ text: String) throws {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    let stop = try #require(lines.firstIndex { $0.hasPrefix("::stop-commands::") })
    let word = lines[stop].dropFirst("::stop-commands::".count)
    #expect(lines.last == "::\(word)::")
    for line in lines[..<stop] {
      #expect(["::error ", "::warning ", "::notice "].contains { line.hasPrefix($0) })
      #expect(!line.contains("\r"))
    }
    for line in lines[(stop + 1)...].dropLast() { #expect(!line.hasPrefix("::")) }
  }

  /// All tags and attributes are ours, and there are two scripts.
  private static func checkHTML(_ text: String) {
    #expect(text.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">\n"))
    #expect(text.hasSuffix("</body>\n</html>\n"))
    var parts = text.components(between: "<style>", and: "</style>")
    #expect(parts.count == 2)
    parts = parts.flatMap { $0.components(between: "<script>", and: "</script>") }
    #expect(parts.count == 4)
    for tag in parts.joined().split(separator: "<").dropFirst() {
      let body = tag.prefix { $0 != ">" }
      #expect(body.count < tag.count, "\(tag.prefix(80))")
      let name = body.drop { $0 == "/" || $0 == "!" }.prefix { $0 != " " && $0 != "/" }
      #expect(Self.tags.contains(String(name)), "\(tag.prefix(80))")
      let names = body.split(separator: "=\"").dropLast().map { part in
        String(part.split(separator: " ", omittingEmptySubsequences: false).last ?? "")
      }
      #expect(Set(names).isSubset(of: Self.attributes), "\(names)")
    }
  }

  private static let tags: Set<String> = [
    "DOCTYPE", "html", "head", "meta", "title", "body", "header", "main", "section", "div",
    "details", "summary", "h1", "h2", "h3", "small", "p", "ul", "ol", "li", "dl", "dt", "dd", "a",
    "b", "span", "em", "code", "pre", "del", "ins", "table", "caption", "thead", "tbody", "tr",
    "th",
    "td", "form", "label", "select", "option", "button", "input", "svg", "symbol", "g", "rect",
    "path", "image", "text", "use",
  ]
  private static let attributes: Set<String> = [
    "lang", "charset", "name", "content", "http-equiv", "class", "href", "id", "tabindex", "type",
    "value", "placeholder", "autocomplete", "scope", "role", "aria-label", "aria-labelledby",
    "aria-hidden", "aria-expanded", "aria-controls", "aria-pressed", "data-do", "data-file",
    "data-rule", "data-n", "data-id", "data-turn", "data-turned", "data-clip", "viewBox",
    "font-size", "focusable", "open", "colspan", "x", "y", "width", "height", "rx", "d",
    "preserveAspectRatio",
  ]

  private struct TagCounter: XMLHandler {
    enum Attribute: String, CaseIterable { case name }

    static let textReading = XMLTextReading.none
    var count = 0

    mutating func start(_ tag: borrowing XMLStartTag<Attribute>) throws(DocumentError) {
      count += 1
    }
    mutating func end() throws(DocumentError) {}
    mutating func text(_ text: String) throws(DocumentError) {}
    mutating func comment(_ text: String, line: Int) throws(DocumentError) {}
  }
}

extension String {
  /// A page without its style sheet and its script, which are in separate files.
  var withoutAssets: String {
    let parts = components(between: "<style>", and: "</style>")
    return parts.flatMap { $0.components(between: "<script>", and: "</script>") }.joined()
  }

  /// The text outside all parts between two words.
  fileprivate func components(between start: String, and end: String) -> [String] {
    guard let start = firstRange(of: start),
      let close = self[start.upperBound...].firstRange(of: end)
    else { return [self] }
    return [String(self[..<start.lowerBound])]
      + String(self[close.upperBound...]).components(between: String(self[start]), and: end)
  }
}
