import Reports
import Testing

@Suite struct JSONValueTests {
  private func read(_ text: String) throws(JSONReadingError) -> JSONValue {
    try JSONValue(Array(text.utf8))
  }

  @Test func `all kinds of values are read`() throws {
    #expect(
      try read(" {\"a\": [1, -2.5e1, true, false, null], \"b\": {}, \"c\": []}\n")
        == .object([
          "a": .array([.number(1), .number(-25), .bool(true), .bool(false), .null]),
          "b": .object([:]), "c": .array([]),
        ]))
    #expect(
      try read(#""\"\\\/\b\f\n\r\té\u00e9\ud83d\ude00""#)
        == .string("\"\\/\u{8}\u{C}\n\r\té\u{E9}\u{1F600}"))
  }

  struct ErrorCase: CustomTestStringConvertible {
    let text: String
    let line: Int
    let column: Int
    let reason: String

    var testDescription: String { text }

    init(_ text: String, _ line: Int, _ column: Int, _ reason: String) {
      self.text = text
      self.line = line
      self.column = column
      self.reason = reason
    }

    static let all = [
      ErrorCase("", 1, 1, "the document ends in the middle, expected a value"),
      ErrorCase("{\n\"é\" 1}", 2, 5, "unexpected \"1\", expected a colon"),
      ErrorCase("[1,]", 1, 4, "unexpected \"]\", expected a value"),
      ErrorCase("[1 2]", 1, 4, "unexpected \"2\", expected a comma or a closing bracket"),
      ErrorCase("{\"a\":1,}", 1, 8, "unexpected \"}\", expected the name of a member"),
      ErrorCase(
        "{\"a\":1", 1, 7, "the document ends in the middle, expected a comma or a closing brace"),
      ErrorCase(
        "{\"a\":1,\"a\":2}", 1, 8, "a member for the second time, expected each member once"),
      ErrorCase("01", 1, 2, "unexpected \"1\", expected the end of the document"),
      ErrorCase("1.", 1, 3, "the document ends in the middle, expected a digit"),
      ErrorCase("-", 1, 2, "the document ends in the middle, expected a digit"),
      ErrorCase("1e999", 1, 1, "a number out of range, expected a number that fits"),
      ErrorCase("tru", 1, 1, "unexpected \"t\", expected a value"),
      ErrorCase("\"a\nb\"", 1, 3, "a control character in a string, expected it escaped"),
      ErrorCase("\"\\x\"", 1, 3, "unexpected \"x\", expected an escape"),
      ErrorCase("\"\\ud83d\"", 1, 3, "half of a character, expected a whole one"),
      ErrorCase("\"\\u12g4\"", 1, 6, "unexpected \"g\", expected a hexadecimal digit"),
      ErrorCase("\"a", 1, 3, "the document ends in the middle, expected a quotation mark"),
      ErrorCase("'a'", 1, 1, "unexpected \"'\", expected a value"),
      ErrorCase(
        String(repeating: "[", count: 100_000), 1, 65,
        "expected at most 64 arrays and objects in each other"),
    ]
  }

  @Test(arguments: ErrorCase.all)
  func `what is no JSON is refused at its place`(_ error: ErrorCase) throws {
    let thrown = #expect(throws: JSONReadingError.self) { try read(error.text) }
    #expect(thrown?.line == error.line)
    #expect(thrown?.column == error.column)
    #expect(thrown?.reason == error.reason)
  }

  @Test func `text that is no UTF-8 is refused`() {
    #expect(throws: JSONReadingError.self) { try JSONValue([0x22, 0xFF, 0x22]) }
  }

  @Test func `our own report is read whole`() throws {
    let report = try JSONValue(JSONReport().bytes(of: try SampleReport.whole()))
    #expect(report["summary"]?["errors"]?.integer == 3)
  }
}
