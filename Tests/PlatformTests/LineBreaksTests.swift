import Platform
import Testing

/// Lines of a narrow terminal.
struct LineBreaksTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String { text }
    var text: String
    var lines: [String]

    init(_ text: String, _ lines: [String]) { (self.text, self.lines) = (text, lines) }
  }

  static let all: [Case] = [
    Case("", [""]),
    Case("Pay, Button", ["Pay, Button"]),
    Case("Volume, 40%, Adjustable", ["Volume, 40%,", "Adjustable"]),
    Case("exactly ten words", ["exactly ten", "words"]),
    Case("Adjustments, Button", ["Adjustments,", "Button"]),
    Case("Bedienungshilfen", ["Bedienungshilfen"]),
    Case("an Bedienungshilfen on", ["an", "Bedienungshilfen", "on"]),
    Case(" Bedienungshilfen", [" Bedienungshilfen"]),
    Case("12345678901 3", ["12345678901", "3"]),
  ]

  @Test(arguments: all) func `a line is broken between words`(_ example: Case) {
    #expect(LineBreaks(example.text, width: 12).lines == example.lines)
  }

  @Test func `without a width a line is whole`() {
    #expect(LineBreaks("Pay, Button", width: 0).lines == ["Pay, Button"])
  }
}
