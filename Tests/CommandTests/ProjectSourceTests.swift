import Foundation
import Platform
import TestSupport
import Testing

/// A way to request the findings in `App/Player.xib` of a project.
private struct Way: CustomTestStringConvertible {
  var testDescription: String
  /// A shell command whose working directory is the project; it prints the JSON report.
  var line: String

  init(_ name: String, _ line: String) {
    testDescription = name
    self.line = line
  }

  private static let options = "--profile all --format json --fail-on never"

  static let folder = Way("its folder", "$audit \(options) .")
  static let all = [
    folder,
    Way("its name", "$audit \(options) App/Player.xib"),
    Way("a name with dots", "$audit \(options) ./Other/../App//Player.xib"),
    Way("an absolute path", "$audit \(options) \"$PWD/App/Player.xib\""),
    Way("the absolute path of its folder", "$audit \(options) \"$PWD\""),
    Way("its folder and its name", "$audit \(options) ./ App/Player.xib"),
    Way("its name twice", "$audit \(options) App/Player.xib ./App/Player.xib"),
    Way("a folder inside the project", "$audit \(options) App"),
    Way("a name in another working directory", "cd Other && $audit \(options) ../App/Player.xib"),
    Way("a working directory elsewhere", "P=$PWD; cd / && $audit \(options) \"$P/App/Player.xib\""),
    Way("a link to the project", "ln -s \"$PWD\" \"$PWD-link\"; $audit \(options) \"$PWD-link\""),
    Way(
      "a name through a link",
      "ln -s \"$PWD\" \"$PWD-link\"; $audit \(options) \"$PWD-link/App/Player.xib\""),
    Way("a linked working directory", "ln -s . \"$PWD/Here\"; cd Here/Here && $audit \(options) ."),
    Way("a record", "echo App/Player.xib | $audit --records files --profile all --fail-on never"),
    Way("an agent", agent),
  ]

  private static let agent = #"""
    printf '%s\n' '{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-06-18"}}' \
      '{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"audit","arguments":{"paths":["App/Player.xib"],"profile":"all","format":"json"}}}' \
      | $audit --mcp | tail -n 1
    """#
}

/// The sources of a file are those of its project, however the file is requested.
@Suite(.enabled(if: CommandRun.isBuilt("a11y-audit"), "skips: a11y-audit is not built here"))
struct ProjectSourceTests {
  /// A controller with one button, which an outlet leads to.
  private static let xib = InterfaceBuilderDocument.xib(
    owner: "Player", outlets: ["view": "v1", "play": "b1"],
    subviews: #"""
      <button id="b1">
        <rect key="frame" x="20" y="100" width="60" height="60"/>
        <state key="normal" image="play"/>
      </button>
      """#)

  private static let plist = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
      <key>CFBundlePackageType</key><string>APPL</string>
      <key>CFBundleIdentifier</key><string>app.player</string>
      <key>UISupportedInterfaceOrientations</key>
      <array><string>UIInterfaceOrientationPortrait</string></array>
    </dict></plist>

    """

  /// A project whose code is in another folder than its screen.
  private func project(_ marker: String?, _ content: String = "") throws -> ScratchFolder {
    let folder = try ScratchFolder()
    _ = try folder.write(Self.xib, to: "App/Player.xib")
    _ = try folder.write(Self.plist, to: "Other/Info.plist")
    _ = try folder.write(
      "class Player: UIViewController { @IBOutlet var play: UIButton! }\n",
      to: "Other/Player.swift")
    if let marker { _ = try folder.write(content, to: marker) }
    return folder
  }

  /// The screens of a report, without the names of their files.
  private func screens(_ line: String, in folder: ScratchFolder) throws -> [String] {
    let run = try ShellRun(line, in: folder)
    #expect(run.errors == "")
    return try screens(of: run.output, in: folder)
  }

  private func screens(of output: String, in folder: ScratchFolder) throws -> [String] {
    let object = try JSONSerialization.jsonObject(with: Data(output.utf8))
    let report = try #require(object as? [String: Any])
    if let result = report["result"] as? [String: Any],
      let content = (result["content"] as? [[String: Any]])?.first?["text"] as? String
    {
      return try screens(of: content, in: folder)
    }
    let screens = report["screens"] as? [[String: Any]] ?? []
    return try screens.map { screen in
      var screen = screen
      screen["source"] = nil
      let data = try JSONSerialization.data(
        withJSONObject: screen, options: [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted])
      return String(decoding: data, as: UTF8.self)
        .replacing("\(Folder.resolvedPath(folder.path) ?? folder.path)/", with: "")
    }
  }

  @Test(arguments: Way.all)
  fileprivate func `a file has the findings of its project, however it is named`(_ way: Way) throws
  {
    let folder = try project(".git/HEAD")
    defer { SymbolicLink.remove(folder.path + "-link") }
    let expected = try screens(Way.folder.line, in: folder)
    #expect(expected.count == 1)
    #expect(expected[0].contains("the sources use Player.play and never set it"))
    #expect(expected[0].contains("orientation-locked"))
    #expect(try screens(way.line, in: folder) == expected)
  }

