import Testing

@testable import Serving

/// Bytes become messages, in any pieces.
@Suite struct FramingTests {
  struct FramingCase: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let input: String
    let expected: [FramedMessage]
  }

  private static func body(_ text: String) -> FramedMessage { .body(Array(text.utf8)) }

  private static let noLength = FramedMessage.refused(
    "found a header without a length; expected \"Content-Length: \" and a number")

  private static let headers: [FramingCase] = [
    FramingCase(
      testDescription: "two messages",
      input: "Content-Length: 2\r\n\r\n{}Content-Length: 4\r\n\r\n\"é\"",
      expected: [body("{}"), body("\"é\"")]),
    FramingCase(
      testDescription: "another header, and names in any case",
      input:
        "content-type: application/vscode-jsonrpc; charset=utf-8\r\nCONTENT-LENGTH:2\r\n\r\n{}",
      expected: [body("{}")]),
    FramingCase(
      testDescription: "line feeds alone", input: "Content-Length: 2\n\n{}", expected: [body("{}")]),
    FramingCase(
      testDescription: "no length", input: "Content-Type: x\r\n\r\nContent-Length: 2\r\n\r\n{}",
      expected: [noLength, body("{}")]),
    FramingCase(
      testDescription: "a length that is no number",
      input: "Content-Length: two\r\n\r\nContent-Length: 2\r\n\r\n{}",
      expected: [noLength, body("{}")]),
    FramingCase(
      testDescription: "a negative length",
      input: "Content-Length: -1\r\n\r\nContent-Length: 2\r\n\r\n{}",
      expected: [noLength, body("{}")]),
    FramingCase(
      testDescription: "more bytes than the header said",
      input: "Content-Length: 2\r\n\r\n{}}}Content-Length: 2\r\n\r\n[]",
      expected: [body("{}"), body("[]")]),
    FramingCase(
      testDescription: "too long",
      input: "Content-Length: 33\r\n\r\n\(String(repeating: "x", count: 33))"
        + "Content-Length: 2\r\n\r\n{}",
      expected: [.refused("a message of 33 bytes; expected at most 32"), body("{}")]),
    FramingCase(
      testDescription: "the end is missing", input: "Content-Length: 9\r\n\r\n{}", expected: []),
  ]

  private static let lines: [FramingCase] = [
    FramingCase(
      testDescription: "two messages, blank lines and both line ends", input: "{}\n\n \r\n[]\r\n",
      expected: [body("{}"), body("[]\r")]),
    FramingCase(
      testDescription: "too long", input: String(repeating: "x", count: 40) + "\n{}\n",
      expected: [.refused("a message of more than 32 bytes; expected fewer"), body("{}")]),
    FramingCase(testDescription: "the end is missing", input: "{}", expected: []),
  ]

  private func messages(of input: String, _ framing: some MessageFraming, step: Int)
    -> [FramedMessage]
  {
    var framing = framing
    var messages: [FramedMessage] = []
    var rest = Array(input.utf8)[...]
    while !rest.isEmpty {
      framing.append(Array(rest.prefix(step)))
      rest = rest.dropFirst(step)
      while let message = framing.next() { messages.append(message) }
    }
    return messages
  }

  @Test(arguments: headers, [1, 7, 1_000])
  func `headers give messages`(_ framing: FramingCase, step: Int) {
    #expect(
      messages(of: framing.input, HeaderFraming(limit: 32), step: step) == framing.expected)
  }

  @Test(arguments: lines, [1, 7, 1_000])
  func `lines give messages`(_ framing: FramingCase, step: Int) {
    #expect(messages(of: framing.input, LineFraming(limit: 32), step: step) == framing.expected)
  }

  @Test func `a sent message can be received`() {
    let body = Array("{\"é\": 1}".utf8)
    #expect(
      String(decoding: HeaderFraming().framed(body), as: UTF8.self)
        == "Content-Length: 9\r\n\r\n{\"é\": 1}")
    #expect(String(decoding: LineFraming().framed(body), as: UTF8.self) == "{\"é\": 1}\n")
  }
}
