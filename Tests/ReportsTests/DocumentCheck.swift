import Reports
import Testing
import XMLReading

/// What must hold of a document in a language, whoever wrote the labels in it.
enum DocumentCheck {
  static func check(_ bytes: [UInt8], _ language: ReportFormCase.Language) throws {
    switch language {
    case .text: #expect(String(validating: bytes, as: UTF8.self) != nil)
    case .json: _ = try JSONValue(bytes)
    case .xml: _ = try XMLDocument.read(bytes, into: TagCounter())
    case .markdown: checkMarkdown(String(decoding: bytes, as: UTF8.self))
    case .commands: try checkCommands(String(decoding: bytes, as: UTF8.self))
    case .html: break
    }
  }

  /// Each line is one that we began, and no tag but ours is in it.
  private static func checkMarkdown(_ text: String) {
    for line in text.split(separator: "\n") {
      let isOurs = ["# ", "## ", "- ", "| ", "|--", "**"].contains { line.hasPrefix($0) }
      #expect(isOurs || line.first?.isNumber == true, "\(line.prefix(80))")
    }
    let ours = ["<code>", "</code>", "<br>"]
    let rest = ours.reduce(text) { $0.replacing($1, with: "") }
    for sign in ["<", "](", "@", "$", "://"] { #expect(!rest.contains(sign)) }
  }

  /// Commands first, each at the start of its line; then text in which nothing is one.
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

  private struct TagCounter: XMLHandler {
    enum Attribute: String, CaseIterable { case name }

    static let readsText = false
    var count = 0

    mutating func prepare(forElements count: Int) {}
    mutating func start(_ tag: borrowing XMLStartTag<Self>) throws(XMLReadingError) { count += 1 }
    mutating func end() throws(XMLReadingError) {}
    mutating func text(_ text: String) throws(XMLReadingError) {}
    mutating func comment(_ text: String, line: Int) throws(XMLReadingError) {}
  }
}
