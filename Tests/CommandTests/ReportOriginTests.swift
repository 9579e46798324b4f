import Platform
import TestSupport
import Testing

/// The overview of a page: the project, its commit and the day of the run.
@Suite(.enabled(if: CommandRun.isBuilt("a11y-audit"), "skips: a11y-audit is not built here"))
struct ReportOriginTests {
  private static let commit = "0123456789abcdef0123456789abcdef01234567"
  private static let screen = """
    <screen title="Cart" size="390 844"><UIButton identifier="buy" frame="10 100 60 60"/></screen>
    """

  /// The content of `.git`, and the line of the commit on the page.
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let files: [String: String]
    let expected: String?
  }

  static let all = [
    Case(
      testDescription: "a branch",
      files: [".git/HEAD": "ref: refs/heads/main\n", ".git/refs/heads/main": commit + "\n"],
      expected: "0123456789ab (main)"),
    Case(
      testDescription: "a packed reference",
      files: [
        ".git/HEAD": "ref: refs/heads/a/b\n",
        ".git/packed-refs": "# pack-refs with: peeled\n\(commit) refs/heads/a/b\n",
      ], expected: "0123456789ab (a/b)"),
    Case(
      testDescription: "a commit without a branch", files: [".git/HEAD": commit + "\n"],
      expected: "0123456789ab"),
    Case(
      testDescription: "no commit yet", files: [".git/HEAD": "ref: refs/heads/main\n"],
      expected: nil),
    Case(
      testDescription: "a reference outside the repository",
      files: [".git/HEAD": "ref: ../../secret\n", "secret": commit + "\n"], expected: nil),
    Case(
      testDescription: "a worktree",
      files: [
        ".git": "gitdir: ../repository/worktrees/x\n",
        "../repository/worktrees/x/HEAD": "ref: refs/heads/topic\n",
        "../repository/worktrees/x/commondir": "../..\n",
        "../repository/refs/heads/topic": commit + "\n",
      ], expected: "0123456789ab (topic)"),
  ]

  @Test(arguments: all)
  func `a page names what was audited`(_ test: Case) throws {
    let folder = try ScratchFolder()
    for (name, text) in test.files {
      let path = name.hasPrefix("../") ? String(name.dropFirst(3)) : "shop/\(name)"
      _ = try folder.write(text, to: path)
    }
    _ = try folder.write(Self.screen, to: "shop/screens/cart.xml")
    let run = try CommandRun(
      "a11y-audit", ["--format", "html", "shop/screens/cart.xml"], in: folder.path,
      environment: ["SOURCE_DATE_EPOCH": "1795910400"])
    #expect(run.status == 1)
    #expect(run.output.contains("<dt>Project</dt><dd>shop</dd>"))
    #expect(run.output.contains("<dt>Date</dt><dd>2026-11-29</dd>"))
    #expect(
      run.output.contains("<dt>Commit</dt>") == (test.expected != nil))
    if let expected = test.expected { #expect(run.output.contains("<dd>\(expected)</dd>")) }
  }

  @Test func `a report of more than 150 files is an index with pages beside it`() throws {
    let folder = try ScratchFolder()
    for number in 1...151 { _ = try folder.write(Self.screen, to: "in/\(number).xml") }
    let run = try CommandRun(
      "a11y-audit", ["--only", "missing-label", "--report", "html=out.html", "in"], in: folder.path)
    #expect(run.status == 1)
    #expect(Folder.names(in: folder.path) == ["in", "out-pages", "out.html"])
    #expect(Folder.names(in: folder.path + "/out-pages")?.count == 152)
    let index = String(decoding: try InputFile.read(folder.path + "/out.html"), as: UTF8.self)
    #expect(index.contains("<a href=\"out-pages/in-151.xml.html\">in/151.xml</a>"))
  }
}
