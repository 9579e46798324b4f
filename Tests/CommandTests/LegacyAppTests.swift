import TestSupport
import Testing

/// The workflow for an app that already has defects: accept them, and let only new ones fail.
@Suite(.enabled(if: CommandRun.isBuilt("a11y-audit"), "skips: a11y-audit is not built here"))
struct LegacyAppTests {
  private let folder: ScratchFolder

  /// Two failures and a finding that needs review.
  private static let sell = "<UIButton identifier=\"sell\" frame=\"10 100 60 60\"/>"
  private static let buy = "<UIButton identifier=\"buy\" frame=\"10 200 60 60\"/>"
  private static let position =
    "<UISlider identifier=\"position\" label=\"Position\" frame=\"10 300 300 60\"/>"
  private static let help = "<UIButton identifier=\"help\" frame=\"10 400 60 60\"/>"
  private static let volume =
    "<UISlider identifier=\"volume\" label=\"Volume\" frame=\"10 500 300 60\"/>"

  init() throws {
    folder = try ScratchFolder()
    try write([Self.sell, Self.buy, Self.position])
  }

  private func write(_ views: [String]) throws {
    _ = try folder.write(
      (["<screen title=\"Cart\" size=\"390 844\">"] + views + ["</screen>\n"]).joined(
        separator: "\n"), to: "cart.xml")
  }

  private func audit(_ arguments: [String] = []) throws -> CommandRun {
    try CommandRun(
      "a11y-audit", ["--only", "missing-label,value-missing"] + arguments + ["."], in: folder.path)
  }

  private func accept() throws {
    _ = try audit(["--write-baseline", "known.jsonl"])
    _ = try folder.write("baseline: known.jsonl\n", to: ".earshot.yml")
  }

  /// The lines of findings and of the summary.
  private func lines(_ run: CommandRun) -> [Substring] {
    run.output.split(separator: "\n").filter { !$0.hasPrefix("    ") }
  }

  @Test func `the first run fails on all`() throws {
    let run = try audit()
    #expect(run.status == 1)
    #expect(run.errors == "")
    #expect(
      lines(run) == [
        "cart.xml:2:1: error: UIButton \"sell\" has no label [missing-label]",
        "cart.xml:3:1: error: UIButton \"buy\" has no label [missing-label]",
        "cart.xml:4:1: review: UISlider \"position\" may have no accessibility value [value-missing]",
        "Checked 1 screen (3 elements, 3 VoiceOver stops) with 2 rules.",
        "2 errors, 0 warnings, 1 to review.",
      ])
  }

  @Test func `writing the baseline says what it accepts`() throws {
    let run = try audit(["--write-baseline", "known.jsonl"])
    #expect(run.status == 0)
    #expect(run.errors == "known.jsonl: wrote 2 errors, 1 to review\n")
    #expect(
      lines(run) == [
        "Checked 1 screen (3 elements, 3 VoiceOver stops) with 2 rules.",
        "No new findings; 3 in the baseline.",
      ])
  }

  @Test func `a clean run is two lines`() throws {
    try accept()
    let run = try audit()
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(
      run.output == """
        Checked 1 screen (3 elements, 3 VoiceOver stops) with 2 rules.
        No new findings; 3 in the baseline.

        """)
  }

  @Test func `a new defect fails and is the only one that is printed`() throws {
    try accept()
    try write([Self.sell, Self.buy, Self.position, Self.help])
    let run = try audit()
    #expect(run.status == 1)
    #expect(
      lines(run) == [
        "cart.xml:5:1: error: UIButton \"help\" has no label [missing-label]",
        "Checked 1 screen (4 elements, 4 VoiceOver stops) with 2 rules.",
        "New: 1 error, 0 warnings; 3 in the baseline.",
      ])
  }

  @Test func `a new question is reported as new, and fails if it is asked to`() throws {
    try accept()
    try write([Self.sell, Self.buy, Self.position, Self.volume])
    let run = try audit()
    #expect(run.status == 0)
    #expect(
      lines(run) == [
        "cart.xml:5:1: review: UISlider \"volume\" may have no accessibility value [value-missing]",
        "Checked 1 screen (4 elements, 4 VoiceOver stops) with 2 rules.",
        "New: 0 errors, 0 warnings, 1 to review; 3 in the baseline.",
        "New review findings do not fail the run; --fail-on-new-review fails on these.",
      ])
    #expect(try audit(["--fail-on-new-review"]).status == 1)
    _ = try folder.write("baseline: known.jsonl\nfailOnNewReview: true\n", to: ".earshot.yml")
    #expect(try audit().status == 1)
    try write([Self.sell, Self.buy, Self.position])
    #expect(try audit().status == 0)
  }

  @Test func `a fixed defect leaves a stale entry, which is pruned`() throws {
    try accept()
    try write([Self.buy, Self.position])
    let stale = try audit()
    #expect(stale.status == 0)
    #expect(
      stale.errors == """
        known.jsonl:2:1: warning: missing-label at id/UIButton/sell in cart.xml no longer occurs; \
        remove it with --prune

        """)
    #expect(lines(stale).last == "No new findings; 2 in the baseline.")
    let pruned = try audit(["--prune"])
    #expect(pruned.status == 0)
    #expect(pruned.errors == "known.jsonl: removed 1 of 3 entries\n")
    #expect(try audit().errors == "")
  }

  @Test func `a baseline that is written again says what it keeps and removes`() throws {
    _ = try folder.write("<screen><UIButton frame=\"0 0 60 60\"/></screen>\n", to: "old.xml")
    try accept()
    try write([Self.buy, Self.position, Self.help])
    let run = try CommandRun(
      "a11y-audit",
      ["--only", "missing-label,value-missing", "--write-baseline", "known.jsonl", "cart.xml"],
      in: folder.path)
    #expect(run.status == 0)
    #expect(
      run.errors
        == "known.jsonl: wrote 2 errors, 1 to review; kept 1 entry outside this run; removed 1 stale\n"
    )
  }

  @Test func `new reviews cannot fail without a baseline`() throws {
    let run = try audit(["--fail-on-new-review"])
    #expect(run.status == 2)
    #expect(
      run.errors
        == "a11y-audit: error: failing on new review findings needs a baseline; --write-baseline "
        + "writes one\n")
    #expect(run.output == "")
    #expect(try audit(["--fail-on-new-review", "--write-baseline", "known.jsonl"]).status == 0)
  }

  @Test func `of the same finding on two captures the baseline counts one`() throws {
    try write([Self.sell])
    _ = try folder.write(
      "<screen title=\"Cart\" size=\"390 844\">\n\(Self.sell)</screen>\n", to: "other.xml")
    #expect(lines(try audit()).last == "1 error, 0 warnings.")
    try accept()
    #expect(lines(try audit()).last == "No new findings; 1 in the baseline.")
  }
}
