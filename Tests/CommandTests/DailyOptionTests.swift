import Platform
import SourceText
import TestSupport
import Testing

/// `--max-warnings`, `--print-config`, `--changed`, reports in the configuration, and completions.
@Suite(.enabled(if: CommandRun.isBuilt("a11y-audit"), "skips: a11y-audit is not built here"))
struct DailyOptionTests {
  /// Two warnings of `label-repeats-role`.
  private static let cart = """
    <screen title="Cart" size="390 844" language="en">
      <UILabel text="Cart" traits="header" frame="10 20 99 44"/>
      <UIButton label="Buy button" frame="10 100 60 60"/>
      <UIButton label="Sell button" frame="10 200 60 60"/>
    </screen>

    """
  private static let only = ["--only", "label-repeats-role"]

  @Test(arguments: [
    (["--max-warnings", "2"], "", 0, ""),
    (["--max-warnings", "1"], "", 1, "a11y-audit: found 2 warnings; --max-warnings allows 1\n"),
    ([], "maxWarnings: 0\n", 1, "a11y-audit: found 2 warnings; --max-warnings allows 0\n"),
    (["--max-warnings", "5"], "maxWarnings: 0\n", 0, ""),
  ])
  func `more warnings than allowed fail a run`(
    _ options: [String], _ configuration: String, _ status: Int, _ message: String
  ) throws {
    let folder = try ScratchFolder()
    _ = try folder.write(Self.cart, to: "cart.xml")
    if !configuration.isEmpty { _ = try folder.write(configuration, to: ".earshot.yml") }
    let run = try CommandRun("a11y-audit", Self.only + options + ["cart.xml"], in: folder.path)
    #expect(run.status == Int32(status))
    #expect(run.errors == message)
  }

  @Test func `a configuration names reports, whose folder is made, and an option replaces them`()
    throws
  {
    let folder = try ScratchFolder()
    _ = try folder.write(Self.cart, to: "cart.xml")
    _ = try folder.write("reports: {csv: out/a.csv, html: out/page.html}\n", to: ".earshot.yml")
    _ = try CommandRun("a11y-audit", Self.only + ["cart.xml"], in: folder.path)
    #expect(Folder.names(in: folder.path + "/out") == ["a.csv", "page.html"])
    _ = try CommandRun(
      "a11y-audit", Self.only + ["--report", "json=b.json", "cart.xml"], in: folder.path)
    #expect(Folder.names(in: folder.path) == [".earshot.yml", "b.json", "cart.xml", "out"])
  }

