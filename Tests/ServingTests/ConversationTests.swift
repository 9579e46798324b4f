import SourceText
import Testing

@testable import Serving

/// A server's responses to any input.
@Suite struct ConversationTests {
  private func sent(_ pieces: [String]) -> [String] {
    ScriptedConversation(Echo(), pieces).sent
  }

  private static func failure(_ id: String, _ code: Int, _ message: String) -> String {
    "{\"jsonrpc\": \"2.0\", \"id\": \(id), \"error\": {\"code\": \(code), \"message\": \"\(message)\"}}"
  }

  private static func result(_ id: String, _ text: String) -> String {
    "{\"jsonrpc\": \"2.0\", \"id\": \(id), \"result\": \"\(text)\"}"
  }

  struct MessageCase: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let input: String
    let expected: [String]
  }

  private static let cases: [MessageCase] = [
    MessageCase(
      testDescription: "a request", input: #"{"jsonrpc": "2.0", "id": 7, "method": "a"}"#,
      expected: [result("7", "a")]),
    MessageCase(
      testDescription: "an id that is a text",
      input: #"{"jsonrpc":"2.0","id":"x\"y","method":"a"}"#,
      expected: [result(#""x\"y""#, "a")]),
    MessageCase(
      testDescription: "a notification", input: #"{"jsonrpc": "2.0", "method": "a"}"#, expected: []),
    MessageCase(
      testDescription: "an answer", input: #"{"jsonrpc": "2.0", "id": 1, "result": null}"#,
      expected: []),
    MessageCase(
      testDescription: "no JSON", input: "{\"jsonrpc\": ",
      expected: [
        failure(
          "null", -32_700,
          "the document ends in the middle; expected a value (line 1, column 13 of the message)")
      ]),
    MessageCase(
      testDescription: "no object", input: "7",
      expected: [failure("null", -32_600, "found a number; expected an object")]),
    MessageCase(
      testDescription: "no version", input: #"{"id": 3, "method": "a"}"#,
      expected: [failure("3", -32_600, #"expected \"jsonrpc\": \"2.0\""#)]),
    MessageCase(
      testDescription: "an id that is none", input: #"{"jsonrpc": "2.0", "id": [], "method": "a"}"#,
      expected: [failure("null", -32_600, #"expected a string or an integer as \"id\""#)]),
    MessageCase(
      testDescription: "no method", input: #"{"jsonrpc": "2.0", "id": 3}"#,
      expected: [failure("3", -32_600, #"found no \"method\"; expected one"#)]),
    MessageCase(
      testDescription: "a method that is no text", input: #"{"jsonrpc":"2.0","id":3,"method":4}"#,
      expected: [failure("3", -32_600, #"found a number as \"method\"; expected a string"#)]),
    MessageCase(
      testDescription: "a batch",
      input: #"[{"jsonrpc":"2.0","id":1,"method":"a"},{"jsonrpc":"2.0","method":"b"},4]"#,
      expected: [
        "[\(result("1", "a")), \(failure("null", -32_600, "found a number; expected an object"))]"
      ]),
    MessageCase(
      testDescription: "a batch of notifications", input: #"[{"jsonrpc":"2.0","method":"b"}]"#,
      expected: []),
    MessageCase(
      testDescription: "an empty batch", input: "[]",
      expected: [failure("null", -32_600, "found an array; expected an object")]),
  ]

  @Test(arguments: cases) func `every message has its answer`(_ message: MessageCase) {
    #expect(sent([message.input]) == message.expected)
  }

  @Test func `the conversation goes on after each of them`() {
    let next = #"{"jsonrpc": "2.0", "id": 99, "method": "z"}"#
    for message in Self.cases {
      #expect(sent([message.input + "\n" + next]) == message.expected + [Self.result("99", "z")])
    }
  }

  @Test func `a request that waits can be taken back`() {
    let requests = [1, 2, 3].map { #"{"jsonrpc":"2.0","id":\#($0),"method":"a"}"# }
    let cancel = #"{"jsonrpc":"2.0","method":"cancel","params":{"id":2}}"#
    #expect(
      sent([(requests + [cancel]).joined(separator: "\n")]) == [
        Self.result("1", "a"), Self.failure("2", -1, "taken back"), Self.result("3", "a"),
      ])
    // An answered request cannot be cancelled, and its id is free again.
    #expect(
      sent([requests[1], cancel, requests[1]]) == [Self.result("2", "a"), Self.result("2", "a")])
  }

  @Test func `the end of the input ends the conversation`() {
    #expect(ScriptedConversation(Echo(), []).status == 5)
  }
}

/// Answers each request with its method.
private struct Echo: MessageHandler {
  static let cancellation = Cancellation(
    method: "cancel", parameter: "id", answer: RPCError(code: -1, message: "taken back"))
  static let takesBatches = true

  var status: Int32? { nil }
  var statusAtEnd: Int32 { 5 }
  var hasWork: Bool { false }

  func handle(_ message: IncomingMessage) -> [OutgoingMessage] {
    guard case .request(let id, let call) = message else { return [] }
    return [.result(of: id) { $0.string(call.method) }]
  }

  func work() -> [OutgoingMessage] { [] }
}
