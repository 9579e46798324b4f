import TestSupport
import Testing

/// The hook for pre-commit, which names the changed files.
@Suite(.enabled(if: CommandRun.isBuilt("a11y-audit"), "skips: a11y-audit is not built here"))
struct CommitHookTests {
  private let button = """
    <button id="b1" customClass="PlayButton">
      <rect key="frame" x="20" y="100" width="20" height="20"/>
      <state key="normal" image="play"/>
    </button>
    """

  private func xib(_ button: String) -> String {
    InterfaceBuilderDocument.xib(InterfaceBuilderDocument.view("v1", button))
  }

  private func hook(_ arguments: String, in folder: ScratchFolder) throws -> ShellRun {
    try ShellRun(
      "PATH=\"$(dirname \"$audit\"):$PATH\" \(PackageFiles.root)/release/hook \(arguments)",
      in: folder)
  }

  @Test func `a baseline of the folder accepts what a hook finds in a file`() throws {
    let folder = try ScratchFolder()
    for name in ["App/Player.xib", "App/Song.xib"] {
      _ = try folder.write(xib(button), to: name)
    }
    _ = try folder.write(
      "class PlayButton: UIButton { override func awakeFromNib() { accessibilityLabel = name } }\n",
      to: "Code/PlayButton.swift")
    _ = try folder.write("baseline: known.jsonl\nfailOnNewReview: true\n", to: ".earshot.yml")
    let written = try ShellRun("$audit --write-baseline known.jsonl .", in: folder)
    #expect(written.status == 0)
    for names in ["App/Player.xib", "App/Song.xib", "App/Song.xib App/Player.xib"] {
      let run = try hook(names, in: folder)
      #expect(run.status == 0, "\(run.output)")
      #expect(run.errors == "")
    }
    let linked = try ShellRun("ln -s . Here && cd Here/App && $audit Player.xib", in: folder)
    #expect(linked.status == 0)
    let other =
      "<button id=\"b2\"><rect key=\"frame\" x=\"20\" y=\"300\" width=\"60\" height=\"60\"/></button>"
    _ = try folder.write(xib(button + other), to: "App/Player.xib")
    #expect(try hook("App/Player.xib", in: folder).status == 1)
  }
}
