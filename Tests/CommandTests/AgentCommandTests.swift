import Platform
import SourceText
import TestSupport
import Testing

/// `--mcp`, as an agent uses it.
@Suite(.enabled(if: CommandRun.isBuilt("a11y-audit"), "skips: a11y-audit is not built here"))
struct AgentCommandTests {
  private static let cart = """
    <screen title="Cart" size="390 844" language="en">
      <UIButton frame="10 100 60 60"/>
      <UIButton title="Buy" frame="10 200 60 60"/>
    </screen>

    """

  private func call(_ tool: String, _ arguments: String) -> String {
    #"{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"\#(tool)","arguments":"#
      + arguments + "}}"
  }

  private func answers(_ messages: [String], in folder: ScratchFolder) throws -> [JSONValue] {
    let initialize =
      #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-06-18"}}"#
    let run = try CommandRun(
      "a11y-audit", ["--mcp", "--only", "missing-label"],
      input: ([initialize] + messages).map { $0 + "\n" }.joined(), in: folder.path)
    #expect(run.status == 0)
    #expect(run.errors == "")
    return try run.output.split(separator: "\n").dropFirst().map {
      try JSONDocument(Array($0.utf8)).root
    }
  }

  /// The text that a tool returns, after whether it is an error.
  private func text(_ tool: String, _ arguments: String, in folder: ScratchFolder) throws -> String
  {
    let result = try answers([call(tool, arguments)], in: folder).first?["result"]
    let text = result?["content"]?.array?.first?["text"]?.string ?? ""
    return result?["isError"]?.boolean == true ? "error: \(text)" : text
  }

