import Platform
import TestSupport
import Testing

/// The README shows the exact output of the two commands; “…” is for omitted lines, or for an
/// omitted part of one.
@Suite(
  .enabled(
    if: CommandRun.isBuilt("a11y-audit") && CommandRun.isBuilt("a11y-read"),
    "skips: a11y-audit or a11y-read is not built here"))
struct ReadmeTests {
  struct Shown: CustomTestStringConvertible, Sendable {
    let command: String
    let arguments: [String]
    /// Which of the outputs of the page it is.
    let place: Int

    var testDescription: String { command }

    static let all = [
      Shown(command: "a11y-audit", arguments: ["--fail-on", "never"], place: 0),
      Shown(command: "a11y-read", arguments: ["--transcript"], place: 1),
    ]
  }

  /// The outputs of the page, line by line.
  private static func outputs() throws -> [[Substring]] {
    let page = String(
      decoding: try InputFile.read(PackageFiles.root + "/README.md"), as: UTF8.self)
    return page.split(separator: "<!-- output -->\n```\n").dropFirst().map { part in
      part.split(separator: "\n", omittingEmptySubsequences: false).prefix { $0 != "```" }.filter {
        $0 != "…" && !$0.isEmpty
      }
    }
  }

  private static func isPrinted(_ shown: Substring, as line: Substring) -> Bool {
    let parts = shown.split(separator: "…", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return shown == line }
    return line.count >= parts[0].count + parts[1].count && line.hasPrefix(parts[0])
      && line.hasSuffix(parts[1])
  }

  @Test(arguments: Shown.all) func `the README shows what is printed`(_ shown: Shown) throws {
    let run = try CommandRun(
      shown.command, shown.arguments + ["Fixtures/ui/music-player.xml"], in: PackageFiles.root)
    var printed = run.output.split(separator: "\n")[...]
    let lines = try Self.outputs()[shown.place]
    #expect(lines.count > 10)
    for line in lines {
      let place = try #require(printed.firstIndex { Self.isPrinted(line, as: $0) }, "\(line)")
      printed = printed[(place + 1)...]
    }
  }
}
