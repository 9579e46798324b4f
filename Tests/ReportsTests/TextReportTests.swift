import Auditing
import Reports
import Testing

@Suite struct TextReportTests {
  @Test func `a finding is a line, with what is spoken and how to fix it`() throws {
    let report = try SampleReport.report([("cart.xml", SampleReport.cart)])
    #expect(
      TextReport().text(of: report) == """
        cart.xml:3:5: error: UIButton "buy" has no label [named]
            spoken: "Button"
            fix: name it
        cart.xml:3:5: review: UIButton "buy" may be small [target-size-small, target-size-smaller]
            spoken: "Button"
            fix: enlarge it

        Checked 1 screen (3 elements, 2 VoiceOver stops) with 4 rules.
        1 error, 0 warnings, 2 to review, 1 note (hidden; --fail-on note prints it).
        Autofix available for 1 finding; preview with --fix --dry-run.

        """)
  }

  @Test(arguments: [
    (
      "ui",
      ["    fix: shorten it", "    autofix: change accessibilityLabel from “Sell it” to “Sel”"]
    ),
    ("xcuitest", ["    fix: change accessibilityLabel from “Sell it” to “Sel”"]),
  ])
  func `a change of a capture is a fix and not an autofix`(
    _ format: String, _ lines: [String]
  ) throws {
    var report = try SampleReport.report([("cart.xml", SampleReport.cart)]).failing(at: .note)
    report.screens[0].format = format
    for index in report.screens[0].findings.indices where format != "ui" {
      report.screens[0].findings[index].fix?.isAutomatic = false
    }
    let text = TextReport().text(of: report)
    let found = text.split(separator: "\n").map(String.init)
      .drop { !$0.hasSuffix("[hinted]") }.dropFirst(2)
    #expect(Array(found.prefix { $0.contains("fix: ") }) == lines)
    #expect(text.contains("Autofix available for 1 finding;") == (format == "ui"))
  }

  @Test func `each skipped rule has its reason, that for another platform once`() throws {
    var report = try SampleReport.report([("cart.xml", SampleReport.cart)])
    report.screens[0].skippedRules = [
      SkippedRule(
        rule: LongRule.description, reason: "page sources do not include fonts",
        remedy: "capture the screen", missingData: ["fonts"]),
      SkippedRule(rule: OtherRule.description, reason: "not applicable: iOS only"),
    ]
    let text = TextReport(style: { $0.detail = .everything }).text(of: report)
    #expect(
      text.hasSuffix(
        """
        Skipped: page sources do not include fonts; capture the screen: long.
        Not applicable: iOS only: other.

        """))
    let page = HTMLReport().text(of: report)
    #expect(
      page.contains(
        "<li><b>Page sources do not include fonts.</b> To run them: capture the screen. <code>long</code></li>"
      ))
    #expect(page.contains("<li><b>Not applicable: iOS only.</b> <code>other</code></li>"))
  }

  private struct LongRule {
    static let description = RuleDescription(
      id: "long", group: .look, summary: "-", rationale: "-", remedy: "-", severity: .note)
  }

  private struct OtherRule {
    static let description = RuleDescription(
      id: "other", group: .look, summary: "-", rationale: "-", remedy: "-", severity: .note)
  }

  /// More than one thread writes at a time.
  @Test(arguments: [599, 600, 601, 2500])
  func `many findings are in order`(_ count: Int) throws {
    var report = try SampleReport.report([("cart.xml", SampleReport.cart)])
    let finding = report.screens[0].findings[0]
    report.screens[0].findings = (0..<count).map { number in
      var other = finding
      other.message = "finding \(number)"
      return other
    }
    let text = TextReport(style: { $0.detail = .everything }).text(of: report)
    let lines = text.split(separator: "\n").filter { $0.hasPrefix("cart.xml") }
    #expect(lines == (0..<count).map { "cart.xml:3:5: error: finding \($0) [named]" })
  }

  @Test func `notes are shown where they can fail a run`() throws {
    let report = try SampleReport.report([("cart.xml", SampleReport.cart)])
    let text = TextReport().text(of: report.failing(at: .note))
    #expect(text.contains("cart.xml:4:5: note: UIButton \"Sell it\" is long [hinted]\n"))
    #expect(text.contains("\n1 error, 0 warnings, 2 to review, 1 note.\n"))
  }

  @Test func `the same finding on several captures is printed once`() throws {
    let report = try SampleReport.report([
      ("a.xml", SampleReport.cart), ("b.xml", "\n" + SampleReport.cart),
    ])
    let text = TextReport().text(of: report)
    #expect(text.contains("    same in 1 more place: b.xml:4:5\n"))
    #expect(text.split(separator: "\n").filter { $0.contains("has no label") }.count == 1)
    #expect(text.contains("\n1 error, 0 warnings"))
  }

  @Test func `skipped rules and unreadable files are listed`() throws {
    let report = try SampleReport.report([
      ("c.xml", SampleReport.capture), ("bad.xml", "<screen>\n"),
    ])
    #expect(
      TextReport().text(of: report) == """
        bad.xml:2:1: error: found the end of the file inside <screen>; expected </screen>

        Checked 1 screen (2 elements, 1 VoiceOver stop) with 3 rules; 1 file could not be read.
        No findings.
        1 rule skipped: this page source lacks hints (1) (--verbose lists it; docs/capture.md).

        """)
  }

  @Test func `where nothing was checked no findings are claimed`() throws {
    var report = try SampleReport.report([("bad.xml", "<screen>\n")])
    #expect(
      TextReport().text(of: report) == """
        bad.xml:2:1: error: found the end of the file inside <screen>; expected </screen>

        Nothing was checked; 1 file could not be read.

        """)
    report.unreadable = []
    #expect(TextReport().text(of: report) == "Nothing was checked.\n")
  }

  @Test func `labels cannot write on the terminal`() throws {
    let label = "x&#27;[31m&#10;y\u{202E}z\u{85}"
    let report = try SampleReport.report([
      ("a.xml", "<screen><UIButton frame=\"0 0 9 9\" label=\"\(label)\"/></screen>")
    ])
    // XML forbids the escape character; the reader replaces it.
    let replaced = TextReport().text(of: report)
    #expect(replaced.contains("a.xml:1:9: review: UIButton \"x\u{FFFD}[31m yz\" may be small"))
    #expect(!replaced.contains("\u{1B}"))
    let other = try SampleReport.report([
      ("a.xml", "<screen><UIButton frame=\"0 0 9 9\" label=\"xx&#10;y\u{202E}z\u{85}\"/></screen>")
    ])
    let text = TextReport().text(of: other)
    #expect(text.contains("a.xml:1:9: review: UIButton \"xx yz\" may be small"))
    #expect(text.contains("spoken: \"xx yz, Button\""))
  }
}

@Suite struct TextReportPlaceTests {
  @Test func `a comparison is printed once`() throws {
    let report = try SampleReport.report([("cart.xml", SampleReport.cart)])
    let earlier = try EarlierReport(JSONReport().bytes(of: report))
    let comparison = Comparison(of: report, with: earlier)
    let text = TextReport(comparison: comparison).text(of: report)
    #expect(text.split(separator: "\n").count { $0.hasPrefix("Since the earlier report") } == 1)
  }

  @Test func `far along a line a finding is found again by its frame`() throws {
    let space = String(repeating: " ", count: 200)
    let report = try SampleReport.report([
      ("a.xml", "<screen>\(space)<UIButton frame=\"1 2.5 60 60\"/></screen>")
    ])
    #expect(
      TextReport(style: { $0.detail = .everything }).text(of: report).hasPrefix(
        """
        a.xml:1:209: error: UIButton has no label [named]
            at: 1 2.5 60 60
            spoken: "Button"

        """))
  }
}
