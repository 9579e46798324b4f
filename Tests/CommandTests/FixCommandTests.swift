import Platform
import TestSupport
import Testing

@Suite(.enabled(if: CommandRun.isBuilt("a11y-audit"), "skips: a11y-audit is not built here"))
struct FixCommandTests {
  private let cart = """
    <screen title="Cart" size="390 844" language="en">
      <UILabel text="Cart" traits="header" frame="10 20 99 44"/>
      <UIButton label="Buy button" frame="10 100 60 60"/>
      <UIButton label="Sell button" frame="10 200 60 60"/>
    </screen>

    """
  private let only = ["--only", "label-repeats-role,missing-label"]

  private func audit(_ arguments: [String], in folder: ScratchFolder) throws -> CommandRun {
    try CommandRun("a11y-audit", only + arguments, in: folder.path)
  }

  private func text(_ name: String, in folder: ScratchFolder) throws -> String {
    String(decoding: try InputFile.read(folder.path + "/" + name), as: UTF8.self)
  }

  private var fixed: String { cart.replacing(" button\"", with: "\"") }

  @Test(arguments: ["cart.xml", "login.storyboard"])
  func `a file is fixed as stored, and a second time nothing changes`(_ name: String) throws {
    let folder = try ScratchFolder()
    _ = try folder.write(PackageFiles.fixture("fixing/\(name)"), to: name)
    let first = try CommandRun(
      "a11y-audit", ["--profile", "all", "--fix", name], in: folder.path)
    #expect(first.errors == "")
    let once = try text(name, in: folder)
    #expect(once == (try PackageFiles.fixture("fixing/fixed/\(name)")))
    let second = try CommandRun(
      "a11y-audit", ["--profile", "all", "--fix", name], in: folder.path)
    #expect(second.output.contains("Nothing to fix.\n"))
    #expect(try text(name, in: folder) == once)
  }

