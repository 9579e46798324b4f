import Auditing
import Reports
import Testing

@Suite struct TextReportTests {
  @Test func `a finding is a line, with what is spoken and how to mend it`() throws {
    let report = try SampleReport.report([("cart.xml", SampleReport.cart)])
    #expect(
      TextReport().text(of: report) == """
        cart.xml:3:5: error: UIButton "buy" has no label [named]
            spoken: "Button"
            mend: name it
        cart.xml:3:5: warning: UIButton "buy" is small [target-size-small, target-size-smaller] \
        (review)
            spoken: "Button"
            mend: enlarge it

        Looked at 1 screen, 3 elements, 2 stops, with 4 rules.
        Found 1 error, 0 warnings, 1 note (not shown), 2 to review.
        Notes not shown: hinted; --fail-on note shows them.
        Custom controls: 0.

        """)
  }

  /// More than one thread writes at a time.
  @Test(arguments: [599, 600, 601, 2500])
  func `many findings stand in their order`(_ count: Int) throws {
    var report = try SampleReport.report([("cart.xml", SampleReport.cart)])
    let finding = report.screens[0].findings[0]
    report.screens[0].findings = (0..<count).map { number in
      var other = finding
      other.message = "finding \(number)"
      return other
    }
    let lines = TextReport().text(of: report).split(separator: "\n").filter {
      $0.hasPrefix("cart.xml")
    }
    #expect(lines == (0..<count).map { "cart.xml:3:5: error: finding \($0) [named]" })
  }

  @Test func `notes are shown where they can fail a run`() throws {
    let report = try SampleReport.report([("cart.xml", SampleReport.cart)])
    let text = TextReport(threshold: .note).text(of: report)
    #expect(text.contains("cart.xml:4:5: note: UIButton \"Sell it\" is long [hinted]\n"))
    #expect(text.contains("Found 1 error, 0 warnings, 1 note, 2 to review.\n"))
  }

  @Test func `the same finding on several captures stands once`() throws {
    let report = try SampleReport.report([
      ("a.xml", SampleReport.cart), ("b.xml", "\n" + SampleReport.cart),
    ])
    let text = TextReport().text(of: report)
    #expect(text.contains("    also: b.xml:4:5\n"))
    #expect(text.split(separator: "\n").filter { $0.contains("has no label") }.count == 1)
    #expect(text.contains("Found 2 errors"))
  }

  @Test func `what was not run and could not be read is said`() throws {
    let report = try SampleReport.report([
      ("c.xml", SampleReport.capture), ("bad.xml", "<screen>\n"),
    ])
    #expect(
      TextReport().text(of: report) == """
        Looked at 1 screen, 2 elements, 1 stop, with 3 rules.
        Found 0 errors, 0 warnings, 0 notes.
        Custom controls unknown, because this format names no classes: xcuitest.
        Not run, because \(report.screens[0].skippedRules[0].reason): hinted.
        Could not read 1 file:
            bad.xml:2:1: the document ends in the middle, expected an end tag

        """)
  }

  @Test func `labels cannot write on the terminal`() throws {
    let label = "x&#27;[31m&#10;y\u{202E}z\u{85}"
    let report = try SampleReport.report([
      ("a.xml", "<screen><UIButton frame=\"0 0 9 9\" label=\"\(label)\"/></screen>")
    ])
    #expect(report.screens.isEmpty)
    let other = try SampleReport.report([
      ("a.xml", "<screen><UIButton frame=\"0 0 9 9\" label=\"xx&#10;y\u{202E}z\u{85}\"/></screen>")
    ])
    let text = TextReport().text(of: other)
    #expect(text.contains("a.xml:1:9: warning: UIButton \"xx yz\" is small"))
    #expect(text.contains("spoken: \"xx yz, Button\""))
  }
}

@Suite struct TextReportPlaceTests {
  @Test func `a comparison stands once, behind the summary`() throws {
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
      TextReport().text(of: report).hasPrefix(
        """
        a.xml:1:209: error: UIButton has no label [named]
            at: 1 2.5 60 60
            spoken: "Button"

        """))
  }
}
