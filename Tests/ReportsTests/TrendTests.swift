import Auditing
import Reports
import Testing

@Suite struct TrendTests {
  /// The cart after two earlier runs with more findings.
  private func comparison(of report: AuditReport) throws -> Comparison {
    let first = try EarlierReport(try ComparisonSample.earlier())
    let second = try EarlierReport(
      JSONReport().bytes(of: SampleReport.report([("cart.xml", ComparisonSample.before)])))
    var comparison = Comparison(of: report, with: second)
    comparison.trend = Trend(
      of: report, after: [("may.json", first), ("june <b>.json", second)])
    return comparison
  }

  @Test func `Markdown has a row for each run`() throws {
    let report = try SampleReport.report([("cart.xml", SampleReport.cart)])
    let text = MarkdownReport(comparison: try comparison(of: report)).text(of: report)
    #expect(
      text.contains(
        """

        ### Trend

        3 runs: errors from 3 to 1, warnings from 0 to 0.

        | report | errors | warnings | to review | notes |
        |---|---|---|---|---|
        | <code>may.json</code> | 3 | 0 | 2 | 0 |
        | <code>june &#60;b&#62;.json</code> | 2 | 0 | 2 | 0 |
        | <code>this run</code> | 1 | 0 | 2 | 1 |

        """))
  }

  @Test func `the page draws the numbers and has them in a table`() throws {
    let report = try SampleReport.report([("cart.xml", SampleReport.cart)])
    let bytes = HTMLReport(comparison: try comparison(of: report)).bytes(of: report)
    try DocumentCheck.check(bytes, .html)
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.contains("class=\"full\" d=\"M20.0,20.0 L280.0,70.0 L540.0,120.0\""))
    #expect(text.contains("class=\"dashed\" d=\"M20.0,170.0 L280.0,170.0 L540.0,170.0\""))
    #expect(text.contains(">1 error</text>") && text.contains(">0 warnings</text>"))
    #expect(
      text.contains(
        "<tr><th scope=\"row\">june &lt;b&gt;.json</th><td class=\"number\">2</td>"
          + "<td class=\"number\">0</td><td class=\"number\">2</td><td class=\"number\">0</td></tr>"
      ))
  }

  @Test func `a run that could not read everything says so`() throws {
    var report = try SampleReport.report([("cart.xml", SampleReport.cart)])
    let earlier = try EarlierReport(JSONReport().bytes(of: AuditReport(profile: .recommended)))
    report.unreadable = [.init(source: "x.xml", line: 1, column: 1, message: "it is broken")]
    var comparison = Comparison(of: report, with: earlier)
    comparison.trend = Trend(of: report, after: [("a.json", earlier), ("b.json", earlier)])
    let text = MarkdownReport(comparison: comparison).text(of: report)
    #expect(
      text.contains(
        """
        | <code>a.json (incomplete)</code> | 0 | 0 | 0 | 0 |
        | <code>b.json (incomplete)</code> | 0 | 0 | 0 | 0 |
        | <code>this run (incomplete)</code> | 1 | 0 | 2 | 1 |

        """))
  }

  @Test func `one earlier report is not a trend`() throws {
    let report = try SampleReport.report([("cart.xml", SampleReport.cart)])
    let comparison = try ComparisonSample.comparison(of: report)
    #expect(!MarkdownReport(comparison: comparison).text(of: report).contains("Trend"))
    #expect(!HTMLReport(comparison: comparison).text(of: report).contains("Trend"))
  }
}

@Suite struct BadgeTests {
  private func words(_ report: AuditReport) throws -> String {
    let svg = Badge(report).svg
    try DocumentCheck.check(svg, .xml)
    let text = String(decoding: svg, as: UTF8.self)
    return text.split(separator: "<title>").last?.split(separator: "</title>").first.map(
      String.init) ?? ""
  }

  @Test func `the weightiest findings are named`() throws {
    var report = try SampleReport.report([("cart.xml", SampleReport.cart)])
    #expect(try words(report) == "accessibility: 1 error")
    for index in report.screens[0].findings.indices {
      report.screens[0].findings[index].severity = .warning
      report.screens[0].findings[index].outcome = .fail
    }
    #expect(try words(report) == "accessibility: 4 warnings")
    report.screens[0].findings = []
    #expect(try words(report) == "accessibility: no errors or warnings")
  }

  @Test func `a run that could not read everything claims nothing`() throws {
    var report = try SampleReport.report([("cart.xml", SampleReport.cart)])
    report.unreadable = [.init(source: "x.xml", line: 1, column: 1, message: "it is broken")]
    #expect(try words(report) == "accessibility: not fully audited")
    #expect(try words(AuditReport(profile: .recommended)) == "accessibility: not fully audited")
  }

  @Test func `a badge is a picture of two fields`() throws {
    var report = try SampleReport.report([("cart.xml", SampleReport.cart)])
    report.screens[0].findings = []
    #expect(
      String(decoding: Badge(report).svg, as: UTF8.self) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <svg xmlns="http://www.w3.org/2000/svg" width="262" height="20" viewBox="0 0 262 20" \
        role="img" aria-label="accessibility: no errors or warnings">
          <title>accessibility: no errors or warnings</title>
          <rect width="103" height="20" fill="#333333"/>
          <rect x="103" width="159" height="20" fill="#1b6b2f"/>
          <g fill="#ffffff" font-family="Verdana, DejaVu Sans, sans-serif" font-size="11">
            <text x="6" y="14" textLength="91" lengthAdjust="spacingAndGlyphs">accessibility</text>
            <text x="109" y="14" textLength="147" lengthAdjust="spacingAndGlyphs">no errors or \
        warnings</text>
          </g>
        </svg>

        """)
  }
}
