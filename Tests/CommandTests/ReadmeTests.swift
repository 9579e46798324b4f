import Platform
import TestSupport
import Testing

/// The README shows the exact output of the two commands; “…” replaces omitted lines, or an omitted
/// part of a line.
@Suite(
  .enabled(
    if: CommandRun.isBuilt("a11y-audit") && CommandRun.isBuilt("a11y-read"),
    "skips: a11y-audit or a11y-read is not built here"))
struct ReadmeTests {
  struct Shown: CustomTestStringConvertible, Sendable {
    let command: String
    let arguments: [String]
    /// The index of the output on the page.
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

  /// The commands of docs/build-times.md with their wall time in seconds.
  private static func measuredTimes() throws -> [(command: Substring, seconds: Double)] {
    let page = String(
      decoding: try InputFile.read(PackageFiles.root + "/docs/build-times.md"), as: UTF8.self)
    return page.split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|").map { $0.drop { $0 == " " } }
      guard cells.count == 3, cells[0].hasPrefix("`./start"),
        let seconds = Double(cells[1].prefix { $0 != " " })
      else { return nil }
      return (cells[0].prefix { $0 != "|" }.split(separator: "`")[0], seconds)
    }
  }

  @Test func `the README states the times that were measured last`() throws {
    let page = String(
      decoding: try InputFile.read(PackageFiles.root + "/README.md"), as: UTF8.self)
    let times = try Self.measuredTimes()
    #expect(times.map(\.command).contains("./start"))
    for (command, seconds) in times where command != "./start release" {
      let minutes = Int((seconds / 60).rounded(.up))
      #expect(page.contains("`\(command)` takes about \(minutes) minutes"))
    }
  }
}
