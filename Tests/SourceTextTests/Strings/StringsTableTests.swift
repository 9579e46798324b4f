import SourceText
import Testing

extension StringsTable {
  /// Each entry on a line, by key.
  var outline: [String] {
    entries.sorted { $0.key < $1.key }.map { key, entry in
      let variants = entry.variants.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
      return "\(entry.line):\(entry.column) \(key) = \(entry.text)"
        + (variants.isEmpty ? "" : " [\(variants.joined(separator: ", "))]")
        + (entry.comment.map { " (\($0))" } ?? "")
    }
  }
}

struct StringsTableTests {
  @Test func `entries, comments and escapes are read`() throws {
    let file = #"""
      /* Class = "UIButton"; ObjectID = "b1"; */
      "b1.normalTitle" = "Kaufen \"jetzt\"\n";
      // a note
      bare.key = "\U00e9 = é";
      "alone";
      """#
    #expect(
      try StringsTable(parsing: Array(file.utf8)).outline == [
        "5:1 alone = alone",
        "2:1 b1.normalTitle = Kaufen \"jetzt\"\n (Class = \"UIButton\"; ObjectID = \"b1\";)",
        "4:1 bare.key = \u{E9} = é (a note)",
      ])
  }

  @Test func `a table in XML is read`() throws {
    let file = "<plist><dict><key>a</key><string>b</string><key>c</key><true/></dict></plist>"
    #expect(try StringsTable(parsing: Array(file.utf8)).outline == ["1:14 a = b"])
  }

  @Test(arguments: ["()", "<plist><string>a</string></plist>"])
  func `other files are rejected as tables`(_ text: String) {
    let error = #expect(throws: DocumentError.self) {
      try StringsTable(parsing: Array(text.utf8))
    }
    #expect(error?.reason == "found no table of texts; expected keys with texts")
  }
}

/// One entry of a `.stringsdict`, in the short old-style form, with the result.
struct VariableTextCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let entry: String
  let outline: String

  static let all = [
    VariableTextCase(
      testDescription: "a plural",
      entry: """
        { NSStringLocalizedFormatKey = "%#@files@ left"; files = {
        NSStringFormatSpecTypeKey = NSStringPluralRuleType; NSStringFormatValueTypeKey = d;
        one = "%d file"; other = "%d files"; }; }
        """,
      outline: "1:1 k = %d files left [one: %d file left, other: %d files left]"),
    VariableTextCase(
      testDescription: "two variables, one with a position, one in the other",
      entry: """
        { NSStringLocalizedFormatKey = "%1$#@a@!"; a = { one = "1 of %2$#@b@"; other = "n of %2$#@b@"; };
        b = { other = "m"; }; }
        """,
      outline: "1:1 k = n of m! [one: 1 of m!, other: n of m!]"),
    VariableTextCase(
      testDescription: "texts by device",
      entry:
        "{ NSStringDeviceSpecificRuleType = { ipad = \"Touch\"; mac = Click; other = Tap; }; }",
      outline: "1:1 k = Tap [ipad: Touch, mac: Click, other: Tap]"),
    VariableTextCase(
      testDescription: "texts by width",
      entry: "{ NSStringVariableWidthRuleType = { 20 = Hi; 50 = \"Hello\"; }; }",
      outline: "1:1 k = Hello [20: Hi, 50: Hello]"),
    VariableTextCase(
      testDescription: "a variable without a rule",
      entry: "{ NSStringLocalizedFormatKey = \"50% #@x@ %#@ end\"; }",
      outline: "1:1 k = 50% #@x@ %#@ end"),
    VariableTextCase(
      testDescription: "a variable that names itself",
      entry: "{ NSStringLocalizedFormatKey = \"%#@a@\"; a = { other = \"x%#@a@\"; }; }",
      outline: "1:1 k = x%#@a@ [other: x%#@a@]"),
  ]
}

struct VariableTextTests {
  @Test(arguments: VariableTextCase.all)
  func `a text that depends on something is read with its variants`(_ test: VariableTextCase) throws
  {
    let table = try StringsTable(parsing: Array("k = \(test.entry);".utf8))
    #expect(table.outline == [test.outline])
  }

  @Test func `variables that name each other twice do not grow without bounds`() throws {
    let names = (0..<30).map { "v\($0)" }
    let rules = zip(names, names.dropFirst()).map {
      "\($0) = { other = \"%#@\($1)@%#@\($1)@\"; };"
    }
    let file = "k = { NSStringLocalizedFormatKey = \"%#@v0@\"; \(rules.joined()) };"
    let text = try #require(StringsTable(parsing: Array(file.utf8))["k"])
    #expect(text.utf8.count < 1 << 18)
  }
}
