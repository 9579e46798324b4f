import Platform
import Reports
import TestSupport
import Testing

/// Conversations of public clients with `a11y-audit`: pytest-lsp's for editors, the Python SDK's of
/// MCP for agents.
///
/// In `Fixtures/sessions` a line is a message, after `> ` the client's and after `< ` the server's.
/// The folder of the project is ROOT there, the version VERSION and the documentation SITE/.
/// `EARSHOT_STORE=1 swift test` writes the server's messages again; check them before a commit.
@Suite(.enabled(if: CommandRun.isBuilt("a11y-audit"), "skips: a11y-audit is not built here"))
struct RecordedConversationTests {
  private static let cart = """
    <screen title="Cart" size="390 844" language="en">
      <UILabel text="Cart" traits="header" frame="10 20 99 44"/>
      <UIButton label="Buy button" frame="10 100 60 60"/>
      <UIButton frame="10 200 60 60"/>
    </screen>

    """

  enum Kind: String, CaseIterable {
    case editor, agent

    var option: String { self == .editor ? "--lsp" : "--mcp" }

    /// A message with its framing.
    func framed(_ body: String) -> String {
      self == .editor ? "Content-Length: \(body.utf8.count)\r\n\r\n\(body)" : body + "\n"
    }

    /// The messages in an output; none contains a line end.
    func bodies(of output: String) -> [String] {
      switch self {
      case .editor:
        output.split(separator: "\r\n\r\n").dropFirst().map {
          String($0.split(separator: "Content-Length: ")[0])
        }
      case .agent: output.split(separator: "\n").map(String.init)
      }
    }
  }

  @Test(arguments: Kind.allCases)
  func `the server answers a public client as it did`(_ kind: Kind) throws {
    let path = "\(PackageFiles.root)/Fixtures/sessions/\(kind.rawValue).txt"
    let lines = String(decoding: try InputFile.read(path), as: UTF8.self).split(separator: "\n")
    let folder = try ScratchFolder()
    _ = try folder.write(Self.cart, to: "cart.xml")
    let asked = lines.filter { $0.hasPrefix("> ") }.map {
      kind.framed(String($0.dropFirst(2)).replacing("ROOT", with: folder.path))
    }
    let run = try CommandRun(
      "a11y-audit", [kind.option, "--only", "label-repeats-role,missing-label"],
      input: asked.joined(), in: folder.path)
    let answers = kind.bodies(of: run.output).map {
      $0.replacing(folder.path, with: "ROOT")
        .replacing(#""version": "\#(Version.current)""#, with: #""version": "VERSION""#)
    }
    #expect(run.status == 0)
    #expect(run.errors == "")
    if Environment.value("EARSHOT_STORE") == "1" { try store(answers, in: lines, path) }
    #expect(answers == lines.filter { $0.hasPrefix("< ") }.map { String($0.dropFirst(2)) })
    #expect(answers.count >= 7)
  }

  /// Replaces each message of the server by the current one.
  private func store(_ answers: [String], in lines: [Substring], _ path: String) throws {
    var answers = answers[...]
    let text = lines.map { line in
      line.hasPrefix("< ") ? "< \(answers.popFirst() ?? "")\n" : "\(line)\n"
    }
    try OutputFile.write(Array(text.joined().utf8), to: path)
  }
}
