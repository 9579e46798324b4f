import TestSupport
import Testing

/// Untrusted text never controls a terminal.
@Suite(.enabled(if: CommandRun.isBuilt("a11y-read"), "skips: a11y-read is not built here"))
struct ReadHostileTests {
  private let screen = """
    <screen title="a&#x9B;[2Jb&#x202E;">
      <UIButton title="x&#x9B;31m &#x202E;evil&#x2066; &#10;second&#x85;" action="&#x9B;2J&#x202E;"/>
    </screen>
    """

  private static func commandsATerminal(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A: false
    case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  @Test func `no label, action, command or message does`() throws {
    let folder = try ScratchFolder()
    let file = try folder.write(screen, to: "a.xml")
    let commands = """
      where
      activate
      why
      items
      screens
      rotor \u{1B}[31m
      find \u{1B}[2J
      screen \u{9B}2J
      message \u{202E}hi\u{7}
      notification \u{1B}c
      bad\u{1B}[2Jcommand
      """
    let environment = ["XDG_STATE_HOME": folder.path + "/state"]
    let run = try CommandRun(
      "a11y-read", [file, "--commands", "-"], input: commands, in: folder.path,
      environment: environment)
    #expect(run.output.hasPrefix("x 31m evil second, Button\n[activate]\n(action 2J)\n"))
    #expect(
      run.errors
        == "<stdin>:11: error: unknown command \"bad [2jcommand\"; help lists the commands\n")
    let transcript = try CommandRun("a11y-read", [file], in: folder.path)
    #expect(transcript.output == "x 31m evil second, Button\n")
    for text in [run.output, run.errors, transcript.output] {
      #expect(!text.unicodeScalars.contains(where: Self.commandsATerminal))
    }
  }
}
