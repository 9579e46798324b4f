import Platform
import SourceText
import TestSupport
import Testing

/// `--lsp`, as an editor uses it.
@Suite(.enabled(if: CommandRun.isBuilt("a11y-audit"), "skips: a11y-audit is not built here"))
struct EditorCommandTests {
  private static let cart = """
    <screen title="Cart" size="390 844" language="en">
      <UILabel text="Cart" traits="header" frame="10 20 99 44"/>
      <UIButton label="Buy button" frame="10 100 60 60"/>
      <UIButton label="Sell button" frame="10 200 60 60"/>
    </screen>

    """

  /// A message with its header.
  private func message(_ body: (inout JSONWriter) -> Void) -> String {
    var json = JSONWriter()
    json.object { json in
      json.member("jsonrpc", "2.0")
      body(&json)
    }
    let text = String(decoding: json.bytes, as: UTF8.self)
    return "Content-Length: \(text.utf8.count)\r\n\r\n\(text)"
  }

  private func request(
    _ id: Int, _ method: String, _ parameters: (inout JSONWriter) -> Void = { _ in }
  ) -> String {
    message { json in
      json.member("id", id)
      json.member("method", method)
      json.key("params")
      json.object(parameters)
    }
  }

  private func notification(
    _ method: String, _ parameters: (inout JSONWriter) -> Void = { _ in }
  ) -> String {
    message { json in
      json.member("method", method)
      json.key("params")
      json.object(parameters)
    }
  }

  private func open(_ path: String, _ text: String) -> String {
    notification("textDocument/didOpen") { json in
      json.key("textDocument")
      json.object { json in
        json.member("uri", "file://\(path)")
        json.member("languageId", "xml")
        json.member("version", 1)
        json.member("text", text)
      }
    }
  }

  private func actions(_ id: Int, _ path: String, line: Int, only: String? = nil) -> String {
    request(id, "textDocument/codeAction") { json in
      json.key("textDocument")
      json.object { $0.member("uri", "file://\(path)") }
      json.key("range")
      json.object { json in
        for name in ["start", "end"] {
          json.key(name)
          json.object { json in
            json.member("line", line)
            json.member("character", 8)
          }
        }
      }
      json.key("context")
      json.object { json in
        json.key("diagnostics")
        json.array { _ in }
        if let only {
          json.key("only")
          json.array([only]) { $0.string($1) }
        }
      }
    }
  }

  private func initialize(_ folder: ScratchFolder) -> String {
    request(1, "initialize") { json in
      json.member("rootUri", "file://\(folder.path)")
      json.key("capabilities")
      json.object { json in
        json.key("textDocument")
        json.object { json in
          json.key("codeAction")
          json.object { json in
            json.key("codeActionLiteralSupport")
            json.object { _ in }
          }
        }
      }
    }
  }

  /// Runs a whole session.
  ///
  /// - Parameter isEnded: whether the editor ends it, instead of disappearing once it has no more to send.
  /// - Returns: the bodies that the server sent after its answer to `initialize`.
  private func session(
    _ messages: [String], in folder: ScratchFolder, options: [String] = [], isEnded: Bool = true
  ) throws -> (sent: [JSONValue], run: CommandRun) {
    let end = isEnded ? [request(99, "shutdown"), notification("exit")] : []
    let input = [initialize(folder)] + messages + end
    let run = try CommandRun(
      "a11y-audit", ["--lsp", "--only", "label-repeats-role,missing-label"] + options,
      input: input.joined(), in: folder.path)
    // A body holds no line end.
    let bodies = run.output.split(separator: "\r\n\r\n").dropFirst().map {
      $0.split(separator: "Content-Length: ")[0]
    }
    return (try bodies.dropFirst().map { try JSONDocument(Array($0.utf8)).root }, run)
  }

  @Test func `a document is audited and its fixes are offered`() throws {
    let folder = try ScratchFolder()
    let path = folder.path + "/cart.xml"
    let (sent, run) = try session(
      [
        open(path, Self.cart), actions(2, path, line: 2), actions(3, path, line: 3, only: "source"),
      ],
      in: folder)
    #expect(run.status == 0)
    #expect(run.errors == "")
    let diagnostics = try #require(sent.first?["params"]?["diagnostics"]?.array)
    #expect(diagnostics.map { $0["code"]?.string } == ["label-repeats-role", "label-repeats-role"])
    #expect(diagnostics.map { $0["range"]?["start"]?["line"]?.integer } == [2, 3])
    #expect(diagnostics.map { $0["range"]?["end"]?["character"]?.integer } == [53, 54])
    let fix = try #require(sent[1]["result"]?.array?.first)
    #expect(fix["kind"]?.string == "quickfix")
    #expect(edited(Self.cart, by: fix) == Self.cart.replacing("Buy button", with: "Buy"))
    let all = try #require(sent[2]["result"]?.array?.first)
    #expect(all["kind"]?.string == "source.fixAll.a11y-audit")
    #expect(edited(Self.cart, by: all) == Self.cart.replacing(" button\"", with: "\""))
    #expect(sent.count == 4)
  }

