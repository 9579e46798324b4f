import SourceText
import Testing

/// A document in one of the textual forms, with its content.
struct PropertyListCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let text: String
  let outline: String

  init(_ name: String, _ text: String, _ outline: String) {
    testDescription = name
    self.text = text
    self.outline = outline
  }

  static let doctype = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    """

  static let all = [
    PropertyListCase(
      "XML with its DOCTYPE",
      "\(doctype)\n<plist version=\"1.0\"><dict><key>a&amp;b</key><string> x &lt; y </string></dict></plist>",
      #"{a&b: " x < y "}"#),
    PropertyListCase(
      "XML with each kind",
      """
      <plist><array><true/><false/><integer> -12 </integer><integer>0x1F</integer><real>1.5</real>
      <string/><string><![CDATA[<b>]]></string><data>AAEC</data><date>2026-01-01T00:00:00Z</date>
      <integer>99999999999999999999</integer><array/><dict/></array></plist>
      """,
      #"[true, false, -12, 31, 1.5r, "", "<b>", opaque, opaque, 1e+20r, [], {}]"#),
    PropertyListCase("XML with one value", "<plist><string>a</string></plist>", #""a""#),
    PropertyListCase("XML with comments", "<plist><!-- a --><dict><!-- b --></dict></plist>", "{}"),
    PropertyListCase(
      "the old-style form",
      #"// !$*UTF8*$!  {a = (b, "c d", ); e = { f = <0fbd 77>; }; "g-h" = i/j.k;}"#
        .replacing("$!", with: "$!\n"),
      #"{a: ["b", "c d"], e: {f: opaque}, g-h: "i/j.k"}"#),
    PropertyListCase("an old-style array", "( a, (b), {} )", #"["a", ["b"], {}]"#),
    PropertyListCase(
      "a table of strings", "/* x */\n\"a\" = \"b\";\n\nc.d = 'e \"f\"';\n\"alone\";",
      #"{a: "b", c.d: "e "f"", alone: "alone"}"#),
    PropertyListCase(
      "escapes", #""a" = "\"\n\t\\\U00e9\U0001\101\ud83d\ude00\'";"#,
      "{a: \"\"\n\t\\é\u{1}A😀'\"}"),
    PropertyListCase("an empty file", "", "{}"),
    PropertyListCase("a file of comments", "/* nothing */ // yet", "{}"),
    PropertyListCase("a byte order mark", "\u{FEFF}a = b;", #"{a: "b"}"#),
  ]
}

struct PropertyListTests {
  @Test(arguments: PropertyListCase.all)
  func `each form is read`(_ test: PropertyListCase) throws {
    #expect(try PropertyList(parsing: Array(test.text.utf8)).outline == test.outline)
  }

  @Test(arguments: [true, false], [true, false])
  func `UTF-16 is read in both forms and both byte orders`(isBigEndian: Bool, hasMark: Bool) throws
  {
    let texts = [
      (#""a" = "ß😀";"#, #"{a: "ß😀"}"#),
      ("<?xml version=\"1.0\" encoding=\"UTF-16\"?><plist><string>ß</string></plist>", "\"ß\""),
    ]
    for (text, outline) in texts {
      let bytes = ((hasMark ? "\u{FEFF}" : "") + text).utf16.flatMap { unit in
        let pair = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
        return isBigEndian ? pair : pair.reversed()
      }
      #expect(try PropertyList(parsing: bytes).outline == outline)
    }
  }

  @Test func `keys have their positions, and comments in the old-style form`() throws {
    let xml =
      "<plist><dict>\n  <key>a</key><true/>\n  <!-- b -->\n  <key>b</key>\n  <false/>\n</dict></plist>"
    let root = try PropertyList(parsing: Array(xml.utf8))
    #expect(root.keys == ["2:3 a", "4:3 b"])
    #expect(root["b"].map { "\($0.line):\($0.column)" } == "5:3")
    let strings =
      "/* Class = \"UIButton\"; */\n\"é\" = \"1\"; // next\n  \"b\" = \"2\";\n\"c\" = \"3\";"
    #expect(
      try PropertyList(parsing: Array(strings.utf8)).keys == [
        "2:1 é (Class = \"UIButton\";)", "3:3 b (next)", "4:1 c",
      ])
  }

  @Test func `of two members with one key the last counts`() throws {
    #expect(try PropertyList(parsing: Array("a = b; a = c;".utf8))["a"]?.string == "c")
  }

  @Test func `booleans are what Foundation takes for them`() throws {
    let xml =
      "<plist><array><true/><integer>0</integer><string>YES</string><string>no</string></array></plist>"
    let root = try PropertyList(parsing: Array(xml.utf8))
    #expect(root.elements.map(\.boolean) == [true, false, true, nil])
  }
}
