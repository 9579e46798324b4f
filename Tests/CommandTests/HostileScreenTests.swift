import Foundation
import Platform
import TestSupport
import Testing

/// Faults that hostile files and concurrent processes have revealed.
@Suite(.enabled(if: CommandRun.isBuilt("a11y-audit"), "skips: a11y-audit is not built here"))
struct HostileScreenTests {
  @Test func `the largest numbers are numbers in a report`() throws {
    let run = try CommandRun(
      "a11y-audit", ["--only", "missing-label", "--format", "json", "-"],
      input: """
        <screen><UIButton frame="1.7976931348623157e308 -1e308 1e300 123456.789"/></screen>
        """)
    #expect(run.status == 1)
    #expect(
      run.output.contains("\"frame\": [1.7976931348623157e+308, -1e+308, 1e+300, 123456.79]"))
  }

  @Test(arguments: ["-1e308", "-1", "1e-308", "1e40"])
  func `a toast may stay for any time`(_ seconds: String) throws {
    let run = try CommandRun(
      "a11y-audit", ["--profile", "all", "-"],
      input: "<screen><UILabel text=\"Saved\" autoDismiss=\"\(seconds)\"/></screen>")
    #expect(run.status == 0 || run.status == 1)
    #expect(run.output.contains("after 0.0 s") == (seconds != "1e40"))
  }

  @Test func `libxml2 has no word of its own on standard error`() throws {
    let run = try CommandRun(
      "a11y-audit", ["--from", "ui", "-"],
      input: "<" + String(repeating: "\0", count: 79) + "!-- four bytes a character -->")
    #expect(run.status == 2)
    #expect(run.errors == "")
    #expect(
      run.output.hasPrefix(
        "-:1:1: error: switching encoding: encoder error; expected well-formed XML\n"))
  }

  @Test func `processes that write one baseline at once lose nothing of each other`() async throws {
    let folder = try ScratchFolder()
    let names = (0..<10).map { "\($0).xml" }
    for name in names { _ = try folder.write("<screen><UIButton/></screen>", to: name) }
    let path = folder.path
    let statuses = try await statuses(of: names, ["--write-baseline", "known"], in: path)
    #expect(statuses == Array(repeating: 0, count: 10))
    let lines = String(decoding: try InputFile.read(path + "/known"), as: UTF8.self)
    let files = lines.split(separator: "\n").map { $0.prefix { $0 != "," } }
    #expect(files == names.map { "{\"file\": \"\($0)\"" })
  }

  @Test func `processes that prune one baseline at once bring nothing back`() async throws {
    let folder = try ScratchFolder()
    let names = (0..<10).map { "\($0).xml" }
    for name in names { _ = try folder.write("<screen><UIButton/></screen>", to: name) }
    let path = folder.path
    _ = try CommandRun(
      "a11y-audit", ["--only", "missing-label", "--write-baseline", "known", "."], in: path)
    for name in names { _ = try folder.write("<screen><UIButton title=\"A\"/></screen>", to: name) }
    let statuses = try await statuses(of: names, ["--baseline", "known", "--prune"], in: path)
    #expect(statuses == Array(repeating: 0, count: 10))
    #expect(String(decoding: try InputFile.read(path + "/known"), as: UTF8.self) == "")
  }

  /// The exit statuses of audits that run at once, one for each file.
  private func statuses(
    of names: [String], _ arguments: [String], in path: String
  ) async throws -> [Int32] {
    try await withThrowingTaskGroup(of: Int32.self) { group in
      for name in names {
        group.addTask {
          try CommandRun("a11y-audit", ["--only", "missing-label"] + arguments + [name], in: path)
            .status
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
  }
}
