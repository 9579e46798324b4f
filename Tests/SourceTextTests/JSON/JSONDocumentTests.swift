import SourceText
import Testing

struct JSONDocumentTests {
  @Test func `values of every kind are read`() throws {
    let text = #"{"a": [1, -2.5e1, true, false, null, "x"], "b": {}, "c": []}"#
    let root = try JSONDocument(Array(text.utf8)).root
    #expect(root.kind == .object)
    #expect(root.count == 3)
    #expect(root.members.map(\.name) == ["a", "b", "c"])
    let values = try #require(root["a"]).elements.map { $0 }
    #expect(values.map(\.kind) == [.number, .number, .boolean, .boolean, .null, .string])
    #expect(values.map(\.number) == [1, -25, nil, nil, nil, nil])
    #expect(values.map(\.integer) == [1, -25, nil, nil, nil, nil])
    #expect(values.map(\.boolean) == [nil, nil, true, false, nil, nil])
    #expect(values.map(\.string) == [nil, nil, nil, nil, nil, "x"])
    #expect(root["b"]?.count == 0)
    #expect(root["c"]?.elements.map(\.kind) == [])
    #expect(root["d"]?.kind == nil)
  }

  @Test func `escapes are decoded, and half a pair becomes a replacement`() throws {
    let text = #"["\"\\\/\b\f\n\r\t", "\u00e9\ud83d\ude00\u0041", "\ud83dx", "\ude00"]"#
    let root = try JSONDocument(Array(text.utf8)).root
    #expect(
      root.elements.map(\.string) == ["\"\\/\u{8}\u{C}\n\r\t", "é😀A", "\u{FFFD}x", "\u{FFFD}"])
  }

  @Test func `a value knows its line and its column in characters`() throws {
    let text = "\u{FEFF}{\n  \"é😀\": 1,\n  \"b\": [\"ü\", 2]\n}"
    let root = try JSONDocument(Array(text.utf8)).root
    #expect(root.position == (1, 1))
    #expect(root.member("é😀").map { "\($0.position)" } == "(line: 2, column: 9)")
    #expect(
      root["b"]?.elements.map { "\($0.position)" } == [
        "(line: 3, column: 9)", "(line: 3, column: 14)",
      ])
  }

  @Test func `a position far into one long line is found`() throws {
    let text = "[" + String(repeating: "\"é\", ", count: 5_000) + "true]"
    let last = try JSONDocument(Array(text.utf8)).root.elements.map { $0.position }.last
    #expect(last.map { "\($0)" } == "(line: 1, column: 25002)")
  }

  @Test func `all bits of a mask are kept`() throws {
    let root = try JSONDocument(Array("[18446744073709551615, 9007199254740993]".utf8)).root
    #expect(root.elements.map(\.unsignedInteger) == [.max, 9_007_199_254_740_993])
  }

  @Test func `null is absent, and yet a member`() throws {
    let root = try JSONDocument(Array(#"{"a": null}"#.utf8)).root
    #expect(root["a"]?.kind == nil)
    #expect(root.member("a")?.isNull == true)
  }

  @Test func `a thousand levels are read`() throws {
    let text = String(repeating: "[", count: 1_000) + String(repeating: "]", count: 1_000)
    var value = try JSONDocument(Array(text.utf8)).root
    var depth = 1
    while let child = value.elements.first(where: { _ in true }) {
      value = child
      depth += 1
    }
    #expect(depth == 1_000)
  }

  @Test(arguments: JSONRefusalCase.all)
  func `other text is rejected at its position`(_ refusal: JSONRefusalCase) {
    let error = #expect(throws: DocumentError.self) {
      try JSONDocument(refusal.bytes, limits: refusal.limits)
    }
    #expect(error.map { "\($0.line):\($0.column) \($0.reason)" } == refusal.error)
  }
}

struct JSONRefusalCase: CustomTestStringConvertible {
  var bytes: [UInt8]
  var error: String
  var limits = JSONLimits()

  var testDescription: String { error }

  init(_ text: String, _ error: String, _ change: (inout JSONLimits) -> Void = { _ in }) {
    self.init(Array(text.utf8), error, change)
  }

