import Auditing
import Reports
import SourceText
import Testing

enum ComparisonSample {
  /// The cart with a button that has since got a label, one that has been removed, and a screen
  /// that is no longer audited.
  static let before = """
    <screen title="Cart" size="390 844">
      <UIView frame="0 0 390 844">
        <UIButton identifier="sell" frame="10 200 44.5 44"/>
        <UIButton identifier="buy" frame="10 100 30 30"/>
      </UIView>
    </screen>
    """
  static let gone = """
    <screen title="Old"><UIButton identifier="old" frame="0 0 60 60"/></screen>
    """

  static func earlier() throws -> [UInt8] {
    JSONReport().bytes(
      of:
        try SampleReport.report([("cart.xml", before), ("old.xml", gone)]))
  }

  static func comparison(of report: AuditReport) throws -> Comparison {
    Comparison(of: report, with: try EarlierReport(try earlier()))
  }
}

@Suite struct ComparisonTests {
  @Test func `the text report says what is new and what is fixed`() throws {
    let report = try SampleReport.report([("cart.xml", SampleReport.cart)])
    let text = TextReport(comparison: try ComparisonSample.comparison(of: report)).text(of: report)
    #expect(
      text.contains(
        """
        Since the earlier report: 1 new, 1 fixed, 3 unchanged, 1 not checked in this run.
        New:
            cart.xml:4:5: note: UIButton "Sell it" is long [hinted]
        Fixed:
            cart.xml:3:5: error: UIButton "sell" has no label [named]

        """))
  }

  @Test func `findings gone with their files are counted separately from unchecked ones`() throws {
    let report = try SampleReport.report([("cart.xml", SampleReport.cart)])
    let earlier = try EarlierReport(ComparisonSample.earlier())
    let comparison = Comparison(of: report, with: earlier) { $0 != "old.xml" }
    #expect(
      TextReport(comparison: comparison).text(of: report).contains(
        "Since the earlier report: 1 new, 1 fixed, 3 unchanged, 1 gone with its file.\n"))
    let json = try JSONDocument(JSONReport(comparison: comparison).bytes(of: report)).root
    let gone = json["comparison"]?["gone"]?.array?.compactMap(\.string)
    #expect(gone == comparison.gone.map(\.fingerprint))
    #expect(gone?.count == 1)
    #expect(json["comparison"]?["notLookedAt"]?.array?.count == 1)
    #expect(json["comparison"]?["unchanged"]?.integer == 3)
    let markdown = MarkdownReport(comparison: comparison).text(of: report)
    #expect(
      markdown.contains(
        """
        | rule | new | fixed | unchanged | gone |
        |---|---|---|---|---|
        | <code>hinted</code> | 1 | 0 | 0 | 0 |
        | <code>named</code> | 0 | 1 | 1 | 1 |

        | file | new | fixed | unchanged | gone |
        |---|---|---|---|---|
        | <code>cart.xml</code> | 1 | 1 | 3 | 0 |
        | <code>old.xml</code> | 0 | 0 | 0 | 1 |

        """))
    let page = HTMLReport(comparison: comparison).text(of: report)
    #expect(page.contains("<summary>Gone with their files (1)</summary>"))
    #expect(!page.contains("<summary>Not checked in this run"))
  }

  /// The text report of each run states its number of findings; a comparison must add up to them.
  @Test func `the numbers are those of the text report`() throws {
    let report = try SampleReport.report([
      ("cart.xml", SampleReport.cart), ("copy.xml", SampleReport.cart),
    ])
    let summary =
      "1 error, 0 warnings, 2 to review, 1 note (hidden; --fail-on note prints it)."
    #expect(TextReport().text(of: report).contains("\n\(summary)\n"))
    let first = Comparison(of: report, with: try EarlierReport(Self.nothing))
    #expect(
      TextReport(comparison: first).text(of: report).contains(
        "Since the earlier report: 4 new, 0 fixed, 0 unchanged.\n"))
    let earlier = try EarlierReport(JSONReport().bytes(of: report))
    var fixed = report
    for index in fixed.screens.indices { fixed.screens[index].findings = [] }
    #expect(
      TextReport(comparison: Comparison(of: fixed, with: earlier)).text(of: fixed).contains(
        "Since the earlier report: 0 new, 4 fixed, 0 unchanged.\n"))
  }

  @Test func `the CI forms mark new findings, and JUnit lists all`() throws {
    let report = try SampleReport.report([("cart.xml", SampleReport.cart)])
    let comparison = try ComparisonSample.comparison(of: report)
    let mark = "New since the earlier report."
    for bytes in [
      CheckstyleReport(comparison: comparison).bytes(of: report),
      GitLabReport(comparison: comparison).bytes(of: report),
    ] {
      let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
      let new = lines.filter { $0.contains(mark) }
      #expect(new.count == 1)
      #expect(new.first?.contains("Sell it") == true)
    }
    // A note is not an error, and this form lists only errors.
    let errors = GitLabAccessibilityReport(comparison: comparison).bytes(of: report)
    #expect(!String(decoding: errors, as: UTF8.self).contains(mark))
    let known = Comparison(of: report, with: try EarlierReport(Self.nothing))
    let all = GitLabAccessibilityReport(comparison: known).bytes(of: report)
    #expect(String(decoding: all, as: UTF8.self).contains(mark))
    let junit = JUnitReport(comparison: comparison).text(of: report)
    #expect(
      junit.contains(
        """
        Since the earlier report: 1 new, 1 fixed, 3 unchanged, 1 not checked in this run.
        New:
            cart.xml:4:5: note: UIButton &quot;Sell it&quot; is long [hinted]
        Fixed:
            cart.xml:3:5: error: UIButton &quot;sell&quot; has no label [named]
        """))
  }

  private static let nothing = JSONReport().bytes(of: AuditReport(profile: .recommended))

  @Test func `a report that is compared with itself has nothing new`() throws {
    let report = try SampleReport.whole()
    let earlier = try EarlierReport(JSONReport().bytes(of: report))
    let text = TextReport(comparison: Comparison(of: report, with: earlier)).text(of: report)
    #expect(text.contains("Since the earlier report: 0 new, 0 fixed, 5 unchanged.\n"))
  }

  @Test func `a finding in a renamed file is the same`() throws {
    let earlier = try EarlierReport(
      JSONReport().bytes(of: try SampleReport.report([("2026-01-01.xml", SampleReport.cart)])))
    let report = try SampleReport.report([("2026-01-02.xml", SampleReport.cart)])
    let text = TextReport(comparison: Comparison(of: report, with: earlier)).text(of: report)
    #expect(text.contains("Since the earlier report: 0 new, 0 fixed, 4 unchanged.\n"))
  }

  @Test func `Markdown has it by rule and by screen`() throws {
    let report = try SampleReport.report([("cart.xml", SampleReport.cart)])
    let text = MarkdownReport(comparison: try ComparisonSample.comparison(of: report))
      .text(of: report)
    #expect(
      text.hasSuffix(
        """
        ## Since the earlier report

        **1 new, 1 fixed, 3 unchanged, 1 not checked in this run**

        | rule | new | fixed | unchanged |
        |---|---|---|---|
        | <code>hinted</code> | 1 | 0 | 0 |
        | <code>named</code> | 0 | 1 | 1 |

        | file | new | fixed | unchanged |
        |---|---|---|---|
        | <code>cart.xml</code> | 1 | 1 | 3 |

        ### Fixed

        - <code>cart.xml</code> UIButton "sell" has no label (<code>named</code>)

        """))
  }

  @Test func `the page marks what is new`() throws {
    let report = try SampleReport.report([("cart.xml", SampleReport.cart)])
    let bytes = HTMLReport(comparison: try ComparisonSample.comparison(of: report)).bytes(
      of: report)
    try DocumentCheck.check(bytes, .html)
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.split(separator: "<span class=\"flag\">New</span>").count == 2)
    #expect(text.contains("<h2 id=\"changes\">Changes</h2>"))
  }

  @Test func `SARIF distinguishes new from unchanged`() throws {
    let report = try SampleReport.report([("cart.xml", SampleReport.cart)])
    let bytes = SARIFReport(comparison: try ComparisonSample.comparison(of: report)).bytes(
      of: report)
    let results = try JSONDocument(bytes).root["runs"]?.array?.first?["results"]?.array
    #expect(
      results?.compactMap { $0["baselineState"]?.string }
        == ["unchanged", "unchanged", "unchanged", "new"])
  }

  @Test(arguments: HostileText.all)
  func `an earlier report by a stranger is text like any other`(_ hostile: HostileText) throws {
    let before = try HostileText.all[0].report()
    var report = before
    report.screens[0].findings = []
    var stranger = try hostile.report()
    stranger.screens[0].source = "cart.xml"
    let earlier = try EarlierReport(JSONReport().bytes(of: stranger))
    let comparison = Comparison(of: report, with: earlier)
    try DocumentCheck.check(HTMLReport(comparison: comparison).bytes(of: report), .html)
    try DocumentCheck.check(
      MarkdownReport(comparison: comparison).bytes(of: report), .markdown)
    let text = TextReport(comparison: comparison).text(of: report)
    #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
    #expect(text.utf8.count < 20_000)
  }

  @Test(arguments: [
    ("[", 1, 2, "the document ends in the middle; expected a value or ']'"),
    ("[]", 1, 1, "found no schemaVersion; expected a report of --format json"),
    ("{\"schemaVersion\": 2}", 1, 1, "found schemaVersion 2; expected 1"),
    (
      "{\"schemaVersion\": 1}", 1, 1,
      "found no screens in /; expected a report of --format json"
    ),
    (
      "{\"schemaVersion\": 1, \"screens\": [{\"source\": \"a\", \"findings\": [{\"rule\": 1}]}]}",
      1, 1, "found no rule in /screens/0/findings/0; expected a report of --format json"
    ),
  ])
  func `other JSON files are rejected`(
    _ text: String, _ line: Int, _ column: Int, _ reason: String
  ) {
    let error = #expect(throws: DocumentError.self) { try EarlierReport(Array(text.utf8)) }
    #expect(error?.line == line)
    #expect(error?.column == column)
    #expect(error?.reason == reason)
  }
}
