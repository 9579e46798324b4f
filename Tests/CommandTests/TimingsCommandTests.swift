import TestSupport
import Testing

@Suite(.enabled(if: CommandRun.isBuilt("a11y-audit"), "skips: a11y-audit is not built here"))
struct TimingsCommandTests {
  private let screen = """
    <screen title="Cart" size="390 844">
      <UIButton identifier="buy" frame="10 100 60 60"/>
    </screen>

    """

  private func audit(_ arguments: [String]) throws -> CommandRun {
    try CommandRun("a11y-audit", arguments + ["-"], input: screen)
  }

  @Test func `stages and rules are printed on standard error, and the report is unchanged`() throws
  {
    let rules = ["--only", "missing-label,duplicate-label"]
    let plain = try audit(rules)
    let timed = try audit(rules + ["--timings"])
    #expect(timed.output == plain.output)
    #expect(timed.status == plain.status)
    #expect(plain.errors == "")
    let names = timed.errors.split(separator: "\n").map { line in
      line.split(separator: " ", maxSplits: 2).last.map(String.init) ?? ""
    }
    #expect(
      Array(names.prefix(6)) == [
        "reading", "reading order and kinds of elements", "rules", "identities",
        "policy and baselines", "reports",
      ])
    #expect(Set(names.dropFirst(6)) == ["rule missing-label", "rule duplicate-label"])
  }

  @Test func `many files are reported in order, whichever thread read them`() throws {
    let folder = try ScratchFolder()
    let names = (1...40).map { "screen-\($0).xml" }
    for (place, name) in names.enumerated() {
      // Every seventh cannot be read, and the first is the longest.
      let text =
        place == 0
        ? "<screen>\n" + String(repeating: "<UIView/>\n", count: 3000) + "</screen>\n"
        : place % 7 == 3 ? "<screen>\n" : screen.replacing("buy", with: "buy-\(place)")
      _ = try folder.write(text, to: name)
    }
    let run = try CommandRun(
      "a11y-audit", ["--only", "missing-label"] + names, in: folder.path)
    let unreadable = names.indices.filter { $0 % 7 == 3 }.map { names[$0] }
    #expect(
      run.output.split(separator: "\n").filter { $0.contains("expected </screen>") }.compactMap {
        $0.split(separator: ":").first.map(String.init)
      }
        == unreadable)
    let found = run.output.split(separator: "\n").filter { $0.contains("[missing-label]") }
      .compactMap { $0.split(separator: ":").first.map(String.init) }
    #expect(found == names.indices.filter { $0 > 0 && $0 % 7 != 3 }.map { names[$0] })
  }
}
