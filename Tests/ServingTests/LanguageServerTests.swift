import SourceText
import Testing

@testable import Serving

/// LSP 3.17: the life of a server, documents, diagnostics, code actions.
@Suite struct LanguageServerTests {
  private static let uri = "file:///app/a%20b.xml"

  private static let initialize =
    #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"rootUri":"file:///app","capabilities""#
    + #":{"textDocument":{"codeAction":{"codeActionLiteralSupport":{}}}}}}"#
  private static let exit = #"{"jsonrpc":"2.0","method":"exit"}"#

  private static func open(_ text: String, version: Int = 1) -> String {
    #"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"\#(uri)","#
      + #""languageId":"xml","version":\#(version),"text":"\#(text)"}}}"#
  }

  private static func change(_ text: String, version: Int) -> String {
    #"{"jsonrpc":"2.0","method":"textDocument/didChange","params":{"textDocument":{"uri":"\#(uri)","#
      + #""version":\#(version)},"contentChanges":[{"text":"\#(text)"}]}}"#
  }

  private static func request(_ id: Int, _ method: String, _ parameters: String = "{}") -> String {
    #"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)","params":\#(parameters)}"#
  }

  private static func actions(_ id: Int, line: Int, only: String = "[]") -> String {
    let position = #"{"line":\#(line),"character":0}"#
    let only = only == "[]" ? "" : #","only":\#(only)"#
    return request(
      id, "textDocument/codeAction",
      #"{"textDocument":{"uri":"\#(uri)"},"range":{"start":\#(position),"end":\#(position)},"#
        + #""context":{"diagnostics":[]\#(only)}}"#)
  }

  /// The diagnostics of the fake auditor: one at each `<bad/>`.
  private static func published(_ version: Int?, at lines: [Int]) -> String {
    let version = version.map { #""version": \#($0), "# } ?? ""
    let diagnostics = lines.map { diagnostic(at: $0) }.joined(separator: ", ")
    return #"{"jsonrpc": "2.0", "method": "textDocument/publishDiagnostics", "params": {"uri": "#
      + #""\#(uri)", \#(version)"diagnostics": [\#(diagnostics)]}}"#
  }

  private static func diagnostic(at line: Int) -> String {
    #"{"range": \#(range(line, 0, 6)), "severity": 2, "code": "bad", "codeDescription": {"href": "#
      + #""https://example.com/bad"}, "source": "a11y-audit", "message": "is bad", "#
      + #""relatedInformation": [{"location": {"uri": "\#(uri)", "range": \#(range(0, 0, 3))}, "#
      + #""message": "a"}]}"#
  }

  private static func range(_ line: Int, _ start: Int, _ end: Int) -> String {
    #"{"start": {"line": \#(line), "character": \#(start)}, "#
      + #""end": {"line": \#(line), "character": \#(end)}}"#
  }

  private static func failure(_ id: Int, _ code: Int, _ message: String) -> String {
    #"{"jsonrpc": "2.0", "id": \#(id), "error": {"code": \#(code), "message": "\#(message)"}}"#
  }

  private func talk(_ pieces: [String], notices: [String] = []) -> ScriptedConversation {
    ScriptedConversation(LanguageServer(FakeAuditor(notices: notices), version: "9.8.7"), pieces)
  }

  /// The messages after the response to `initialize`.
  private func sent(_ pieces: [String], notices: [String] = []) -> [String] {
    Array(talk([Self.initialize] + pieces, notices: notices).sent.dropFirst())
  }

  @Test func `the server says what it can do`() {
    #expect(
      talk([Self.initialize]).sent == [
        #"{"jsonrpc": "2.0", "id": 1, "result": {"capabilities": {"positionEncoding": "utf-16", "#
          + #""textDocumentSync": {"openClose": true, "change": 1, "save": true}, "#
          + #""hoverProvider": true, "codeActionProvider": {"codeActionKinds": ["quickfix", "source.fixAll.a11y-audit"]}}, "#
          + #""serverInfo": {"name": "a11y-audit", "version": "9.8.7"}}}"#
      ])
  }

  @Test func `requests before and after its life are refused`() {
    let early = talk([Self.request(5, "shutdown"), Self.open("<bad/>")])
    #expect(
      early.sent == [Self.failure(5, -32_002, #"The first request is \"initialize\"."#)])
    #expect(
      sent([Self.initialize]) == [
        Self.failure(1, -32_600, "The server is initialised already.")
      ])
    #expect(
      sent([Self.request(2, "shutdown") + "\n" + Self.request(3, "textDocument/codeAction")]) == [
        #"{"jsonrpc": "2.0", "id": 2, "result": null}"#,
        Self.failure(
          3, -32_600, #"The server is shut down; expected the notification \"exit\"."#),
      ])
    #expect(
      sent([Self.request(2, "textDocument/rename")]) == [
        Self.failure(2, -32_601, #"There is no method \"textDocument/rename\"."#)
      ])
  }

  @Test func `exit after shutdown is 0, else 1`() {
    #expect(talk([Self.initialize, Self.request(2, "shutdown"), Self.exit]).status == 0)
    #expect(talk([Self.initialize, Self.exit]).status == 1)
    #expect(talk([Self.exit]).status == 1)
    #expect(talk([Self.initialize]).status == 1)
  }

  @Test func `a document is audited when it is opened and changed`() {
    #expect(
      sent([Self.open(#"<a>\n<bad/>"#), Self.change("<a>", version: 2)]) == [
        Self.published(1, at: [1]), Self.published(2, at: []),
      ])
  }

  @Test func `of changes that wait only the last is audited`() {
    let changes = [
      Self.open(#"<a>\n<bad/>"#), Self.change("<a>", version: 2),
      Self.change(#"<a>\n\n<bad/>"#, version: 3),
    ]
    #expect(sent([changes.joined(separator: "\n")]) == [Self.published(3, at: [2])])
  }

  @Test func `a document that is closed has no diagnostics`() {
    let close =
      #"{"jsonrpc":"2.0","method":"textDocument/didClose","params":{"textDocument":{"uri":"#
      + #""\#(Self.uri)"}}}"#
    #expect(
      sent([Self.open(#"<a>\n<bad/>"#), close, close]) == [
        Self.published(1, at: [1]), Self.published(1, at: []),
      ])
  }

  @Test func `a document that is saved is audited again, with what other files hold now`() {
    let save = #"{"jsonrpc":"2.0","method":"textDocument/didSave","params":{}}"#
    #expect(
      sent([Self.open(#"<a>\n<new/>"#), save]) == [
        Self.published(1, at: []), Self.published(1, at: [1]),
      ])
  }

  @Test func `files of the folders that are not audited are named once, after the first document`()
  {
    let save = #"{"jsonrpc":"2.0","method":"textDocument/didSave","params":{}}"#
    #expect(
      sent(
        [Self.open(#"<a>\n<bad/>"#), save],
        notices: ["2 layouts are not audited", "1 file excluded"])
        == [
          Self.published(1, at: [1]),
          #"{"jsonrpc": "2.0", "method": "window/showMessage", "params": {"type": 3, "#
            + #""message": "2 layouts are not audited.\n1 file excluded."}}"#,
          Self.published(1, at: [1]),
        ])
    #expect(talk([Self.initialize], notices: ["2 layouts are not audited"]).sent.count == 1)
  }

  @Test func `notifications that are malformed or unknown change nothing`() {
    let partial =
      #"{"jsonrpc":"2.0","method":"textDocument/didChange","params":{"textDocument":{"uri":"#
      + #""\#(Self.uri)","version":2},"contentChanges":[{"range":{},"text":"x"}]}}"#
    let others = [
      #"{"jsonrpc":"2.0","method":"$/setTrace","params":{"value":"off"}}"#,
      #"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":[]}"#,
      #"{"jsonrpc":"2.0","method":"initialized"}"#,
    ]
    #expect(
      sent([Self.open(#"<a>\n<bad/>"#)] + others + [partial, Self.actions(4, line: 9)]) == [
        Self.published(1, at: [1]), #"{"jsonrpc": "2.0", "id": 4, "result": []}"#,
      ])
  }

  @Test func `a fix is offered where its element is`() {
    let text = #"<a>\n<bad/>\n<bad/>"#
    let edit = #"{"range": \#(Self.range(1, 1, 3)), "newText": "goo"}"#
    #expect(
      sent([Self.open(text), Self.actions(2, line: 1), Self.actions(3, line: 0)]) == [
        Self.published(1, at: [1, 2]),
        #"{"jsonrpc": "2.0", "id": 2, "result": [{"title": "Make it good", "kind": "quickfix", "#
          + #""diagnostics": [\#(Self.diagnostic(at: 1))], "isPreferred": true, "edit": {"changes": "#
          + #"{"\#(Self.uri)": [\#(edit)]}}}]}"#,
        #"{"jsonrpc": "2.0", "id": 3, "result": []}"#,
      ])
  }

  @Test func `a finding can be suppressed by a comment with a reason`() throws {
    let sent = sent([Self.open(#"<comments>\n<bad/>"#), Self.actions(2, line: 1)])
    let actions = try JSONDocument(Array(try #require(sent.last).utf8)).root["result"]?.array
    #expect(
      actions?.compactMap { $0["title"]?.string } == [
        "Make it good", "Suppress bad here; then write the reason",
      ])
    let edit = actions?.last?["edit"]?["changes"]?[Self.uri]?.array?.first
    #expect(
      edit?["newText"]?.string
        == "<!-- earshot:disable bad — TODO: why this is not a defect -->\n")
    #expect(edit?["range"]?["start"]?["line"]?.integer == 1)
    #expect(actions?.last?["isPreferred"]?.boolean == false)
  }

  @Test func `long work is announced before it is done, to an editor that shows it`() throws {
    let initialize = Self.initialize.replacing(
      #""capabilities":{"#, with: #""capabilities":{"window":{"workDoneProgress":true},"#)
    let save = #"{"jsonrpc":"2.0","method":"textDocument/didSave","params":{}}"#
    let all = talk([
      initialize, Self.open(#"<a>\n<bad/>"#), Self.change("<a>", version: 2), save,
    ]).sent.dropFirst()
    let words = try all.map { line in
      let message = try JSONDocument(Array(line.utf8)).root
      let kind = message["params"]?["value"]?["kind"]?.string
      return (message["method"]?.string ?? "") + (kind.map { " \($0)" } ?? "")
    }
    let audit = "textDocument/publishDiagnostics"
    #expect(
      words == [
        "window/workDoneProgress/create", "$/progress begin", audit, "$/progress end", audit,
        "window/workDoneProgress/create", "$/progress begin", audit, "$/progress end",
      ])
  }

  @Test func `all fixes are one action, for an editor that asks for it`() {
    let text = #"<a>\n<bad/>\n<bad/>"#
    let whole = #"{"start": {"line": 1, "character": 1}, "end": {"line": 2, "character": 3}}"#
    let edit = #"{"range": \#(whole), "newText": "good/>\n<goo"}"#
    #expect(
      sent([Self.open(text), Self.actions(2, line: 0, only: #"["source.fixAll"]"#)]).last
        == #"{"jsonrpc": "2.0", "id": 2, "result": [{"title": "Apply all accessibility autofixes", "#
        + #""kind": "source.fixAll.a11y-audit", "isPreferred": false, "edit": {"changes": {"#
        + #""\#(Self.uri)": [\#(edit)]}}}]}"#)
    #expect(
      sent([Self.open(text), Self.actions(2, line: 1, only: #"["refactor"]"#)]).last
        == #"{"jsonrpc": "2.0", "id": 2, "result": []}"#)
  }

  @Test func `a hover explains the element whose tag is at the position`() {
    func hover(_ id: Int, line: Int, character: Int) -> String {
      Self.request(
        id, "textDocument/hover",
        #"{"textDocument":{"uri":"\#(Self.uri)"},"position":{"line":\#(line),"character":\#(character)}}"#
      )
    }
    let inside = hover(2, line: 1, character: 5)
    let after = hover(3, line: 1, character: 6)
    let unknown = Self.request(4, "textDocument/hover", #"{"position":{"line":1,"character":0}}"#)
    #expect(
      sent([Self.open(#"<a>\n<bad/>"#), inside, after, unknown]) == [
        Self.published(1, at: [1]),
        #"{"jsonrpc": "2.0", "id": 2, "result": {"contents": {"kind": "markdown", "value": "- bad"}, "#
          + #""range": \#(Self.range(1, 0, 6))}}"#,
        #"{"jsonrpc": "2.0", "id": 3, "result": null}"#,
        Self.failure(4, -32_602, "expected a textDocument and a position"),
      ])
  }

  @Test func `a request without a document is refused`() {
    #expect(
      sent([Self.request(2, "textDocument/codeAction"), Self.actions(3, line: 0)]) == [
        Self.failure(2, -32_602, "expected a textDocument and a range"),
        Self.failure(3, -32_602, "the document is not open"),
      ])
  }

  @Test func `a request that is taken back says so`() {
    let cancel = #"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":2}}"#
    #expect(
      sent([Self.actions(2, line: 0) + "\n" + cancel]) == [
        Self.failure(2, -32_800, "The request was cancelled.")
      ])
  }
}

/// Finds each `<bad/>`, and each `<new/>` once files were read again.
private struct FakeAuditor: DocumentAuditor {
  private var names = ["<bad/>"]
  private var folders: [String] = []
  private let said: [String]

  init(notices: [String]) { said = notices }

  mutating func open(folders: [String]) { self.folders = folders }
  func notices() -> [String] { said }
  mutating func forgetFiles() { names.append("<new/>") }

  func diagnostics(of document: AuditedDocument) -> [Diagnostic] {
    guard document.path == "/app/a b.xml", folders == ["/app"] else { return [] }
    return lines(of: document).enumerated().filter { names.contains($0.element) }.map { line, _ in
      var diagnostic = Diagnostic(
        line: line + 1, column: 1, severity: .warning, rule: "bad",
        address: "https://example.com/bad", message: "is bad")
      diagnostic.related = [Diagnostic.Related(line: 1, column: 1, message: "a")]
      return diagnostic
    }
  }

  func fixes(
    of document: AuditedDocument, where isWanted: (_ line: Int, _ column: Int) -> Bool
  ) -> [DocumentFix] {
    let lines = lines(of: document)
    return lines.indices.filter { lines[$0] == "<bad/>" && isWanted($0 + 1, 1) }.map { line in
      var fixed = lines
      fixed[line] = "<good/>"
      return DocumentFix(
        title: "Make it good", line: line + 1, column: 1, rule: "bad",
        text: Array(fixed.joined(separator: "\n").utf8))
    }
  }

  func explanation(
    of document: AuditedDocument, where isWanted: (_ line: Int, _ column: Int) -> Bool
  ) -> ElementExplanation? {
    let lines = lines(of: document)
    return lines.indices.first { lines[$0] == "<bad/>" && isWanted($0 + 1, 1) }.map {
      ElementExplanation(line: $0 + 1, column: 1, markdown: "- bad")
    }
  }

  func takesComments(_ document: AuditedDocument) -> Bool {
    document.text.starts(with: Array("<comments>".utf8))
  }

  func fixedText(of document: AuditedDocument) -> [UInt8] {
    Array(String(decoding: document.text, as: UTF8.self).replacing("bad", with: "good").utf8)
  }

  private func lines(of document: AuditedDocument) -> [String] {
    String(decoding: document.text, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false
    ).map(String.init)
  }
}
