import Platform
import TestSupport
import Testing

/// Outputs that accept nothing, or nothing more.
@Suite(.enabled(if: CommandRun.isBuilt("a11y-audit"), "skips: the commands are not built here"))
struct OutputFaultTests {
  private static let screen = """
    <screen title="Cart" size="390 844">
    \(String(repeating: "  <UIButton frame=\"10 100 60 60\"/>\n", count: 2_000))</screen>
    """

  @Test(arguments: ["$audit --only missing-label a.xml", "$read --transcript a.xml"])
  func `an output that is full is an error`(_ command: String) throws {
    let folder = try ScratchFolder()
    _ = try folder.write(Self.screen, to: "a.xml")
    let run = try ShellRun(command + " > /dev/full", in: folder)
    #expect(run.status == 2)
    #expect(run.errors == "standard output: error: no space left on device\n")
  }

  @Test(arguments: [
    "$audit --list-rules", "$audit --list-rules --format json", "$audit --explain missing-label",
    "$audit --explain custom/stars --config a.yml", "$audit --fix --dry-run a.xml",
    "$audit --version",
    "$audit --help", "$read --version", "$read --help", "$audit --records files < names",
    "$read --commands keys a.xml", "$read --commands keys --format json a.xml",
    "$read --check kept a.xml", "$read --check new --update a.xml",
  ])
  func `whatever is printed, an output that is full is an error`(_ command: String) throws {
    let folder = try ScratchFolder()
    _ = try folder.write(
      #"<screen size="390 844"><UIButton label="Buy button" frame="10 100 60 60"/></screen>"#,
      to: "a.xml")
    _ = try folder.write(
      "custom: {stars: {match: {class: Stars}, require: {hint: \"*\"}}}", to: "a.yml")
    _ = try folder.write("a.xml\n", to: "names")
    _ = try folder.write("next\n", to: "keys")
    _ = try folder.write("Sell\n", to: "kept")
    let run = try ShellRun("XDG_STATE_HOME=$PWD/state \(command) > /dev/full", in: folder)
    #expect(run.status == 2)
    #expect(run.errors.contains("standard output: error: no space left on device\n"))
  }

  @Test(arguments: [
    ("$read --commands . a.xml", ".: error: is a directory; expected a file of commands"),
    ("$read --commands /dev/zero a.xml", "/dev/zero: error: holds a line that does not end"),
    ("$read --check /dev/zero a.xml", "/dev/zero: error: holds more than 268435456 bytes"),
    ("$audit --baseline /dev/zero a.xml", "/dev/zero: error: holds more than 268435456 bytes"),
  ])
  func `a named file of another type, or without an end, is rejected`(
    _ command: String, _ error: String
  ) throws {
    let folder = try ScratchFolder()
    _ = try folder.write(Self.screen, to: "a.xml")
    // Processor time: reading without an end would never stop.
    let run = try ShellRun("ulimit -t 300; XDG_STATE_HOME=$PWD/state \(command)", in: folder)
    #expect(run.status == 2)
    #expect(run.errors.contains(error))
  }

  @Test func `a report survives a reader that disappears`() throws {
    let folder = try ScratchFolder()
    _ = try folder.write(Self.screen, to: "a.xml")
    let run = try ShellRun(
      "$audit --only missing-label --format json --report json=b.json a.xml | true", in: folder)
    #expect(run.errors == "")
    #expect(run.status == 1)
    let alone = try CommandRun(
      "a11y-audit", ["--only", "missing-label", "--format", "json", "a.xml"], in: folder.path)
    #expect(try InputFile.read(folder.path + "/b.json") == Array(alone.output.utf8))
  }
}
