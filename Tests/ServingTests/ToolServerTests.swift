import Testing

@testable import Serving

/// MCP: the version agreed on, tools, resources.
@Suite struct ToolServerTests {
  private static func request(_ id: Int, _ method: String, _ parameters: String = "{}") -> String {
    #"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)","params":\#(parameters)}"#
  }

  private static func initialize(_ version: String) -> String {
    request(
      1, "initialize",
      #"{"protocolVersion":"\#(version)","capabilities":{},"clientInfo":{"name":"t","version":"1"}}"#
    )
  }

  private static func failure(_ id: Int, _ code: Int, _ message: String) -> String {
    #"{"jsonrpc": "2.0", "id": \#(id), "error": {"code": \#(code), "message": "\#(message)"}}"#
  }

  private static func answer(_ id: Int, _ text: String, isError: Bool) -> String {
    #"{"jsonrpc": "2.0", "id": \#(id), "result": {"content": [{"type": "text", "text": "\#(text)"}], "#
      + #""isError": \#(isError)}}"#
  }

  private func sent(_ messages: [String]) -> [String] {
    let all = [Self.initialize("2025-06-18")] + messages
    return Array(ScriptedConversation(ToolServer(FakeBox(), version: "1"), all).sent.dropFirst())
  }

  @Test(arguments: [
    ("2024-11-05", "2024-11-05"), ("2025-03-26", "2025-03-26"), ("2025-06-18", "2025-06-18"),
    ("2025-11-25", "2025-11-25"), ("1999-01-01", "2025-11-25"),
  ])
  func `a version that both know is agreed on, else the latest`(wanted: String, agreed: String) {
    let talk = ScriptedConversation(
      ToolServer(FakeBox(), version: "9.8.7"),
      [Self.initialize(wanted), #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#])
    #expect(
      talk.sent == [
        #"{"jsonrpc": "2.0", "id": 1, "result": {"protocolVersion": "\#(agreed)", "capabilities": "#
          + #"{"tools": {}, "resources": {}}, "serverInfo": {"name": "a11y-audit", "title": "#
          + #""Earshot accessibility audit", "version": "9.8.7"}, "instructions": "Be kind."}}"#
      ])
    #expect(talk.status == 0)
  }

  @Test func `nothing but ping comes before initialize`() {
    let talk = ScriptedConversation(
      ToolServer(FakeBox(), version: "1"),
      [Self.request(1, "ping"), Self.request(2, "tools/list"), Self.request(3, "initialize")])
    #expect(
      talk.sent == [
        #"{"jsonrpc": "2.0", "id": 1, "result": {}}"#,
        Self.failure(2, -32_600, #"The first request is \"initialize\"."#),
        Self.failure(3, -32_602, #"found no \"protocolVersion\"; expected one"#),
      ])
  }

  @Test func `a tool is listed with what it takes`() {
    #expect(
      sent([Self.request(2, "tools/list")]) == [
        #"{"jsonrpc": "2.0", "id": 2, "result": {"tools": [{"name": "join", "title": "Join", "#
          + #""description": "Join texts.", "inputSchema": {"type": "object", "properties": {"texts": "#
          + #"{"type": "array", "items": {"type": "string"}, "minItems": 1, "description": "Texts."}, "#
          + #""case": {"type": "string", "enum": ["upper", "lower"], "description": "Case."}, "end": "#
          + #"{"type": "string", "description": "End."}}, "required": ["texts"], "#
          + #""additionalProperties": false}, "annotations": {"readOnlyHint": true, "openWorldHint": "#
          + #"false}}]}}"#
      ])
    #expect(
      sent([Self.request(2, "tools/list", #"{"cursor":"x"}"#)]) == [
        Self.failure(2, -32_602, "found a cursor; the list has one page")
      ])
  }

  struct CallCase: CustomTestStringConvertible, Sendable {
    let arguments: String
    let answer: String
    let isError: Bool
    var testDescription: String { arguments }
  }

  private static let calls: [CallCase] = [
    CallCase(arguments: #"{"texts":["a","B"]}"#, answer: "aB", isError: false),
    CallCase(
      arguments: #"{"texts":["a","B"],"case":"upper","end":"!\n"}"#, answer: #"AB!\n"#,
      isError: false),
    CallCase(arguments: #"{"texts":["a"],"end":null}"#, answer: "a", isError: false),
    CallCase(arguments: "{}", answer: #"found no \"texts\"; expected one"#, isError: true),
    CallCase(
      arguments: "[]", answer: "found an array as arguments; expected an object", isError: true),
    CallCase(
      arguments: #"{"texts":[]}"#, answer: #"\"texts\" takes an array of one string or more"#,
      isError: true),
    CallCase(
      arguments: #"{"texts":["a",1]}"#, answer: #"\"texts\" takes an array of one string or more"#,
      isError: true),
    CallCase(
      arguments: #"{"texts":["a"],"case":"Upper"}"#,
      answer: #"\"case\" takes one of upper, lower"#, isError: true),
    CallCase(
      arguments: #"{"texts":["a"],"end":true}"#,
      answer: #"found a boolean as \"end\"; expected a string"#, isError: true),
    CallCase(arguments: #"{"texts":["a"],"end":1}"#, answer: "a1", isError: false),
    CallCase(
      arguments: #"{"text":["a"]}"#,
      answer: #"there is no parameter \"text\"; expected one of texts, case, end"#, isError: true),
    CallCase(arguments: #"{"texts":["fail"]}"#, answer: "it failed", isError: true),
  ]

  @Test(arguments: calls) func `a call has a result, or an error for the agent`(_ call: CallCase) {
    let request = Self.request(2, "tools/call", #"{"name":"join","arguments":\#(call.arguments)}"#)
    #expect(sent([request]) == [Self.answer(2, call.answer, isError: call.isError)])
  }

  @Test func `calls of nothing are refused`() {
    #expect(
      sent([
        Self.request(2, "tools/call", #"{"name":"none"}"#), Self.request(3, "tools/call"),
        Self.request(4, "prompts/list"),
      ]) == [
        Self.failure(2, -32_602, #"There is no tool \"none\"."#),
        Self.failure(3, -32_602, #"found no \"name\" of a tool; expected one"#),
        Self.failure(4, -32_601, #"There is no method \"prompts/list\"."#),
      ])
  }

  @Test func `resources are listed and read`() {
    #expect(
      sent([
        Self.request(2, "resources/list"), Self.request(3, "resources/templates/list"),
        Self.request(4, "resources/read", #"{"uri":"a:b"}"#),
        Self.request(5, "resources/read", #"{"uri":"a:c"}"#), Self.request(6, "resources/read"),
      ]) == [
        #"{"jsonrpc": "2.0", "id": 2, "result": {"resources": [{"uri": "a:b", "name": "b", "#
          + #""description": "B.", "mimeType": "text/plain"}]}}"#,
        #"{"jsonrpc": "2.0", "id": 3, "result": {"resourceTemplates": []}}"#,
        #"{"jsonrpc": "2.0", "id": 4, "result": {"contents": [{"uri": "a:b", "mimeType": "#
          + #""text/plain", "text": "The B."}]}}"#,
        Self.failure(5, -32_002, #"There is no resource \"a:c\"."#),
        Self.failure(6, -32_602, #"found no \"uri\"; expected one"#),
      ])
  }

  @Test func `a request that is taken back has no answer`() {
    let cancel =
      #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":2}}"#
    #expect(sent([Self.request(2, "tools/list") + "\n" + cancel]) == [])
  }
}

private struct FakeBox: Toolbox {
  let tools = [
    Tool(
      "join", title: "Join", "Join texts.",
      [
        Tool.Parameter("texts", .texts, "Texts.", isRequired: true),
        Tool.Parameter("case", .choice(["upper", "lower"]), "Case."),
        Tool.Parameter("end", .text, "End."),
      ])
  ]
  let resources = [AgentResource(uri: "a:b", name: "b", "B.")]
  let instructions = "Be kind."

  func call(_ tool: String, _ arguments: ToolArguments) throws(ToolError) -> String {
    let joined = arguments.texts("texts").joined()
    if joined == "fail" { throw ToolError("it failed") }
    let text = arguments.text("case") == "upper" ? joined.uppercased() : joined
    return text + (arguments.text("end") ?? "")
  }

  func text(ofResource uri: String) -> String? { uri == "a:b" ? "The B." : nil }
}