  private let audit = "$audit --only missing-label --format text"
  private let failure = "error: UIButton has no label"
  private let question = "review: UIButton may have no label"

  @Test(arguments: [
    ".git/HEAD", "Player.xcodeproj/project.pbxproj", "Player.xcworkspace/contents.xcworkspacedata",
    "Package.swift", ".earshot.yml",
  ])
  func `each of these marks a project`(_ marker: String) throws {
    let folder = try project(marker)
    #expect(try ShellRun("\(audit) App/Player.xib", in: folder).output.contains(failure))
  }

  @Test func `a package inside an app has the sources of the app`() throws {
    let folder = try project("Player.xcodeproj/project.pbxproj")
    _ = try folder.write("", to: "App/Package.swift")
    #expect(try ShellRun("\(audit) App/Player.xib", in: folder).output.contains(failure))
    #expect(try ShellRun("\(audit) App", in: folder).output.contains(failure))
  }

  @Test func `a repository ends a project`() throws {
    let folder = try project("Player.xcodeproj/project.pbxproj")
    _ = try folder.write("gitdir: ../.git/modules/App\n", to: "App/.git")
    for path in ["App/Player.xib", "App", "."] {
      #expect(try ShellRun("\(audit) \(path)", in: folder).output.contains(question))
    }
  }

  @Test func `a vendored library is a project of its own`() throws {
    let folder = try project(".git/HEAD")
    _ = try folder.write(Self.xib, to: "Pods/Kit/Player.xib")
    for path in ["Pods/Kit/Player.xib", "Pods/Kit"] {
      #expect(try ShellRun("\(audit) \(path)", in: folder).output.contains(question))
    }
    _ = try folder.write(
      "class Player: UIViewController { @IBOutlet var play: UIButton! }\n", to: "Pods/Kit/P.swift")
    for path in ["Pods/Kit/Player.xib", "Pods/Kit"] {
      #expect(try ShellRun("\(audit) \(path)", in: folder).output.contains(failure))
    }
  }

  @Test func `a package in a hidden folder is a project of its own`() throws {
    let folder = try project(".git/HEAD")
    _ = try folder.write(Self.xib, to: ".build/checkouts/Kit/Player.xib")
    let name = ".build/checkouts/Kit/Player.xib"
    #expect(try ShellRun("\(audit) \(name)", in: folder).output.contains(question))
    _ = try folder.write("", to: ".build/checkouts/Kit/Package.swift")
    _ = try folder.write(
      "class Player: UIViewController { @IBOutlet var play: UIButton! }\n",
      to: ".build/checkouts/Kit/Player.swift")
    #expect(try ShellRun("\(audit) \(name)", in: folder).output.contains(failure))
  }

  @Test func `without a project only a folder has sources`() throws {
    let folder = try project(nil)
    #expect(try ShellRun("\(audit) App/Player.xib", in: folder).output.contains(question))
    #expect(try ShellRun("\(audit) .", in: folder).output.contains(failure))
  }

  @Test func `the home folder is not a project, with any content`() throws {
    let folder = try project(".git/HEAD")
    #expect(
      try ShellRun("HOME=$PWD \(audit) App/Player.xib", in: folder).output.contains(question))
    #expect(
      try ShellRun("HOME=$PWD/Other \(audit) App/Player.xib", in: folder).output.contains(failure))
  }

  @Test func `standard input has no project`() throws {
    let folder = try project(".git/HEAD")
    #expect(try ShellRun("\(audit) - < App/Player.xib", in: folder).output.contains(question))
  }

  @Test func `options and configurations take precedence over the project`() throws {
    let folder = try project(".git/HEAD")
    #expect(
      try ShellRun("\(audit) --no-sources App/Player.xib", in: folder).output.contains(question))
    #expect(
      try ShellRun("\(audit) --sources App App/Player.xib", in: folder).output.contains(question))
    _ = try folder.write("sources: .\n", to: "App/.earshot.yml")
    let narrowed = try ShellRun("\(audit) App/Player.xib", in: folder)
    #expect(narrowed.errors == "")
    #expect(narrowed.output.contains(question))
    _ = try folder.write("sources: .\n", to: "Other/.earshot.yml")
    _ = try folder.write(Self.xib, to: "Other/Player.xib")
    #expect(try ShellRun("\(audit) Other/Player.xib", in: folder).output.contains(failure))
  }

  @Test func `captures of a project read no code`() throws {
    let folder = try project(".git/HEAD")
    _ = try folder.write("class Broken: UIView {\n", to: "Other/Broken.swift")
    _ = try folder.write(
      "<screen size=\"390 844\"><UIButton label=\"Buy\" frame=\"0 0 60 60\"/></screen>",
      to: "buy.xml")
    #expect(try ShellRun("\(audit) buy.xml", in: folder).errors == "")
    #expect(try ShellRun("\(audit) App/Player.xib", in: folder).errors.contains("Broken.swift"))
  }
}