  @Test func `--dry-run prints a diff that patch takes, and writes nothing`() throws {
    let folder = try ScratchFolder()
    _ = try folder.write(cart, to: "a/cart.xml")
    let run = try audit(["--fix", "--dry-run", "--fail-on", "warning", "a"], in: folder)
    #expect(
      run.output == """
        --- a/a/cart.xml
        +++ b/a/cart.xml
        @@ -1,5 +1,5 @@
         <screen title="Cart" size="390 844" language="en">
           <UILabel text="Cart" traits="header" frame="10 20 99 44"/>
        -  <UIButton label="Buy button" frame="10 100 60 60"/>
        -  <UIButton label="Sell button" frame="10 200 60 60"/>
        +  <UIButton label="Buy" frame="10 100 60 60"/>
        +  <UIButton label="Sell" frame="10 200 60 60"/>
         </screen>

        """)
    #expect(run.errors == "Would fix 2 findings in 1 file: a/cart.xml (2).\n")
    // The finding remains.
    #expect(run.status == 1)
    #expect(Folder.names(in: folder.path + "/a") == ["cart.xml"])
    #expect(try text("a/cart.xml", in: folder) == cart)
  }

  @Test(arguments: [
    ("b", "../cart.xml"), ("b", ".."), ("b/c", "../../cart.xml"), ("b", "../b/../cart.xml"),
    ("b", "./../cart.xml"), ("link", "../cart.xml"), ("a/deep", "link/../cart.xml"),
    ("b", "linked.xml"),
  ])
  func `a file is fixed by any path`(_ place: String, _ path: String) throws {
    let folder = try ScratchFolder()
    _ = try folder.write(cart, to: "a/cart.xml")
    _ = try folder.write("Nothing.", to: "a/deep/b/none.txt")
    try Folder.make(folder.path + "/a/b/c")
    #expect(SymbolicLink.make(folder.path + "/a/link", to: "b"))
    #expect(SymbolicLink.make(folder.path + "/a/deep/link", to: "../b"))
    #expect(SymbolicLink.make(folder.path + "/a/b/linked.xml", to: "../cart.xml"))
    let start = place == "a/deep" ? "a/deep" : "a/\(place)"
    let run = try CommandRun(
      "a11y-audit", only + ["--fix", path], in: "\(folder.path)/\(start)")
    #expect(run.errors == "")
    #expect(run.output.contains("Fixed 2 findings in 1 file"))
    #expect(try text("a/cart.xml", in: folder) == fixed)
  }

  @Test func `two files whose paths read alike are two files`() throws {
    let folder = try ScratchFolder()
    _ = try folder.write(cart, to: "a/cart.xml")
    _ = try folder.write(cart.replacing("Buy", with: "Rent"), to: "b/cart.xml")
    try Folder.make(folder.path + "/b/c")
    #expect(SymbolicLink.make(folder.path + "/a/link", to: "../b/c"))
    let run = try CommandRun(
      "a11y-audit", only + ["--fix", "cart.xml", "link/../cart.xml"], in: folder.path + "/a")
    #expect(run.output.contains("Fixed 3 findings in 2 files"))
    #expect(try text("a/cart.xml", in: folder) == fixed)
    #expect(try text("b/cart.xml", in: folder) == fixed.replacing("Buy", with: "Rent"))
  }

  @Test func `the exit status is that of what remains`() throws {
    let folder = try ScratchFolder()
    _ = try folder.write(cart, to: "cart.xml")
    let run = try audit(["--fix", "--fail-on", "warning", "cart.xml"], in: folder)
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("Fixed 2 findings in 1 file: cart.xml (2).\n\nChecked "))
    #expect(try text("cart.xml", in: folder) == fixed)
    _ = try folder.write(
      cart.replacing("label=\"Sell button\"", with: "image=\"bin\""), to: "cart.xml")
    let left = try audit(["--fix", "cart.xml"], in: folder)
    #expect(left.status == 1)
    #expect(
      left.output.hasPrefix(
        "cart.xml:4:3: error: UIButton has no label"
          + "; VoiceOver reads its image name “Bin” [missing-label]\n"))
  }

  @Test func `disabled, suppressed and baselined findings are not fixed`() throws {
    let folder = try ScratchFolder()
    let marked = cart.replacing(
      "  <UIButton label=\"Sell",
      with: "  <!-- earshot:disable label-repeats-role — so it is -->\n  <UIButton label=\"Sell")
    _ = try folder.write(marked, to: "cart.xml")
    _ = try audit(["--fix", "cart.xml"], in: folder)
    #expect(
      try text("cart.xml", in: folder) == marked.replacing("Buy button", with: "Buy"))
    _ = try folder.write(cart, to: "cart.xml")
    _ = try audit(["--write-baseline", "known.txt", "cart.xml"], in: folder)
    let known = try audit(["--fix", "--baseline", "known.txt", "cart.xml"], in: folder)
    #expect(known.output.contains("Nothing to fix.\n"))
    _ = try CommandRun(
      "a11y-audit", ["--disable", "label-repeats-role", "--fix", "cart.xml"], in: folder.path)
    #expect(try text("cart.xml", in: folder) == cart)
  }

  @Test func `a fix that brings another finding is taken back`() throws {
    let folder = try ScratchFolder()
    // Without the word, both have the same label.
    let twins = cart.replacing("Sell button", with: "Buy")
    _ = try folder.write(twins, to: "cart.xml")
    let run = try CommandRun(
      "a11y-audit", ["--only", "label-repeats-role,duplicate-label", "--fix", "cart.xml"],
      in: folder.path)
    #expect(
      run.output.contains(
        """

        No autofix can be applied.
        cart.xml:3:3: not fixed [label-repeats-role]: it would cause duplicate-label

        """))
    #expect(try text("cart.xml", in: folder) == twins)
  }

  @Test func `a file in UTF-16 stays one`() throws {
    let folder = try ScratchFolder()
    func bytes(_ text: String) -> [UInt8] {
      [0xFE, 0xFF] + text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    }
    let path = try folder.write(bytes: bytes(cart), to: "cart.xml")
    _ = try audit(["--fix", "cart.xml"], in: folder)
    #expect(try InputFile.read(path) == bytes(fixed))
  }

  @Test func `a packed file is left as it is, and the report says so`() throws {
    let folder = try ScratchFolder()
    let packed = try InputFile.read(PackageFiles.root + "/Fixtures/gzip/fixed.gz")
    let path = try folder.write(bytes: packed, to: "cart.gz")
    let run = try CommandRun(
      "a11y-audit", ["--profile", "all", "--fix", "cart.gz"], in: folder.path)
    #expect(
      run.output.contains(
        "not fixed [placeholder-only-field]: the file is packed by gzip; expected it unpacked\n"))
    #expect(run.status == 1)
    #expect(try InputFile.read(path) == packed)
  }

  @Test func `JSON lists fixed and remaining findings`() throws {
    let folder = try ScratchFolder()
    _ = try folder.write(cart.replacing("Sell button", with: "Buy"), to: "a.xml")
    _ = try folder.write(cart, to: "b.xml")
    let run = try CommandRun(
      "a11y-audit",
      ["--only", "label-repeats-role,duplicate-label", "--fix", "--format", "json", "."],
      in: folder.path)
    #expect(
      run.output.contains(
        """
          "fixes": {
            "fixed": 2,
            "files": [
              {"source": "b.xml", "fixed": 2}
            ],
            "left": [
              {"source": "a.xml", "line": 3, "column": 3, "rule": "label-repeats-role", \
        "reason": "it would cause duplicate-label"}
            ],
            "captures": []
          }

        """))
  }

  @Test func `a capture is not a source`() throws {
    let folder = try ScratchFolder()
    let page = try PackageFiles.fixture("xcuitest/bank-transfer.xml")
    _ = try folder.write(page, to: "page.xml")
    let run = try CommandRun(
      "a11y-audit", ["--profile", "all", "--fix", "--format", "json", "page.xml"], in: folder.path)
    #expect(
      run.errors == """
        Nothing to fix.
        page.xml is a capture; captures cannot be fixed: change the app.

        """)
    #expect(try text("page.xml", in: folder) == page)
  }

  @Test(arguments: [
    (["--dry-run"], "--dry-run goes with --fix."),
    (["--fix", "-"], "--fix writes files and does not go with -."),
    (
      ["--fix", "--write-baseline", "b"],
      "--fix goes with neither --write-baseline nor --prune: fix first, then write the baseline."
    ),
    (
      ["--fix", "--dry-run", "--format", "json"],
      "--dry-run prints a diff; --report form=file writes a report beside it."
    ),
  ])
  func `conflicting options are wrong usage`(_ options: [String], _ words: String) throws {
    let run = try CommandRun("a11y-audit", options + ["cart.xml"])
    #expect(run.status == 64)
    #expect(run.errors.hasPrefix("Error: \(words)\n"))
  }
}
