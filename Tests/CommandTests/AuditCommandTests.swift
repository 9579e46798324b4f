import Platform
import Reports
import TestSupport
import Testing

@Suite(.enabled(if: CommandRun.isBuilt("a11y-audit"), "skips: a11y-audit is not built here"))
struct AuditCommandTests {
  private let bad = """
    <screen title="Cart" size="390 844">
      <UIButton identifier="buy" frame="10 100 60 60"/>
    </screen>

    """
  private let good = """
    <screen title="Cart" size="390 844">
      <UIButton title="Buy" frame="10 100 60 60"/>
    </screen>

    """

  private func audit(
    _ arguments: [String], input: String = "", in folder: ScratchFolder? = nil
  ) throws -> CommandRun {
    try CommandRun("a11y-audit", arguments, input: input, in: folder?.path)
  }

  @Test func `a finding is exit 1, with its path below the working directory`() throws {
    let folder = try ScratchFolder()
    let file = try folder.write(bad, to: "screens/cart.xml")
    let run = try audit(["--only", "missing-label", file], in: folder)
    #expect(run.status == 1)
    #expect(
      run.output.hasPrefix(
        "screens/cart.xml:2:3: error: UIButton \"buy\" has no label [missing-label]\n"))
    #expect(run.errors == "")
  }

  @Test(arguments: [["--version"], ["--version", "--only", "missing-label"]])
  func `--version is printed whatever the other options`(_ arguments: [String]) throws {
    let run = try audit(arguments)
    #expect(run.status == 0)
    #expect(run.output.split(separator: ".").count == 3)
    #expect(run.output.hasSuffix("\n"))
    #expect(run.errors == "")
  }

  @Test func `a run reports its files in order, as runs over each of them do`() throws {
    let folder = try ScratchFolder()
    // The last is the largest, and begun first.
    let files = try (0..<12).map { number in
      let buttons = (0...number * 20).map {
        "<UIButton identifier=\"b\($0)\" frame=\"10 \(60 * $0) 60 60\"/>"
      }.joined()
      return try folder.write(
        "<screen title=\"Screen \(number)\" size=\"390 844\">\(buttons)</screen>",
        to: "s\(number).xml")
    }
    let options = ["--verbose", "--only", "missing-label"]
    let together = try audit(options + files, in: folder).output
    let places = try files.flatMap { file in
      try audit(options + [file], in: folder).output.split(separator: "\n").filter {
        $0.contains("[missing-label]")
      }
    }
    #expect(together.split(separator: "\n").filter { $0.contains("[missing-label]") } == places)
    #expect(places.count == 12 + 20 * 66)
  }

  @Test func `nothing found is exit 0, and says what was looked at`() throws {
    let run = try audit(["--only", "missing-label", "-"], input: good)
    #expect(run.status == 0)
    #expect(
      run.output == """
        Checked 1 screen (1 element, 1 VoiceOver stop) with 1 rule.
        No findings.

        """)
  }

  @Test(
    arguments: [
      ("error", "missing-label", 1), ("warning", "missing-label", 1), ("never", "missing-label", 0),
      ("wcag-a", "missing-label", 1), ("wcag-aa", "missing-label", 1),
      ("warning", "target-size-platform", 1), ("error", "target-size-platform", 0),
      ("wcag-aa", "target-size-platform", 0),
    ] as [(String, String, Int32)])
  func `a severity or a level of WCAG decides the exit`(
    _ threshold: String, _ rule: String, _ status: Int32
  ) throws {
    let small = #"<screen><UIButton frame="0 0 30 30"/></screen>"#
    let run = try audit(["--only", rule, "--fail-on", threshold, "-"], input: small)
    #expect(run.status == status)
  }

  @Test func `a file that cannot be read is exit 2, and outranks findings`() throws {
    let folder = try ScratchFolder()
    _ = try folder.write(bad, to: "a.xml")
    _ = try folder.write("<screen>\n", to: "b.xml")
    let run = try audit(["--format", "json", "a.xml", "b.xml", "none.xml"], in: folder)
    #expect(run.status == 2)
    #expect(
      run.errors == """
        b.xml:2:1: error: found the end of the file inside <screen>; expected </screen>
        none.xml: error: no such file

        """)
    #expect(run.output.contains("\"source\": \"b.xml\""))
    #expect(run.output.contains("\"rule\": \"missing-label\""))
  }

  @Test func `a folder is searched, other files are passed over without a word`() throws {
    let folder = try ScratchFolder()
    _ = try folder.write(good, to: "b/a.xml")
    _ = try folder.write("<plist/>", to: "b/Info.plist")
    _ = try folder.write("hello", to: "readme.txt")
    _ = try folder.write("", to: "empty.txt")
    let run = try audit(["--only", "missing-label", "."], in: folder)
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(run.output.hasPrefix("Checked 1 screen (1 element"))
  }

  @Test func `a folder without any hierarchy is exit 2`() throws {
    let folder = try ScratchFolder()
    _ = try folder.write("hello", to: "readme.txt")
    let run = try audit(["."], in: folder)
    #expect(run.status == 2)
    #expect(
      run.errors == "a11y-audit: error: no supported files in \".\"; see --help for formats\n")
  }

  @Test func `reports go to files whole, beside the one that is printed`() throws {
    let folder = try ScratchFolder()
    let file = try folder.write(bad, to: "cart.xml")
    let json = try audit(["--format", "json", "--report", "text=a.txt", file], in: folder)
    let text = try audit([file], in: folder)
    #expect(
      String(decoding: try InputFile.read(folder.path + "/a.txt"), as: UTF8.self) == text.output)
    #expect(json.output.hasPrefix("{\n  \"schemaVersion\": 1,\n"))
    let failed = try audit(["--report", "json=a.txt/a.json", file], in: folder)
    #expect(failed.status == 2)
    #expect(failed.errors == "a.txt: error: is a file; expected a folder\n")
  }

  @Test func `a run is compared with an earlier report`() throws {
    let folder = try ScratchFolder()
    _ = try folder.write(bad, to: "cart.xml")
    _ = try audit(
      ["--report", "json=before.json", "--only", "missing-label", "cart.xml"], in: folder)
    _ = try folder.write(good, to: "cart.xml")
    let arguments = ["--compare", "before.json", "--only", "missing-label", "cart.xml"]
    let run = try audit(arguments, in: folder)
    #expect(run.status == 0)
    #expect(
      run.output == """
        Since the earlier report: 0 new, 1 fixed, 0 unchanged.
        Fixed:
            cart.xml:2:3: error: UIButton "buy" has no label [missing-label]

        Checked 1 screen (1 element, 1 VoiceOver stop) with 1 rule.
        No findings.

        """)
    _ = try folder.write("{", to: "before.json")
    let broken = try audit(arguments, in: folder)
    #expect(broken.status == 2)
    #expect(
      broken.errors
        == "before.json:1:2: error: the document ends in the middle; expected a key or '}'\n"
    )
    #expect(broken.output.hasPrefix("Checked 1 screen "))
  }

  @Test(arguments: Reporters.all.map { $0.identifier })
  func `a report is printed as it is written`(_ form: String) throws {
    let folder = try ScratchFolder()
    _ = try folder.write(bad, to: "cart.xml")
    let run = try audit(["--format", form, "--report", "\(form)=a.out", "cart.xml"], in: folder)
    #expect(run.status == 1)
    #expect(
      String(decoding: try InputFile.read(folder.path + "/a.out"), as: UTF8.self) == run.output)
    #expect(run.output.contains("missing-label"))
  }

  @Test func `warnings about the input go to standard error`() throws {
    let run = try audit(
      ["--only", "missing-label", "-"], input: "<screen><UILabel text=\"a\" foo=\"1\"/></screen>")
    #expect(run.status == 0)
    #expect(
      run.errors
        == "-:1:9: warning: unknown attribute \"foo\" on <UILabel>; expected one of the format\n")
  }

  @Test(arguments: [
    (["--only", "missing-labels", "-"], "did you mean \"missing-label\"?"),
    (["--explain", "nonsense"], "--list-rules lists them."),
    (
      ["--only", "focus-trap", "-"],
      "cannot run: no format includes where the keyboard and the cursor go from an element."
    ),
    (["--density", "3", "-"], "--density must be 40–2000 dpi."),
    (["--language", "!", "-"], "--language must be a BCP 47 tag such as en or pt-BR."),
    ([], "Name a file or folder, or - for standard input; --init writes a first configuration."),
    (["--format", "yaml", "-"], "'yaml' is invalid"),
    (["--report", "text", "-"], "'text' is invalid"),
  ])
  func `wrong usage is exit 64`(_ arguments: [String], _ words: String) throws {
    let run = try audit(arguments)
    #expect(run.status == 64)
    #expect(run.output == "")
    #expect(run.errors.contains(words))
  }

  @Test func `a rule can be explained`() throws {
    let run = try audit(["--explain", "missing-label"])
    #expect(run.status == 0)
    #expect(
      run.output.hasPrefix(
        """
        missing-label: Controls must have an accessibility label.

        Why: Without a label, the screen reader announces only the role: users hear “Button” and do \
        not learn what it does.
        Fix on iOS and tvOS: set accessibilityLabel to the action, as in “Add to favourites”.
        Fix on macOS: call setAccessibilityLabel(_:) with the action, as in “Add to favourites”.
        Fix on Android: set android:contentDescription to the action, as in “Add to favourites”.

        Code:
            UIKit    button.accessibilityLabel = "Add to favourites"
            SwiftUI  .accessibilityLabel("Add to favourites")
            AppKit   button.setAccessibilityLabel("Add to favourites")
            Android  android:contentDescription="@string/add_to_favourites"
            Compose  Modifier.semantics { contentDescription = "Add to favourites" }

        Severity: error
        Recommended: yes
        Measured: correct in\u{20}
        """))
    #expect(run.output.contains("\nNeeds: labels\n"))
    #expect(run.output.contains("\n\nFound, at each ↓:\n    ↓<UILabel text=\"Total\""))
    #expect(run.output.contains("\n\nNot found:\n    <UIButton title=\"Buy\""))
  }

  @Test func `a fix that is the same everywhere is one line, and figures are plain`() throws {
    let cancel = try audit(["--explain", "hig-undo-no-cancel"])
    #expect(cancel.output.contains("\nFix: add a Cancel button.\n\nCode:\n    UIKit    alert."))
    let restart = try audit(["--explain", "hig-restart-device"])
    #expect(restart.output.contains("\nFix: recover in the app and state what was lost.\n\nSev"))
    let size = try audit(["--explain", "target-size-platform"])
    #expect(size.output.contains("\nThreshold: points, default 44: Minimum width and height, in "))
  }

  @Test func `standard input may be packed`() throws {
    let bytes = try InputFile.read("\(PackageFiles.root)/Fixtures/gzip/dynamic.gz")
    let run = try CommandRun(
      "a11y-audit", ["--only", "missing-label", "--fail-on", "never", "-"], inputBytes: bytes)
    #expect(run.status == 0)
    #expect(run.output.contains("\nChecked 2 screens (63 elements, "))
  }
}
