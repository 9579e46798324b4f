import Auditing
import Reports
import SourceText
import Testing

/// Every form states the same count: open findings that are not part of another, one for each
/// fingerprint (docs/ci/index.md#what-counts).
@Suite struct OneCountTests {
  /// The cart in two files, one of which weighs a note as a warning; a screen in two orientations; a part,
  /// a suppressed finding and one in the baseline, on two captures each.
  private static func report() throws -> AuditReport {
    var report = try SampleReport.report([
      ("cart.xml", SampleReport.cart), ("copy.xml", SampleReport.cart),
      ("both.xml", SampleReport.both), ("known.xml", known), ("known-copy.xml", known),
    ])
    for index in report.screens.indices {
      let first = report.screens[index].findings[0].fingerprint
      for place in report.screens[index].findings.indices {
        switch report.screens[index].findings[place].rule.id {
        case "target-size-smaller": report.screens[index].findings[place].partOf = first
        case "hinted" where report.screens[index].source == "copy.xml":
          report.screens[index].findings[place].severity = .warning
        default: break
        }
      }
      guard report.screens[index].source.hasPrefix("known") else { continue }
      report.screens[index].findings[0].status = .suppressed
      report.screens[index].findings[1].status = .baselined
    }
    return report
  }

  private static let known = """
    <screen title="Known">
      <UIButton identifier="old" frame="10 100 60 60"/>
      <UIButton identifier="older" frame="10 200 60 60"/>
    </screen>
    """

  /// “buy”, “go” and “stay” have no label, “Sell it” is long, and “buy” may be small.
  private static let summary =
    "3 errors, 1 warning, 1 to review, 1 suppressed, 1 in the baseline"

  /// How a form states the count, and its remark if it lists a finding on each screen.
  struct Case: CustomTestStringConvertible, Sendable {
    let form: any Reporter.Type
    /// The texts that the form must contain.
    let words: [String]
    /// The number of its entries.
    let entries: @Sendable (String) -> Int
    let expected: Int

    var testDescription: String { form.identifier }
  }

  private static func lines(_ prefix: String) -> @Sendable (String) -> Int {
    { $0.split(separator: "\n").count { $0.drop { $0 == " " }.hasPrefix(prefix) } }
  }

  private static func remark(_ entries: String) -> String {
    "\(entries) for 5 findings: each screen lists its own, and a finding counts once."
  }

  static let all = [
    Case(
      form: TextReport.self, words: ["\n\(summary).\n"],
      entries: { text in text.matches(of: #/(?m)^\S+: (?:error|warning|review|note): /#).count },
      expected: 5),
    Case(
      form: JSONReport.self,
      words: [
        "{\"errors\": 3, \"warnings\": 1, \"notes\": 0, \"reviews\": 1, \"suppressed\": 1, "
          + "\"baselined\": 1, "
      ], entries: lines("\"fingerprint\""), expected: 16),
    Case(
      form: SARIFReport.self,
      words: [
        "\"errors\": 3,", "\"warnings\": 1,", "\"notes\": 0,", "\"reviews\": 1,",
        "\"suppressed\": 1,", "\"baselined\": 1,", remark("8 results"),
      ], entries: lines("\"ruleIndex\""), expected: 8),
    Case(
      form: JUnitReport.self, words: ["\(summary).\n\(remark("10 cases"))"],
      // The cases of rules without findings have no path in their names.
      entries: { $0.matches(of: #/<testcase name="[^"]*: /#).count }, expected: 14),
    Case(
      form: GitHubReport.self,
      words: [
        "::notice title=a11y-audit::\(summary).%0AChecked ", "%0Asame in 1 more place: line 7\n",
      ],
      entries: { $0.matches(of: #/(?m)^::(?:error|warning|notice) file=/#).count }, expected: 5),
    Case(form: GitLabReport.self, words: [], entries: lines("\"fingerprint\""), expected: 5),
    Case(
      form: GitLabAccessibilityReport.self, words: ["\"errors\": 4,"],
      entries: lines("\"code\""), expected: 7),
    Case(
      form: CheckstyleReport.self,
      words: ["<!-- \(summary). -->", "<!-- \(remark("8 entries")) -->"],
      entries: lines("<error "), expected: 8),
    Case(
      form: MarkdownReport.self, words: ["\n**\(summary).** Checked "],
      entries: lines("| "), expected: 7),
    Case(
      form: CSVReport.self, words: [],
      entries: { $0.matches(of: #/(?m)^(?:error|warning|note|review),/#).count }, expected: 5),
    Case(
      form: HTMLReport.self,
      words: [
        "<b>3</b> errors", "<b>1</b> warning<", "<b>1</b> to review",
        "<title>Accessibility audit: 3 errors, 1 warning</title>",
        "<p class=\"facts\">\(remark("10 entries"))</p>", "<summary>1 suppressed</summary>",
        "<summary>1 in the baseline</summary>",
        "<p>3 failed, 0 passed, ", ", 1 with only findings that do not count.",
      ],
      entries: { $0.split(separator: "<li class=\"finding ").count - 1 }, expected: 12),
  ]

  @Test func `every form is tried`() {
    #expect(Self.all.map { $0.form.identifier } == Reporters.all.map { $0.identifier })
  }

  @Test(arguments: all)
  func `a form states the one count`(_ test: Case) throws {
    let text = String(
      decoding: test.form.init(ReportContext()).bytes(of: try Self.report()), as: UTF8.self)
    for words in test.words { #expect(text.contains(words)) }
    #expect(test.entries(text) == test.expected)
  }

  @Test func `the badge and the trend have the same numbers`() throws {
    let report = try Self.report()
    #expect(String(decoding: Badge(report).svg, as: UTF8.self).contains("accessibility: 3 errors"))
    let earlier = try EarlierReport(JSONReport().bytes(of: report))
    var comparison = Comparison(of: report, with: earlier)
    comparison.trend = Trend(of: report, after: [("a.json", earlier), ("b.json", earlier)])
    let text = MarkdownReport(comparison: comparison).text(of: report)
    #expect(
      text.contains(
        "| <code>b.json</code> | 3 | 1 | 1 | 0 |\n| <code>this run</code> | 3 | 1 | 1 | 0 |\n"))
    #expect(text.contains("**0 new, 0 fixed, 5 unchanged**"))
  }

  @Test func `a form without repeated findings has no remark about them`() throws {
    let report = try SampleReport.report([("cart.xml", SampleReport.cart)])
    for form in Reporters.all {
      let text = String(decoding: form.init(ReportContext()).bytes(of: report), as: UTF8.self)
      #expect(!text.contains("each screen lists its own"), "\(form.identifier)")
    }
  }
}