  @Test func `errors in a configuration are shown while it is written`() throws {
    let folder = try ScratchFolder()
    let text = "failOn: eror\nrules: {mising-label: off}\n"
    let (sent, run) = try session([open(folder.path + "/.earshot.yml", text)], in: folder)
    #expect(run.status == 0)
    let diagnostics = try #require(sent.first?["params"]?["diagnostics"]?.array)
    #expect(
      diagnostics.map { $0["message"]?.string } == [
        "found \"eror\"; did you mean \"error\"?",
        "found the unknown rule \"mising-label\"; did you mean \"missing-label\"?",
      ])
    #expect(diagnostics.map { $0["range"]?["start"]?["line"]?.integer } == [0, 1])
    #expect(diagnostics.map { $0["range"]?["start"]?["character"]?.integer } == [8, 8])
  }

  @Test func `a comment that suppresses a finding takes effect`() throws {
    let folder = try ScratchFolder()
    let path = folder.path + "/cart.xml"
    let (sent, _) = try session([open(path, Self.cart), actions(2, path, line: 2)], in: folder)
    let action = try #require(sent[1]["result"]?.array?.last)
    #expect(action["title"]?.string == "Suppress label-repeats-role here; then write the reason")
    let text = try #require(edited(Self.cart, by: action))
    let (again, _) = try session([open(path, text)], in: folder)
    let lines = again.first?["params"]?["diagnostics"]?.array?.map {
      $0["range"]?["start"]?["line"]?.integer
    }
    // The comment has moved the other finding.
    #expect(lines == [4])
  }

  /// The text of a document after the one edit of an action.
  private func edited(_ text: String, by action: JSONValue) -> String? {
    guard
      let edit = action["edit"]?["changes"]?.members.first(where: { _ in true })?.value.array?[0],
      let start = offset(edit["range"]?["start"], in: text),
      let end = offset(edit["range"]?["end"], in: text), let new = edit["newText"]?.string
    else { return nil }
    let units = Array(text.utf16)
    return String(decoding: units[..<start] + Array(new.utf16) + units[end...], as: UTF16.self)
  }

  private func offset(_ position: JSONValue?, in text: String) -> Int? {
    guard let line = position?["line"]?.integer, let column = position?["character"]?.integer
    else { return nil }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.prefix(line).reduce(0) { $0 + $1.utf16.count + 1 } + column
  }

  @Test func `typed text counts, not saved text, and the project's settings apply`() throws {
    let folder = try ScratchFolder()
    let path = try folder.write(Self.cart, to: "Screens/cart.xml")
    _ = try folder.write("rules:\n  label-repeats-role: note\n", to: ".earshot.yml")
    let (sent, _) = try session(
      [open(path, Self.cart.replacing("Sell button", with: "Sell"))], in: folder)
    let diagnostics = sent.first?["params"]?["diagnostics"]?.array ?? []
    #expect(diagnostics.map { $0["severity"]?.integer } == [3])
  }

  @Test func `a document outside of the open folder has the sources of its project`() throws {
    let (folder, project) = (try ScratchFolder(), try ScratchFolder())
    let text = InterfaceBuilderDocument.xib(
      InterfaceBuilderDocument.owner("Player", outlets: ["play": "b1"])
        + """
        <button id="b1">
          <rect key="frame" x="20" y="100" width="60" height="60"/>
          <state key="normal" image="play"/>
        </button>
        """)
    let path = try project.write(text, to: "App/Player.xib")
    _ = try project.write(
      "class Player: UIViewController { @IBOutlet var play: UIButton! }", to: "Code/Player.swift")
    func severities(_ options: [String] = []) throws -> [Int?] {
      let (sent, run) = try session([open(path, text)], in: folder, options: options)
      #expect(run.errors == "")
      return sent.first?["params"]?["diagnostics"]?.array?.map { $0["severity"]?.integer } ?? []
    }
    #expect(try severities() == [3])
    try Folder.make(project.path + "/.git")
    #expect(try severities() == [1])
    #expect(try severities(["--no-sources"]) == [3])
  }

  @Test func `a document that cannot be read says where, and other files say nothing`() throws {
    let folder = try ScratchFolder()
    let (sent, run) = try session(
      [
        open(folder.path + "/a.xml", "<screen>\n  <UIButton</screen>"),
        open(folder.path + "/pom.xml", "<project/>"),
      ], in: folder)
    let all = sent.prefix(2).map { $0["params"]?["diagnostics"]?.array ?? [] }
    #expect(all[0].count == 1)
    #expect(all[0].first?["severity"]?.integer == 1)
    #expect(all[0].first?["range"]?["start"]?["line"]?.integer == 1)
    #expect(all[1].isEmpty)
    #expect(run.errors == "")
  }

  @Test func `files of the open folder that are not audited are named once`() throws {
    let folder = try ScratchFolder()
    let path = folder.path + "/cart.xml"
    let view = "import androidx.compose.runtime.Composable\n@Composable fun Cart() {}"
    for name in ["Cart", "Home", "Login"] { _ = try folder.write(view, to: "\(name).kt") }
    _ = try folder.write(view, to: "Old/Cart.kt")
    _ = try folder.write("exclude: [\"Old/**\"]\n", to: ".earshot.yml")
    let save = notification("textDocument/didSave")
    let (sent, run) = try session([open(path, Self.cart), save], in: folder, isEnded: false)
    #expect(run.errors == "")
    let shown = sent.filter { $0["method"]?.string == "window/showMessage" }
    #expect(
      shown.map { $0["params"]?["message"]?.string } == [
        "3 files with Compose functions are not audited; capture the running app: docs/capture.md.\n"
          + "1 file excluded."
      ])
    #expect(shown.map { $0["params"]?["type"]?.integer } == [3])
  }

  @Test func `an open file in a form that is not audited says so`() throws {
    let folder = try ScratchFolder()
    let (sent, _) = try session(
      [
        open(
          folder.path + "/Interface.storyboard",
          "<document type=\"com.apple.InterfaceBuilder.WatchKit.Storyboard\" version=\"3.0\"/>"),
        open(folder.path + "/new.xml", ""),
      ], in: folder)
    let found = sent.prefix(2).map { $0["params"]?["diagnostics"]?.array ?? [] }
    #expect(
      found.map { $0.map { $0["message"]?.string } } == [
        [
          "1 WatchKit storyboard (Interface.storyboard) is not audited; "
            + "check the running watch app with Xcode's Accessibility Inspector"
        ], [],
      ])
    #expect(found[0].map { $0["severity"]?.integer } == [3])
  }

  @Test func `a screen without findings that nothing leads to is marked`() throws {
    let folder = try ScratchFolder()
    let scenes = ["a", "b"].map {
      """
      <scene sceneID="s\($0)"><objects><viewController id="\($0)"><view key="view" id="v\($0)">
      <rect key="frame" x="0" y="0" width="390" height="844"/></view></viewController></objects></scene>
      """
    }
    let text = InterfaceBuilderDocument.storyboard(
      scenes.joined(separator: "\n"), initial: "a", device: nil)
    let (sent, _) = try session([open(folder.path + "/a.storyboard", text)], in: folder)
    let marks = sent.first?["params"]?["diagnostics"]?.array ?? []
    #expect(marks.map { $0["severity"]?.integer } == [3])
    #expect(marks.map { $0["range"]?["start"]?["line"]?.integer } == [5])
    #expect(
      marks.map { $0["message"]?.string } == [
        "unmentioned screen: nothing leads to the scene: no segue, no identifier, not the initial one"
      ])
  }

  @Test func `a storyboard is fixed as --fix does it`() throws {
    let folder = try ScratchFolder()
    let text = try PackageFiles.fixture("fixing/login.storyboard")
    let path = folder.path + "/login.storyboard"
    let run = try CommandRun(
      "a11y-audit", ["--lsp", "--profile", "all"],
      input: [
        initialize(folder), open(path, text), actions(2, path, line: 0, only: "source.fixAll"),
        request(3, "shutdown"), notification("exit"),
      ].joined(), in: folder.path)
    let body = try #require(
      run.output.split(separator: "\r\n\r\n").last { $0.contains("source.fixAll.a11y-audit") }?
        .split(separator: "Content-Length: ").first)
    let action = try JSONDocument(Array(body.utf8)).root["result"]?.array?.first
    let fixed = try #require(action.flatMap { edited(text, by: $0) })
    #expect(fixed == (try PackageFiles.fixture("fixing/fixed/login.storyboard")))
  }

  @Test func `nothing else goes with a conversation`() throws {
    for (option, name) in [("--lsp", "--mcp"), ("--lsp", "cart.xml"), ("--mcp", "--fix")] {
      #expect(try CommandRun("a11y-audit", [option, name]).status == 64)
    }
    let run = try CommandRun("a11y-audit", ["--mcp", "--format", "json"])
    #expect(
      run.errors.hasPrefix(
        "Error: --mcp reads requests from standard input; --format json does not go with it.\n"))
  }
}
