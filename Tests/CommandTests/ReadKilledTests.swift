import Foundation
import TestSupport
import Testing

/// A session that is ended from outside while it runs.
@Suite(.enabled(if: CommandRun.isBuilt("a11y-read"), "skips: a11y-read is not built here"))
struct ReadKilledTests {
  private static let screen = """
    <screen title="Cart" size="390 844">
      <UILabel text="Cart" traits="header" frame="20 60 200 30"/>
      <UISwitch label="Gift wrap" on="true" frame="20 100 60 30"/>
      <UIButton title="Buy" identifier="buy" frame="20 200 200 44"/>
    </screen>
    """

  /// Plays commands, ends the session with a signal as soon as a number of lines is printed, while
  /// its input is still open, and returns its output.
  private func end(_ file: String, after commands: String, lines: Int, with signal: Int32) throws
    -> String
  {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
      .deletingLastPathComponent().appendingPathComponent("a11y-read")
    process.arguments = [file, "--resume", "--commands", "-"]
    process.environment = ProcessInfo.processInfo.environment.merging(environment(file)) { $1 }
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: Data(commands.utf8))
    var text = Data()
    while text.filter({ $0 == UInt8(ascii: "\n") }).count < lines {
      let more = output.fileHandleForReading.availableData
      if more.isEmpty { break }
      text += more
    }
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    return String(decoding: text, as: UTF8.self)
  }

  private func environment(_ file: String) -> [String: String] {
    ["XDG_STATE_HOME": file + ".state", "EARSHOT_SPEECH": ""]
  }

  @Test func `row 2: a session that is killed goes on where it was`() throws {
    let folder = try ScratchFolder()
    let file = try folder.write(Self.screen, to: "cart.xml")
    let printed = try end(file, after: "next\nactivate\nnext\n", lines: 4, with: SIGKILL)
    #expect(printed.hasSuffix("[activate]\nOff\nBuy, Button\n"))
    let run = try CommandRun(
      "a11y-read", [file, "--resume", "--commands", "-"], input: "where\nprevious\n",
      in: folder.path, environment: environment(file))
    #expect(
      run.output
        == "Buy, Button\nGift wrap, Switch Button, Off. Double tap to toggle setting.\n")
    #expect(run.errors == "a11y-read: Resumed at the same stop, by its identifier.\n")
  }
}
