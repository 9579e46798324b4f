import Platform
import TestSupport
import Testing

/// Settings on the command line and saved ones agree.
@Suite(.enabled(if: CommandRun.isBuilt("a11y-read"), "skips: a11y-read is not built here"))
struct ReadSettingsTests {
  private let screen = """
    <screen title="Cart"><UILabel text="Cart"/><UIButton title="Buy" identifier="buy"/></screen>

    """

  @Test func `every rate and volume that can be asked for is kept`() throws {
    let folder = try ScratchFolder()
    let file = try folder.write(screen, to: "cart.xml")
    let environment = ["XDG_STATE_HOME": folder.path + "/state", "PATH": folder.path]
    for (rate, volume) in [("449", "200"), ("80", "0")] {
      let settings = ["--rate", rate, "--volume", volume, "--speech", "on"]
      _ = try CommandRun(
        "a11y-read", [file, "--resume", "--commands", "-"] + settings, input: "next\n",
        in: folder.path,
        environment: environment)
      let run = try CommandRun(
        "a11y-read", [file, "--resume", "--commands", "-"],
        input: "where\nrotor volume\nrotor speaking rate\ndown\n", in: folder.path,
        environment: environment)
      #expect(run.errors == "a11y-read: Resumed at the same stop, by its identifier.\n")
      #expect(
        run.output.hasPrefix(
          "Buy, Button\nVolume, \(volume)%\nSpeaking Rate, \(rate == "80" ? 0 : 100)%\n"))
    }
  }
}
