import Foundation
import Platform
import TestSupport
import Testing

/// Outputs that take nothing, or no more.
@Suite(.enabled(if: CommandRun.isBuilt("a11y-audit"), "skips: the commands are not built here"))
struct OutputFaultTests {
  private static let screen = """
    <screen title="Cart" size="390 844">
    \(String(repeating: "  <UIButton frame=\"10 100 60 60\"/>\n", count: 2_000))</screen>
    """

  /// Runs a line of a shell, in which `$audit` and `$read` are the commands.
  private func shell(
    _ line: String, in folder: ScratchFolder
  ) throws -> (errors: String, status: Int32) {
    let products = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-o", "pipefail", "-c", line]
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.environment = ProcessInfo.processInfo.environment.merging([
      "audit": products.appendingPathComponent("a11y-audit").path,
      "read": products.appendingPathComponent("a11y-read").path,
    ]) { $1 }
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    let text = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (String(decoding: text, as: UTF8.self), process.terminationStatus)
  }

  @Test(arguments: ["$audit --only missing-label a.xml", "$read --transcript a.xml"])
  func `an output that is full is an error`(_ command: String) throws {
    let folder = try ScratchFolder()
    _ = try folder.write(Self.screen, to: "a.xml")
    let run = try shell(command + " > /dev/full", in: folder)
    #expect(run.status == 2)
    #expect(run.errors == "standard output: error: no space left on device\n")
  }

  @Test func `a reader who goes away costs no report`() throws {
    let folder = try ScratchFolder()
    _ = try folder.write(Self.screen, to: "a.xml")
    let run = try shell(
      "$audit --only missing-label --format json --report json=b.json a.xml | true", in: folder)
    #expect(run.errors == "")
    #expect(run.status == 1)
    let alone = try CommandRun(
      "a11y-audit", ["--only", "missing-label", "--format", "json", "a.xml"], in: folder.path)
    #expect(try InputFile.read(folder.path + "/b.json") == Array(alone.output.utf8))
  }
}