  init(_ bytes: [UInt8], _ error: String, _ change: (inout JSONLimits) -> Void = { _ in }) {
    self.bytes = bytes
    self.error = error
    change(&limits)
  }

  static let all: [JSONRefusalCase] = [
    JSONRefusalCase("", "1:1 the document ends in the middle; expected a value"),
    JSONRefusalCase(" \n [1,", "2:5 the document ends in the middle; expected a value"),
    JSONRefusalCase("{\"a\"", "1:5 the document ends in the middle; expected ':'"),
    JSONRefusalCase("{", "1:2 the document ends in the middle; expected a key or '}'"),
    JSONRefusalCase("[", "1:2 the document ends in the middle; expected a value or ']'"),
    JSONRefusalCase("[1 2]", "1:4 found '2'; expected ',' or ']'"),
    JSONRefusalCase("{\"a\":1]", "1:7 found ']'; expected ',' or '}'"),
    JSONRefusalCase("[1,]", "1:4 found ']'; expected a value"),
    JSONRefusalCase("{\"a\":1,}", "1:8 found '}'; expected a key"),
    JSONRefusalCase("{a:1}", "1:2 found 'a'; expected a key or '}'"),
    JSONRefusalCase("{\"a\" 1}", "1:6 found '1'; expected ':'"),
    JSONRefusalCase("[1]\n[2]", "2:1 found more after the value; expected the end of the document"),
    JSONRefusalCase("\"é\n\"", "1:3 found a control character in a string; expected an escape"),
    JSONRefusalCase("[\"abc", "1:2 a string has no end; expected its closing quote"),
    JSONRefusalCase("[\"\\x\"]", "1:3 found an unknown escape; expected one of JSON"),
    JSONRefusalCase("[\"\\", "1:3 found an unknown escape; expected one of JSON"),
    JSONRefusalCase("[\"\\u12g4\"]", "1:3 found '\\u' without four digits; expected them"),
    JSONRefusalCase("[-]", "1:3 found no digit in a number; expected one"),
    JSONRefusalCase("[1.]", "1:4 found no digit in a number; expected one"),
    JSONRefusalCase("[1e]", "1:4 found no digit in a number; expected one"),
    JSONRefusalCase("[01]", "1:3 found '1'; expected ',' or ']'"),
    JSONRefusalCase("[1e309]", "1:2 found a number that is too large; expected a finite one"),
    JSONRefusalCase("[tru]", "1:2 found 't'; expected a value"),
    JSONRefusalCase("[NaN]", "1:2 found 'N'; expected a value"),
    JSONRefusalCase("[// x\n1]", "1:2 found '/'; expected a value"),
    JSONRefusalCase("[\u{0}]", "1:2 found a character; expected a value"),
    JSONRefusalCase("{\"a\":1,\n\"a\":2}", "2:1 found a key twice; expected it once"),
    JSONRefusalCase([0xFF, 0xFE, 0x5B, 0x00], "1:1 found UTF-16; expected UTF-8"),
    JSONRefusalCase([0x22, 0xC3, 0x22], "1:2 found a byte that is not UTF-8; expected UTF-8"),
    JSONRefusalCase(
      [0x22, 0xED, 0xA0, 0x80, 0x22], "1:2 found a byte that is not UTF-8; expected UTF-8"),
    JSONRefusalCase([0x22, 0xF0, 0x9F], "1:2 found a byte that is not UTF-8; expected UTF-8"),
    JSONRefusalCase("[[1]]", "1:2 values nested deeper than 1; expected at most that many levels") {
      $0.depth = 1
    },
    JSONRefusalCase("[1,2]", "1:4 more than 2 values; expected at most that many") {
      $0.values = 2
    },
    JSONRefusalCase("[\"abc\"]", "1:2 a text of 5 bytes; expected at most 4") { $0.textLength = 4 },
    JSONRefusalCase("{\"a\":1,\"b\":2}", "1:1 2 keys in one object; expected at most 1") {
      $0.members = 1
    },
  ]
}
