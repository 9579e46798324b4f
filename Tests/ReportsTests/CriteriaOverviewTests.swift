import Auditing
import Testing

@testable import Reports

@Suite struct CriteriaOverviewTests {
  private func rule(
    _ id: String, _ group: RuleGroup, _ criteria: [String]
  ) -> RuleDescription {
    RuleDescription(
      id: id, group: group, summary: "-", rationale: "-", remedy: "-", severity: .error,
      criteria: criteria.map(Criterion.wcag))
  }

  @Test(arguments: [
    (RuleGroup.names, ["4.1.2"], "WCAG 2.2, levels A and AA"),
    (.geometry, ["2.5.5", "2.5.8"], "WCAG 2.2, levels A and AA"),
    (.look, ["1.4.6"], "WCAG 2.2, level AAA"),
    (.conventions, [], "Platform guidelines"),
    (.conventions, ["3.3.1"], "WCAG 2.2, levels A and AA"),
    (.speech, [], "Best practice"),
    (.custom, [], "The project's own rules"),
  ])
  func `the basis of a rule follows from its criteria and group`(
    _ group: RuleGroup, _ criteria: [String], _ basis: String
  ) {
    #expect(RuleBasis(rule("r", group, criteria)).rawValue == basis)
  }

  @Test func `all criteria of levels A and AA have a row in their order`() throws {
    let overview = CriteriaOverview(try SampleReport.report([("a.xml", SampleReport.cart)]))
    let numbers = overview.required.map(\.criterion.number)
    // Without 4.1.1, which was removed: https://www.w3.org/TR/WCAG22/
    let levels = overview.required.map(\.criterion.level)
    #expect(levels.count { $0 == .a } == 31)
    #expect(levels.count { $0 == .aa } == 24)
    #expect(numbers.count == 55)
    #expect(SuccessCriterion.all.count == 86)
    #expect(Array(numbers.prefix(3)) == ["1.1.1", "1.2.1", "1.2.2"])
    #expect(try #require(numbers.firstIndex(of: "1.4.5")) < numbers.firstIndex(of: "1.4.10") ?? 0)
  }

  @Test func `a finding on two screens counts once for its criterion`() throws {
    let report = try SampleReport.report([
      ("a.xml", SampleReport.cart), ("b.xml", SampleReport.cart),
    ])
    let overview = CriteriaOverview(report)
    #expect(overview.failed.map(\.criterion.number) == ["4.1.2"])
    #expect(overview.failed.map(\.clause) == ["11.4.1.2"])
    #expect(overview.failed.map(\.counts.words) == ["1 error"])
    #expect(
      overview.totals.map { "\($0.basis.rawValue): \($0.counts.words)" } == [
        "WCAG 2.2, levels A and AA: 1 error", "Best practice: 2 to review, 1 note",
      ])
  }

  /// How far a criterion is checked, by the rules that ran, had an element, and were skipped.
  @Test func `a criterion is as checked as its rules`() throws {
    var report = try SampleReport.report([("a.xml", SampleReport.cart)])
    let lacking = report.screens[0].skippedRules
    #expect(lacking.isEmpty)
    func check() -> String? {
      CriteriaOverview(report).rows.first { $0.criterion.number == "4.1.2" }?.check.rawValue
    }
    #expect(check() == "checked by rules")
    report.screens[0].idleRules = ["named"]
    #expect(check() == "nothing to check")
    report.screens[0].rulesRun = []
    #expect(check() == "not checkable from these files")
  }

  @Test func `the page begins with the overview and claims nothing`() throws {
    var context = ReportContext()
    context.origin = ReportOrigin(
      project: "shop", commit: "0123456789ab (main)", date: "2026-11-29")
    let report = try SampleReport.report([
      ("a.xml", SampleReport.cart), ("b.xml", SampleReport.both), ("bad.xml", "<screen>\n"),
    ])
    let text = HTMLReport(context).text(of: report)
    let body = try #require(text.split(separator: "<h2 id=\"overview\">").last)
    let head = try #require(body.split(separator: "<h2 id=\"unreadable\">").first)
    for words in [
      "<dt>Project</dt><dd>shop</dd>", "<dt>Commit</dt><dd>0123456789ab (main)</dd>",
      "<dt>Date</dt><dd>2026-11-29</dd>", "<dt>Not audited</dt><dd>1 file could not be read.</dd>",
      "4.1.2 Name, Role, Value</a></th><td>A</td><td>11.4.1.2</td>",
      "<td>checked by rules</td>", "<td>not checkable from these files</td>",
      "no rule shows that a criterion is met",
    ] {
      #expect(head.contains(words))
    }
    for claim in ["conforms", "Supports", "supports", "compliant", "passes"] {
      #expect(!head.contains(claim))
    }
    try DocumentCheck.check(HTMLReport(context).bytes(of: report), .html)
  }

  @Test func `a report of many files is an index with pages beside it`() throws {
    var report = try SampleReport.report([("a.xml", SampleReport.cart)])
    #expect(!HTMLReport.needsFolder(report))
    report.screens = (0...HTMLReport.mostFilesOnPage).map { number in
      var screen = report.screens[0]
      screen.source = "\(number).xml"
      return screen
    }
    #expect(HTMLReport.needsFolder(report))
    var bytes: [UInt8] = []
    let sink = Collected()
    HTMLReport().writeIndex(of: report, besideFolder: "my pages") { sink.append($0) }
    bytes = sink.bytes
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.contains("href=\"my%20pages/0.xml.html\""))
    #expect(!text.contains("class=\"finding"))
    try DocumentCheck.check(bytes, .html)
  }
}

private final class Collected {
  private(set) var bytes: [UInt8] = []

  func append(_ piece: Span<UInt8>) {
    for index in piece.indices { bytes.append(piece[index]) }
  }
}
