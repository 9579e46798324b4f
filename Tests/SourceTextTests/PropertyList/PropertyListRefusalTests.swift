import SourceText
import Testing

/// A document that is refused, with the message.
struct PropertyListRefusal: CustomTestStringConvertible, Sendable {
  let text: String
  let error: DocumentError

  var testDescription: String { String(text.prefix(60)) }

  init(_ text: String, _ line: Int, _ column: Int, _ reason: String) {
    self.text = text
    error = DocumentError(line: line, column: column, reason: reason)
  }

  static let all = [
    PropertyListRefusal("\"a\" = \"b\"", 1, 10, "the file ends; expected ';'"),
    PropertyListRefusal("\"a\" = \"b\"\n\"c\" = \"d\";", 2, 1, "found '\"'; expected ';'"),
    PropertyListRefusal(
      "\"a\" = \"b\";\n\"c\" = \"d", 2, 7, "a text has no end; expected its closing quote"),
    PropertyListRefusal("\n\n/* x", 3, 1, "a comment has no end; expected '*/'"),
    PropertyListRefusal("\"a\" = ;", 1, 7, "found ';'; expected a text"),
    PropertyListRefusal("{", 1, 2, "the file ends; expected a key or '}'"),
    PropertyListRefusal("(a b)", 1, 4, "found 'b'; expected ',' or ')'"),
    PropertyListRefusal("{} x", 1, 4, "found 'x'; expected the end of the file"),
    PropertyListRefusal("a = <0g>;", 1, 7, "found 'g'; expected hexadecimal digits or '>'"),
    PropertyListRefusal("a = <0f", 1, 5, "data has no end; expected '>'"),
    PropertyListRefusal("!", 1, 1, "found '!'; expected a key"),
    PropertyListRefusal("\u{1}\u{7F}", 1, 2, "found a character; expected a key"),
    PropertyListRefusal("\\", 1, 1, "found '\\'; expected a key"),
    PropertyListRefusal("\"\\", 1, 1, "a key has no end; expected its closing quote"),
    PropertyListRefusal("<plist/>", 1, 1, "found no value; expected one in <plist>"),
    PropertyListRefusal("<?xml version='1.0'?>\n<dict/>", 2, 1, "found <dict>; expected <plist>"),
    PropertyListRefusal(
      "<plist><dict>\n<true/></dict></plist>", 2, 1, "found <true>; expected a <key>"),
    PropertyListRefusal(
      "<plist>\n<dict><key>a</key></dict></plist>", 2, 1,
      "the key \"a\" has no value; expected one"),
    PropertyListRefusal(
      "<plist><dict><key>a</key>\n<key>b</key></dict></plist>", 2, 1,
      "found <key>; expected a value"),
    PropertyListRefusal(
      "<plist><array><key>b</key></array></plist>", 1, 15, "found <key>; expected a value"),
    PropertyListRefusal(
      "<plist><string>a</string><string>b</string></plist>", 1, 26,
      "found a second value; expected one"),
    PropertyListRefusal(
      "<plist><string><b/></string></plist>", 1, 16, "found <b> in <string>; expected text"),
    PropertyListRefusal(
      "<plist><array>x</array></plist>", 1, 8, "found text in <array>; expected elements"),
    PropertyListRefusal(
      "<plist><colour/></plist>", 1, 8, "found <colour>; expected a value of a property list"),
    PropertyListRefusal(
      "<plist><integer>x</integer></plist>", 1, 8, "found \"x\"; expected an integer"),
    PropertyListRefusal("<plist><real>x</real></plist>", 1, 8, "found \"x\"; expected a number"),
    PropertyListRefusal(
      "<plist><dict>\n", 2, 1, "found the end of the file inside <dict>; expected </dict>"),
    PropertyListRefusal(
      "<!DOCTYPE plist [<!ENTITY a \"b\">]>\n<plist><string>&a;</string></plist>", 1, 1,
      "found a DOCTYPE with declarations; expected one without"),
    PropertyListRefusal(
      "<!DOCTYPE plist PUBLIC \"-//A\" \"a.dtd\" [\n<!ENTITY a \"b\">]><plist/>", 1, 1,
      "found a DOCTYPE with declarations; expected one without"),
  ]
}

struct PropertyListRefusalTests {
  @Test(arguments: PropertyListRefusal.all)
  func `other files are rejected as property lists at their position`(_ test: PropertyListRefusal) {
    #expect(throws: test.error) { try PropertyList(parsing: Array(test.text.utf8)) }
  }

  @Test func `an entity of a DTD that is not read is refused`() {
    let text =
      "<!DOCTYPE plist SYSTEM \"file:///etc/passwd\"><plist><string>&a;</string></plist>"
    #expect(throws: DocumentError.self) { try PropertyList(parsing: Array(text.utf8)) }
  }

  @Test(arguments: [("(", ")"), ("{a=", ";}"), ("<array>", "</array>")])
  func `a hundred levels are read, and no more than the limit`(
    _ start: String, _ end: String
  ) throws {
    func document(_ depth: Int) -> [UInt8] {
      let inner = start.hasPrefix("<") ? "<true/>" : "()"
      let text =
        String(repeating: start, count: depth) + inner + String(repeating: end, count: depth)
      return Array((start.hasPrefix("<") ? "<plist>\(text)</plist>" : text).utf8)
    }
    _ = try PropertyList(parsing: document(100))
    for depth in [200, 100_000] {
      #expect(throws: DocumentError.self) { try PropertyList(parsing: document(depth)) }
    }
  }

  @Test func `values and bytes may not grow without bounds`() {
    var limits = PropertyListLimits()
    limits.values = 3
    #expect(
      throws: DocumentError(
        line: 1, column: 6, reason: "more than 3 values; expected at most that many")
    ) { try PropertyList(parsing: Array("(a,b,c,d)".utf8), limits: limits) }
    limits.size = 8
    #expect(
      throws: DocumentError(
        line: 1, column: 1, reason: "a property list of 9 bytes; expected at most 8")
    ) { try PropertyList(parsing: Array("(a,b,c,d)".utf8), limits: limits) }
  }
}
