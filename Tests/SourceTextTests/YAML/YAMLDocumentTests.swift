import SourceText
import Testing

/// A document and its values in one line.
struct YAMLCase: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var text: String
  /// Scalars in quotes, plain ones without; or the error.
  var outline: String

  init(_ name: String, _ text: String, _ outline: String) {
    testDescription = name
    self.text = text
    self.outline = outline
  }
}

@Suite struct YAMLDocumentTests {
  @Test(arguments: YAMLCase.blocks + YAMLCase.flow + YAMLCase.scalars)
  func `values are read`(_ test: YAMLCase) {
    #expect(Self.outline(of: test.text) == test.outline)
  }

  @Test(arguments: YAMLCase.refused)
  func `unsupported YAML is rejected at its position`(_ test: YAMLCase) {
    #expect(Self.outline(of: test.text) == test.outline)
  }

  @Test func `every value has its position, and every key`() throws {
    let document = try #require(try YAMLDocument.read("a:\n  - b\n  - {c: \"d\"}\n"))
    guard case .mapping(let members) = document.content,
      case .sequence(let items) = members[0].value.content,
      case .mapping(let inner) = items[1].content
    else {
      Issue.record("expected a mapping with a list, found \(document)")
      return
    }
    #expect([members[0].keyLine, members[0].keyColumn] == [1, 1])
    #expect(items.map { [$0.line, $0.column] } == [[2, 5], [3, 5]])
    #expect([inner[0].keyLine, inner[0].keyColumn] == [3, 6])
    #expect([inner[0].value.line, inner[0].value.column] == [3, 9])
  }

  @Test(arguments: ["[", "{a: ", "- "])
  func `values in one another come to an end`(_ opening: String) {
    let text = String(repeating: opening, count: 100_000)
    #expect(Self.outline(of: text).contains("more than 100 values in one another"))
  }

  private static func outline(of text: String) -> String {
    do throws(DocumentError) {
      return try YAMLDocument.read(text).map(outline) ?? "nothing"
    } catch {
      return "\(error.line):\(error.column): \(error.reason)"
    }
  }

  private static func outline(of value: YAMLValue) -> String {
    switch value.content {
    case .scalar(let text, let isPlain): isPlain ? text : text.debugDescription
    case .sequence(let items): "[" + items.map(outline).joined(separator: ", ") + "]"
    case .mapping(let members):
      "{" + members.map { "\($0.key): \(outline(of: $0.value))" }.joined(separator: ", ") + "}"
    }
  }
}