  @Test func `audit gives the report of a run`() throws {
    let folder = try ScratchFolder()
    _ = try folder.write(Self.cart, to: "cart.xml")
    let expected = try CommandRun(
      "a11y-audit", ["--only", "missing-label", "cart.xml"], in: folder.path)
    #expect(try text("audit", #"{"paths":["cart.xml"]}"#, in: folder) == expected.output)
    let json = try CommandRun(
      "a11y-audit", ["--only", "missing-label", "--format", "json", "cart.xml"], in: folder.path)
    #expect(
      try text("audit", #"{"paths":["cart.xml"],"format":"json"}"#, in: folder) == json.output)
    let other = try CommandRun(
      "a11y-audit", ["--only", "label-too-short", "cart.xml"], in: folder.path)
    #expect(
      try text("audit", #"{"paths":["cart.xml"],"only":["label-too-short"]}"#, in: folder)
        == other.output)
  }

  /// 200 screens with two findings each, some 40 kB as text.
  private func largeFolder() throws -> ScratchFolder {
    let folder = try ScratchFolder()
    for number in 100..<300 {
      let name = String(repeating: "x", count: 60)
      let text = """
        <screen title="Cart \(number)" size="390 844" language="en">
          <UIButton identifier="\(name)\(number)" frame="10 100 60 60"/>
        </screen>
        """
      _ = try folder.write(text, to: "in/\(number).xml")
    }
    return folder
  }

  @Test(arguments: ["text", "json"])
  func `a long report comes in pages of a stated size, the summary first`(_ form: String) throws {
    let folder = try largeFolder()
    var pages: [String] = []
    var found: Set<Substring> = []
    repeat {
      let page = try text(
        "audit", #"{"paths":["in"],"format":"\#(form)","page":"\#(pages.count + 1)"}"#, in: folder)
      if page.hasPrefix("error: ") { break }
      pages.append(page)
      #expect(page.utf8.count <= 24_000)
      found.formUnion(page.matches(of: #/x{60}\d+/#).map(\.output))
    } while pages.count < 50
    #expect(pages.count > 1)
    #expect(found.count == 200)
    if form == "text" {
      #expect(pages[0].hasPrefix("Checked 200 files (200 screens, "))
    } else {
      for page in pages {
        let summary = try JSONDocument(Array(page.utf8)).root["summary"]
        #expect(summary?["errors"]?.integer == 200)
      }
    }
  }

  @Test func `findings are filtered by severity, rule and screen`() throws {
    let folder = try largeFolder()
    let one = try text("audit", #"{"paths":["in"],"screen":"cart 123"}"#, in: folder)
    #expect(one.contains("in/123.xml:2:3: error: ") && !one.contains("in/124.xml"))
    #expect(one.hasPrefix("Checked 200 files"))
    let none = try text("audit", #"{"paths":["in"],"severity":"warning"}"#, in: folder)
    #expect(!none.contains(".xml:2:3") && none.contains("200 errors, 0 warnings"))
    let rule = try text("audit", #"{"paths":["in"],"rule":["role-missing"]}"#, in: folder)
    #expect(!rule.contains(".xml:2:3"))
    #expect(
      try text("audit", #"{"paths":["in"],"page":"0"}"#, in: folder)
        == "error: found the page \"0\"; expected a number from 1")
    #expect(
      try text("audit", #"{"paths":["in"],"page":"99"}"#, in: folder)
        == "error: found page 99; the report has fewer pages")
  }

  @Test func `an unreadable file is an error for the agent`() throws {
    let folder = try ScratchFolder()
    #expect(
      try text("audit", #"{"paths":["."]}"#, in: folder)
        == "error: found no UI hierarchy; expected at least one file")
    #expect(
      try text("audit", #"{"paths":["a"],"only":["mising-label"]}"#, in: folder)
        == #"error: Unknown rule "mising-label"; did you mean "missing-label"?"#)
    let missing = try text("audit", #"{"paths":["none.xml"]}"#, in: folder)
    #expect(missing.hasPrefix("error: none.xml: error: no such file"))
    _ = try folder.write(Self.cart, to: "cart.xml")
    let partial = try text("audit", #"{"paths":["none.xml","cart.xml"]}"#, in: folder)
    #expect(partial.hasPrefix("error: cart.xml:2:3: error: UIButton has no label"))
    #expect(partial.contains("none.xml: error: no such file"))
  }

  @Test func `compare lists what is new since the latest report`() throws {
    let folder = try ScratchFolder()
    _ = try folder.write(
      Self.cart.replacing("<UIButton frame", with: "<UIButton title=\"Sell\" frame"),
      to: "cart.xml")
    for name in ["a.json", "b.json"] {
      _ = try CommandRun(
        "a11y-audit", ["--only", "missing-label", "--report", "json=\(name)", "cart.xml"],
        in: folder.path)
    }
    _ = try folder.write(Self.cart, to: "cart.xml")
    let text = try text(
      "compare",
      #"{"paths":["cart.xml"],"earlier":["a.json","b.json"],"format":"markdown"}"#, in: folder)
    #expect(text.contains("**1 new, 0 fixed, 0 unchanged**"))
    #expect(text.contains("3 runs: errors from 0 to 1, warnings from 0 to 0."))
    #expect(
      try self.text("compare", #"{"paths":["cart.xml"],"earlier":["c.json"]}"#, in: folder)
        == "error: c.json: error: no such file")
  }

  @Test func `explain and transcript give what the commands print`() throws {
    let folder = try ScratchFolder()
    _ = try folder.write(Self.cart, to: "cart.xml")
    let explained = try CommandRun("a11y-audit", ["--explain", "missing-label"])
    #expect(
      try text("explain", #"{"rule":"missing-label"}"#, in: folder) == explained.output)
    #expect(try text("transcript", #"{"path":"cart.xml"}"#, in: folder) == "Button\nBuy, Button\n")
    #expect(
      try text("transcript", #"{"path":"cart.xml","screen":"2"}"#, in: folder)
        == "error: cart.xml: error: found no screen \"2\"; expected one of 1 (Cart)")
    #expect(
      try text("transcript", #"{"path":"none.xml"}"#, in: folder)
        == "error: none.xml: error: no such file")
  }

  @Test func `a transcript says that there are other screens, and skips one without stops`() throws
  {
    let folder = try ScratchFolder()
    let empty = #"<screen title="Start"><UIView/></screen>"#
    let cart = #"<screen title="Cart"><UIButton title="Buy" frame="9 9 60 60"/></screen>"#
    _ = try folder.write("<app>\(empty)\(cart)</app>", to: "app.xml")
    #expect(
      try text("transcript", #"{"path":"app.xml"}"#, in: folder) == """
        screen 2 of 2: “Cart”, the first with stops; choose with screen, a number or a title

        Buy, Button

        """)
    #expect(
      try text("transcript", #"{"path":"app.xml","screen":"1"}"#, in: folder)
        == "This screen has no VoiceOver stops.\n")
  }

  @Test func `a rule is a resource`() throws {
    let folder = try ScratchFolder()
    let read = { (uri: String) in
      #"{"jsonrpc":"2.0","id":3,"method":"resources/read","params":{"uri":"\#(uri)"}}"#
    }
    let answers = try answers(
      [read("earshot://rules/missing-label"), read("earshot://rules"), read("earshot://rules/no")],
      in: folder)
    let texts = answers.map { $0["result"]?["contents"]?.array?.first?["text"]?.string }
    #expect(texts[0] == (try CommandRun("a11y-audit", ["--explain", "missing-label"]).output))
    #expect(texts[1] == (try CommandRun("a11y-audit", ["--list-rules"]).output))
    #expect(answers[2]["error"]?["code"]?.integer == -32_002)
  }

  /// Paths that would stop the server if it read them.
  @Test(
    .timeLimit(.minutes(10)),
    arguments: [
      ("pipe", "pipe: error: is a pipe, a socket or a device"),
      ("-", "found \"-\", which the protocol uses; expected a file or a folder"),
      (
        String(repeating: "/a", count: 100_000),
        "found a path of 200000 bytes; expected at most 4095"
      ),
    ])
  func `a path that cannot be read to its end is an error for the agent`(
    _ path: String, _ reason: String
  ) throws {
    let folder = try ScratchFolder()
    _ = try folder.write(Self.cart, to: "cart.xml")
    #expect(try ShellRun("mkfifo pipe", in: folder).status == 0)
    for (tool, arguments) in [
      ("audit", #"{"paths":["cart.xml","\#(path)"]}"#), ("transcript", #"{"path":"\#(path)"}"#),
      ("compare", #"{"paths":["cart.xml"],"earlier":["\#(path)"]}"#),
    ] {
      #expect(try text(tool, arguments, in: folder) == "error: \(reason)")
    }
  }
}
