import Platform
import TestSupport
import Testing

@Suite(.enabled(if: CommandRun.isBuilt("a11y-audit"), "skips: a11y-audit is not built here"))
struct InitializationTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  private func audit(_ arguments: [String]) throws -> CommandRun {
    try CommandRun("a11y-audit", arguments, in: folder.path)
  }

  private func written(_ name: String = ".earshot.yml") throws -> String {
    String(decoding: try InputFile.read(folder.path + "/" + name), as: UTF8.self)
  }

  /// A project with a storyboard, a dump without density, code and libraries.
  private func makeProject() throws {
    _ = try folder.write(
      try PackageFiles.fixture("interface-builder/shop.storyboard"), to: "App/Main.storyboard")
    _ = try folder.write(
      UIAutomatorDump.text(
        "<node class=\"android.widget.Button\" text=\"Buy\" clickable=\"true\" "
          + "bounds=\"[0,0][200,200]\"/>", in: "[0,0][1000,1700]"), to: "captures/home.xml")
    _ = try folder.write("import UIKit\n", to: "App/Cart.swift")
    _ = try folder.write("x", to: "Pods/Ads/readme.txt")
  }

  @Test func `a configuration is written for what is found, and read without a warning`() throws {
    try makeProject()
    let run = try audit(["--init"])
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(
      run.output == """
        Wrote .earshot.yml for 1 Interface Builder file (iOS), 1 uiautomator dump (Android).
        Next: a11y-audit .

        """)
    let text = try written()
    #expect(
      text.contains(
        "# Found here: 1 Interface Builder file (iOS), 1 uiautomator dump (Android).\n"))
    #expect(text.contains("# These vendored folders are left out: Pods. Leave out more:\n"))
    #expect(text.contains("# sources: [\"App\"]\n"))
    #expect(text.contains("#   firstLaunch: \"App/Main.storyboard\"\n"))
    #expect(text.contains("# 1 Android capture does not show its density"))
    let checked = try audit(["--fail-on", "never", "."])
    #expect(checked.status == 0)
    #expect(!checked.errors.contains(".earshot.yml"))
  }

  @Test func `files that are not audited and files to leave out are written down`() throws {
    try makeProject()
    _ = try folder.write("<screen><UIView></screen>", to: "App/broken.xml")
    _ = try folder.write(
      "import androidx.compose.runtime.Composable\n@Composable fun a() {}", to: "App/Cart.kt")
    #expect(try audit(["--init"]).status == 0)
    let text = try written()
    #expect(
      text.contains(
        "# 1 file with Compose functions (App/Cart.kt) is not audited; "
          + "capture the running app: docs/capture.md.\n"))
    #expect(
      text.contains(
        "# These files cannot be read. Repair them, or leave them out:\n"
          + "# exclude: [\"App/broken.xml\"]\n"))
    let line = "# exclude: [\"App/broken.xml\"]"
    _ = try folder.write(text.replacing(line, with: line.dropFirst(2)), to: ".earshot.yml")
    #expect(try audit(["--fail-on", "never", "."]).status == 0)
  }

  @Test func `another folder can be named`() throws {
    try makeProject()
    let run = try audit(["--init", "App"])
    #expect(run.status == 0)
    #expect(
      run.output == """
        Wrote App/.earshot.yml for 1 Interface Builder file (iOS).
        Next: a11y-audit App

        """)
    let text = try written("App/.earshot.yml")
    #expect(text.contains("# sources: [\".\"]\n"))
    #expect(text.contains("#   firstLaunch: \"Main.storyboard\"\n"))
    #expect(!text.contains("density"))
  }

  @Test func `an existing configuration is never touched`() throws {
    try makeProject()
    _ = try folder.write("profile: all\n", to: ".earshot.yml")
    let run = try audit(["--init"])
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(
      run.errors == ".earshot.yml: error: the file exists already; edit it, or remove it first\n")
    #expect(try written() == "profile: all\n")
  }

  @Test func `a link that leads nowhere is not written through`() throws {
    try makeProject()
    #expect(SymbolicLink.make(folder.path + "/.earshot.yml", to: "elsewhere.yml"))
    #expect(try audit(["--init"]).status == 2)
    #expect(!Folder.exists(folder.path + "/elsewhere.yml"))
  }

  @Test func `a folder without a screen gets none`() throws {
    let run = try audit(["--init"])
    #expect(run.status == 2)
    #expect(
      run.errors == "a11y-audit: error: no supported files in \".\"; see --help for formats\n")
    #expect(!Folder.exists(folder.path + "/.earshot.yml"))
  }

  @Test(arguments: [
    (["--init", "--profile", "all"], "--init takes one folder and no other option."),
    (["--init", ".", "."], "--init takes one folder and no other option."),
    (["--init", "a.xml"], "--init takes a folder; \"a.xml\" is not one."),
  ])
  func `options that it would ignore are rejected`(_ arguments: [String], _ error: String) throws {
    let run = try audit(arguments)
    #expect(run.status == 64)
    #expect(run.errors.hasPrefix("Error: \(error)\n"))
  }
}