  @Test(arguments: ["../a.csv", "/tmp/a.csv", ".git/hooks/pre-commit"])
  func `a configuration that was found writes in its project only`(_ path: String) throws {
    let folder = try ScratchFolder()
    _ = try folder.write(Self.cart, to: "in/cart.xml")
    _ = try folder.write("reports: {csv: \"\(path)\"}\n", to: "in/.earshot.yml")
    let run = try CommandRun("a11y-audit", Self.only + ["cart.xml"], in: folder.path + "/in")
    #expect(run.status == 2)
    #expect(
      run.errors
        == ".earshot.yml:1:16: error: names a hidden report, or one outside of the project; expected one in the "
        + "folder of this configuration or below; --report allows any\n")
  }

  @Test func `the settings of a file are printed`() throws {
    let folder = try ScratchFolder()
    let configuration = """
      failOn: warning
      rules: {label-repeats-role: note, spoken-too-long: {longestLabel: 6}}
      overrides:
        - paths: ["Debug/**"]
          rules: {label-repeats-role: off}

      """
    _ = try folder.write(configuration, to: ".earshot.yml")
    func settings(_ path: String) throws -> JSONValue {
      let run = try CommandRun("a11y-audit", ["--print-config", path], in: folder.path)
      #expect(run.status == 0)
      return try JSONDocument(Array(run.output.utf8)).root
    }
    let plain = try settings("Cart.storyboard")
    #expect(plain["configuration"]?.string == ".earshot.yml")
    #expect(plain["failOn"]?.string == "warning")
    #expect(plain["rules"]?["label-repeats-role"]?["severity"]?.string == "note")
    let debug = try settings("Debug/Cart.storyboard")
    #expect(debug["rules"]?["label-repeats-role"]?["enabled"]?.boolean == false)
    #expect(
      debug["rules"]?["label-repeats-role"]?["reason"]?.string
        == "the configuration turns it off")
  }

  @Test(arguments: [
    (["--print-config"], "Error: --print-config goes with one path."),
    (["--changed", "main", "-"], "Error: --changed goes with files and folders, not with -."),
    (["--changed=-x", "a"], "Error: --changed takes a branch, tag or commit, not \"-x\"."),
    (["--changed", "main", "--fix", "a"], "Error: --changed does not go with --fix."),
    (["--max-warnings", "-1", "a"], "Error: "),
  ])
  func `combinations without a meaning are refused`(_ options: [String], _ message: String) throws {
    let run = try CommandRun("a11y-audit", options)
    #expect(run.status == 64)
    #expect(run.errors.hasPrefix(message))
  }

  private static let hasGit =
    (try? ShellRun("git --version", in: ScratchFolder()).status) == 0

  @Test(.enabled(if: hasGit, "skips: git is not here"))
  func `only files that a branch touches are reported`() throws {
    let folder = try ScratchFolder()
    for name in ["old", "edited"] { _ = try folder.write(Self.cart, to: "\(name).xml") }
    let git = "git -c user.name=a -c user.email=a@b -c init.defaultBranch=main"
    let begin =
      "\(git) init -q && \(git) add . && \(git) commit -qm one && \(git) checkout -qb topic"
    #expect(try ShellRun(begin, in: folder).status == 0)
    let none = try CommandRun(
      "a11y-audit", Self.only + ["--changed", "main", "."], in: folder.path)
    #expect(none.status == 0)
    #expect(none.errors == "No audited file has changed since main.\n")

    _ = try folder.write(
      Self.cart.replacing("\"Cart\"", with: "\"Pay\""), to: "edited.xml")
    _ = try folder.write(Self.cart.replacing("\"Cart\"", with: "\"New\""), to: "new.xml")
    let run = try CommandRun(
      "a11y-audit", Self.only + ["--changed", "main", "--quiet", "--fail-on", "warning", "."],
      in: folder.path)
    #expect(run.status == 1)
    let files = Set(run.output.split(separator: "\n").compactMap { $0.split(separator: ":").first })
    #expect(files.contains("edited.xml") && files.contains("new.xml"))
    #expect(!run.output.contains("old.xml"))

    let unknown = try CommandRun(
      "a11y-audit", Self.only + ["--changed", "nowhere", "."], in: folder.path)
    #expect(unknown.status == 2)
    #expect(unknown.errors.hasPrefix("a11y-audit: error: git: fatal: "))
  }

  @Test func `outside of a repository nothing can have changed`() throws {
    let folder = try ScratchFolder()
    _ = try folder.write(Self.cart, to: "cart.xml")
    let run = try CommandRun("a11y-audit", ["--changed", "main", "cart.xml"], in: folder.path)
    #expect(run.status == 2)
    #expect(run.errors.hasSuffix("is not in a Git repository; --changed needs one\n"))
  }

  @Test(arguments: [
    ("bash", "compgen -W 'help'"), ("zsh", "(-)*:: :->arg"), ("fish", "-fa 'help'"),
  ])
  func `a completion script has profiles and forms, and no subcommand of the parser`(
    _ shell: String, _ subcommand: String
  ) throws {
    let run = try CommandRun("a11y-audit", ["--generate-completion-script", shell])
    #expect(!run.output.contains(subcommand))
    for word in ["wcag-aa", "csv"] { #expect(run.output.contains(word)) }
  }

  @Test(arguments: [
    (["--explain", "target-sp"], ["target-spacing"]),
    (
      ["--disable", "missing-label,modal-no"],
      [
        "missing-label,modal-no-way-out", "missing-label,modal-not-first",
        "missing-label,modal-not-modal",
      ]
    ),
    (["--device", "iPad mini"], ["iPad mini (6th generation)"]),
    (["scr"], ["screens"]),
  ])
  func `a shell completes rules, also in a list, devices and paths`(
    _ words: [String], _ expected: [String]
  ) throws {
    let folder = try ScratchFolder()
    _ = try folder.write(Self.cart, to: "screens/cart.xml")
    let script = try CommandRun("a11y-audit", ["--generate-completion-script", "bash"])
    _ = try folder.write(script.output, to: "completions.bash")
    // Bash calls the function so for Tab.
    let typed = (["a11y-audit"] + words).map { "'\($0)'" }.joined(separator: " ")
    let run = try ShellRun(
      """
      PATH=${audit%/*}:$PATH
      . ./completions.bash
      COMP_WORDS=(\(typed)); COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
      COMP_LINE="${COMP_WORDS[*]}"; COMP_POINT=${#COMP_LINE}
      _a11y-audit a11y-audit "${COMP_WORDS[-1]}" "${COMP_WORDS[-2]}"
      printf '%s\\n' "${COMPREPLY[@]}"
      """, in: folder)
    #expect(run.output.split(separator: "\n").map(String.init) == expected)
  }

  @Test func `reading the sources has a row in the timings`() throws {
    let folder = try ScratchFolder()
    _ = try folder.write(InterfaceBuilderDocument.xib("<view id=\"v\"/>"), to: "Cart.xib")
    _ = try folder.write("class Cart: UIView {}\n", to: "Cart.swift")
    let run = try CommandRun("a11y-audit", ["--timings", "."], in: folder.path)
    #expect(run.errors.contains(#/(?m)^ +[0-9.]+ ms sources$/#))
  }
}
